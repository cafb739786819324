import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/** One page; each peer is a chunk of its own, loaded by `?peer=<name>`, so that no peer's code burdens another. */
export default defineConfig({
  root: here('.'),
  base: './',
  plugins: [react()],
  resolve: {
    alias: { '@lading/ui/grid': here('../../packages/ui/src/grid/index.ts') },
    conditions: ['@lading/source', 'module', 'browser', 'production'],
    // The grid of this repository and the peers must share one React.
    dedupe: ['react', 'react-dom', 'antd', 'react-hook-form'],
  },
  build: {
    outDir: here('../dist/grid'),
    emptyOutDir: true,
    target: 'esnext',
    chunkSizeWarningLimit: 5_000,
    reportCompressedSize: true,
  },
})
