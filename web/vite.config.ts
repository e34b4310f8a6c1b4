import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { icons } from "./build/icons.ts";

const table = process.env.BURGLE_TABLE ?? "http://127.0.0.1:8777";

export default defineConfig({
  plugins: [icons(), svelte()],
  base: "./",
  build: {
    target: "es2022",
    outDir: "../src/burgle/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no data: fonts
    chunkSizeWarningLimit: 400,
  },
  server: {
    proxy: {
      "/api": { target: table },
      "/ws": { target: table, ws: true },
    },
  },
});
