import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    foundation: 'src/foundation/index.ts',
    grid: 'src/grid/index.ts',
    'list-page': 'src/list-page/index.ts',
    form: 'src/form/index.ts',
    dialogs: 'src/dialogs/index.ts',
    'cron-builder': 'src/cron-builder/index.ts',
    'super-query': 'src/super-query/index.ts',
    testing: 'src/testing/index.ts',
  },
  format: ['esm'],
  // The declarations are built from entry files: a composite project would have to list every file.
  dts: { compilerOptions: { composite: false, incremental: false } },
  clean: true,
  target: 'es2023',
  splitting: true,
})
