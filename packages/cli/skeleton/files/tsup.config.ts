import { defineConfig } from 'tsup'

/** The portal's server: your modules in one bundle, packages beside it. */
export default defineConfig({
  entry: { main: 'server/main.ts' },
  outDir: 'dist/server',
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  clean: true,
  sourcemap: true,
})
