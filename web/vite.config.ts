import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const SERVER = "http://127.0.0.1:8123";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    // The server finds the built client inside the Python package.
    outDir: "../src/insectarium/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // How long each plugin took is nobody's concern on a busy machine.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // `npm run dev` beside `insectarium serve`, which answers only its own pages.
  server: { proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } } } },
});
