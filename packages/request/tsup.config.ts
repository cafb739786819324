import { defineConfig } from 'tsup'
import { declarationsOf } from '../../scripts/lib/declarations.mjs'

const entry = { index: 'src/index.ts' }

export default defineConfig({
  entry,
  format: ['esm'],
  // The declaration bundler takes no project references.
  dts: { entry: declarationsOf(entry), compilerOptions: { composite: false, incremental: false } },
  clean: true,
  target: 'es2023',
  sourcemap: true,
})
