import { defineConfig } from 'tsup'
import { declarationsOf } from '../../scripts/lib/declarations.mjs'

export default defineConfig({
  // The database process and the thread that reads workbooks are entries: they stand beside index.js, which starts them.
  entry: {
    index: 'src/index.ts',
    databaseHost: 'src/db/databaseHost.ts',
    workbookWorker: 'src/spreadsheet/workbookWorker.ts',
  },
  format: ['esm'],
  // The declaration bundler takes no composite project.
  dts: {
    entry: declarationsOf({ index: 'src/index.ts' }),
    compilerOptions: { composite: false, incremental: false },
  },
  clean: true,
  target: 'es2023',
  sourcemap: true,
})
