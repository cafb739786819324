import { fileURLToPath } from 'node:url'
import { defineConfig } from 'tsup'
import { writeSkeleton, writeTemplates } from './skeleton/collect.mjs'

export default defineConfig({
  entry: { index: 'src/index.ts', bin: 'src/bin.ts', drafts: 'src/draftsOf.ts' },
  format: ['esm'],
  // The declarations are built from entry files: a composite project would have to list every file.
  dts: {
    entry: { index: 'src/index.ts', drafts: 'src/draftsOf.ts' },
    compilerOptions: {
      composite: false,
      incremental: false,
      customConditions: ['@lading/source'],
      // Found by path and not in node_modules, the types of the templates are written into those of the tool.
      rootDir: fileURLToPath(new URL('../..', import.meta.url)),
      paths: { '@lading/templates': [fileURLToPath(new URL('../../templates/index.ts', import.meta.url))] },
    },
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
