// The shapes of seats are the same as in the pictures (src/insectarium/scene/palette.py; a test compares them).

export const SEAT_SHAPES = ["circle", "square", "triangle", "diamond", "hexagon", "star"] as const;

export const SHAPE_PATHS: Record<(typeof SEAT_SHAPES)[number], string> = {
  circle: "M0-17A17 17 0 0 1 0 17A17 17 0 0 1 0-17Z",
  square: "M-15.5-15.5H15.5V15.5H-15.5Z",
  triangle: "M0-21 20 14H-20Z",
  diamond: "M0-21 21 0 0 21-21 0Z",
  hexagon: "M-9.5-17H9.5L19 0 9.5 17H-9.5L-19 0Z",
  star: "M0-20 6.8-9.3 19-6.2 11 3.6 11.8 16.2 0 11.5-11.8 16.2-11 3.6-19-6.2-6.8-9.3Z",
};

export function shapeOf(seat: number): (typeof SEAT_SHAPES)[number] {
  return SEAT_SHAPES[seat % SEAT_SHAPES.length] ?? SEAT_SHAPES[0];
}

export function letterOf(seat: number): string {
  return "ABCDEFGHIJKLMNOPQRST".charAt(seat);
}

/** Dark letters on light colours, light ones on dark. */
export function inkOn(tone: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(tone.slice(at, at + 2), 16));
  return 0.3 * red + 0.59 * green + 0.11 * blue > 150 ? "#2b2119" : "#fffaf0";
}
