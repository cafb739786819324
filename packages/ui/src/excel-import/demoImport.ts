import type { ImportColumn } from './logic/importTypes'
import type { SheetCell } from './logic/readSheet'

/** Columns of the stories and tests. */
export const demoImportColumns: ImportColumn[] = [
  { key: 'itemId', title: '物料编码', rules: [{ required: true }, { unique: true }] },
  { key: 'quantity', title: '数量', type: 'inputNumber', rules: [{ required: true }] },
  { key: 'unit', title: '单位', type: 'select', options: [{ value: 'PCS', text: '个' }] },
]

/** A sheet in the layout of the export, with two bad rows. */
export const demoSheet: SheetCell[][] = [
  ['报价明细报表'],
  ['导出人:管理员'],
  ['物料编码', '数量', '单位'],
  ['IM-1', 3, '个'],
  ['IM-2', '很多', '个'],
  [null, 5, '个'],
  ['IM-4', 1, '个'],
]
