import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const ui = (entry) => here(`../../packages/ui/src/${entry}/index.ts`)

/** One page; each case is a chunk of its own, loaded by `?case=<name>`. */
export default defineConfig({
  root: here('.'),
  base: './',
  plugins: [react()],
  resolve: {
    alias: {
      '@lading/ui/foundation': ui('foundation'),
      '@lading/ui/pickers': ui('pickers'),
      '@lading/ui/upload': ui('upload'),
      '@lading/ui/excel-import': ui('excel-import'),
      '@lading/ui/testing': ui('testing'),
    },
    conditions: ['@lading/source', 'module', 'browser', 'production'],
    // The widgets of this repository and the plain ones beside them must share one React and one antd.
    dedupe: ['react', 'react-dom', 'antd', 'react-hook-form'],
  },
  build: {
    outDir: here('../dist/widgets'),
    emptyOutDir: true,
    target: 'esnext',
    chunkSizeWarningLimit: 5_000,
  },
})
