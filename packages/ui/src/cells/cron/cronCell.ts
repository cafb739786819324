import { gridPart } from '../../grid/api/gridPart'
import { defineCell } from '../../grid/api/cell'
import { compareTexts, plainText } from '../../grid/api/plainText'

const cron = () => import('./cronParts')
const CronDialog = gridPart(async () => (await cron()).CronDialog)
const CronPanel = gridPart(async () => (await cron()).CronPanel)

/** A cron expression: typed, with its meaning under the cell, or built in a dialog. Kept as it is typed. */
export const cronCell = defineCell({
  editor: 'line',
  toText: plainText,
  parse: (text) => ({ ok: true, value: text.trim().replace(/\s+/g, ' ') }),
  // What reads expressions comes when there is one to check.
  rules: (column) => [{ handler: async (input) => (await cron()).checkCron(input, column) }],
  compare: compareTexts,
  Panel: CronPanel,
  Dialog: CronDialog,
  hasDialog: (_column, provided) => provided,
  width: 200,
})
