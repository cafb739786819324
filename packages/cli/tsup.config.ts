import { defineConfig } from 'tsup'
import { writeSkeleton, writeTemplates } from './skeleton/collect.mjs'

export default defineConfig({
  entry: { index: 'src/index.ts', bin: 'src/bin.ts', drafts: 'src/draftsOf.ts' },
  format: ['esm'],
  // The declarations are built from entry files: a composite project would have to list every file.
  dts: {
    entry: { index: 'src/index.ts', drafts: 'src/draftsOf.ts' },
    // Templates of projects are typed by what those of the tool are.
    resolve: ['@lading/templates'],
    compilerOptions: { composite: false, incremental: false, customConditions: ['@lading/source'] },
  },
  clean: true,
  target: 'es2023',
  sourcemap: true,
  onSuccess: async () => {
    writeSkeleton('dist/skeleton.json')
    writeTemplates('dist/templates.json')
  },
  // The templates are a part of the tool, not a package of their own.
  noExternal: ['@lading/templates'],
  esbuildOptions: (options) => {
    options.conditions = ['@lading/source']
  },
})
