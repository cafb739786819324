import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { defineConfig } from 'tsup'
import type { Options } from 'tsup'
import { declarationsOf } from '../../scripts/lib/declarations.mjs'

/** Built files stand side by side: sources name their workers by path and `.ts`, built files by name and `.js`. */
const workerNames: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'lading:worker-names',
  setup(build) {
    build.onLoad(
      { filter: /[\\/]src[\\/](?:upload|excel-import|grid[\\/]features[\\/]export)[\\/].*\.ts$/ },
      async ({ path }) => {
        const source = await readFile(path, 'utf8')
        return { contents: source.replace(/'[./\w-]*\/([\w-]+\.worker)\.ts'/g, "'./$1.js'"), loader: 'ts' }
      },
    )
  },
}

/**
 * The calendar of antd's pickers names its plugins without `.js`, so Node cannot load it as a module. It is built in (it is a
 * development dependency), names them in full, and keeps its notice.
 */
const calendarNames: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'lading:calendar-names',
  setup(build) {
    build.onLoad(
      { filter: /[\\/]@rc-component[\\/]picker[\\/]es[\\/]generate[\\/]dayjs\.js$/ },
      async ({ path }) => {
        const notice = await readFile(join(dirname(path), '..', '..', 'LICENSE'), 'utf8')
        const source = await readFile(path, 'utf8')
        const named = source.replace(/'(dayjs\/plugin\/\w+)'/g, "'$1.js'")
        return { contents: `/*! @rc-component/picker\n${notice}*/\n${named}`, loader: 'js' }
      },
    )
  },
}

const entry = {
  foundation: 'src/foundation/index.ts',
  grid: 'src/grid/index.ts',
  // Started by the grid as a worker, by its name.
  'xlsx.worker': 'src/grid/features/export/xlsx.worker.ts',
  'list-page': 'src/list-page/index.ts',
  pages: 'src/pages/index.ts',
  form: 'src/form/index.ts',
  dialogs: 'src/dialogs/index.ts',
  'cron-builder': 'src/cron-builder/index.ts',
  'super-query': 'src/super-query/index.ts',
  pickers: 'src/pickers/index.ts',
  'dict-controls': 'src/dict-controls/index.ts',
  'area-select': 'src/area-select/index.ts',
  upload: 'src/upload/index.ts',
  'excel-import': 'src/excel-import/index.ts',
  editors: 'src/editors/index.ts',
  'rule-form': 'src/rule-form/index.ts',
  'slider-verify': 'src/slider-verify/index.ts',
  'context-menu': 'src/context-menu/index.ts',
  testing: 'src/testing/index.ts',
  'compress.worker': 'src/upload/worker/compress.worker.ts',
  'sheet.worker': 'src/excel-import/worker/sheet.worker.ts',
  'old-sheet.worker': 'src/excel-import/worker/old-sheet.worker.ts',
  'workbook.worker': 'src/excel-import/worker/workbook.worker.ts',
}

export default defineConfig({
  entry,
  format: ['esm'],
  // A composite project would have to list every file.
  dts: { entry: declarationsOf(entry), compilerOptions: { composite: false, incremental: false } },
  clean: true,
  target: 'es2023',
  splitting: true,
  sourcemap: true,
  esbuildPlugins: [workerNames, calendarNames],
})
