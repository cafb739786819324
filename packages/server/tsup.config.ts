import { defineConfig } from 'tsup'

export default defineConfig({
  // The database process is an entry of its own: it stands beside index.js and is forked from it.
  entry: { index: 'src/index.ts', databaseHost: 'src/db/databaseHost.ts' },
  format: ['esm'],
  // The declaration bundler takes no composite project.
  dts: { entry: { index: 'src/index.ts' }, compilerOptions: { composite: false, incremental: false } },
  clean: true,
  target: 'es2023',
})
