import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: ['esm'],
  // The declaration bundler takes no project references.
  dts: { compilerOptions: { composite: false, incremental: false } },
  clean: true,
  target: 'es2023',
})
