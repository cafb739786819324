import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/** One page; each peer is a chunk of its own, loaded by `?peer=<name>`. */
export default defineConfig({
  root: here('.'),
  base: './',
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'esnext',
    chunkSizeWarningLimit: 10_000,
    minify: false,
  },
})
