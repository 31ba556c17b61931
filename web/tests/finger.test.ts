import { describe, expect, it } from "vitest";
import { FINGERTIP, isSmall, underFinger } from "../src/lib/finger";

const die = { id: "die", x: 100, y: 100, width: 12, height: 16 };
const sign = { id: "sign", x: 130, y: 90, width: 80, height: 60 };

describe("a finger", () => {
  it("hits a small place that it covers", () => {
    expect(underFinger({ x: 106 - FINGERTIP / 2, y: 108 }, [die])).toBe("die");
  });

  it("does not reach farther than its tip", () => {
    expect(underFinger({ x: 105 - FINGERTIP / 2, y: 108 }, [die])).toBeNull();
    expect(underFinger({ x: 106, y: 109 + FINGERTIP / 2 }, [die])).toBeNull();
  });

  it("makes nothing larger that is large enough", () => {
    expect(underFinger({ x: 211, y: 100 }, [sign])).toBeNull();
  });

  it("means the nearest of two", () => {
    expect(underFinger({ x: 124, y: 108 }, [die])).toBe("die");
    expect(underFinger({ x: 131, y: 108 }, [die, sign])).toBe("sign");
    expect(underFinger({ x: 118, y: 108 }, [sign, die])).toBe("die");
  });

  it("can miss a piece, not a board", () => {
    expect(isSmall(die)).toBe(true);
    expect(isSmall({ width: 300, height: 20 })).toBe(false);
  });
});
