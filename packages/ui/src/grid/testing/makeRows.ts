import type { Row } from '@lading/core/rules'
import type { GridColumn } from '../api/column'

/** A line of a made-up order. */
export type MadeRow = Row & { id: string }

const ITEMS = ['缆绳', '油漆', '滤芯', '轴承', '救生衣', '阀门', '电缆', '螺栓', '焊条', '润滑油']
const UNITS = ['PCS', 'KG', 'M', 'SET', 'BOX']
const unitTexts: Record<string, string> = { PCS: '个', KG: '千克', M: '米', SET: '套', BOX: '箱' }

/** A cheap number that looks random and is the same at every run. */
const scatter = (n: number) => ((n * 2654435761) >>> 0) / 4294967296

const two = (n: number) => String(n).padStart(2, '0')

/** Columns of every type, repeated until there are `count`; the first ones are those of an order's lines. */
export function makeColumns(count = 30): GridColumn[] {
  const kinds: ((n: number) => GridColumn)[] = [
    (n) => ({ key: `item${n}`, title: `物料 ${n}`, type: 'input', validateRules: [{ required: true }] }),
    (n) => ({
      key: `quantity${n}`,
      title: `数量 ${n}`,
      type: 'inputNumber',
      digits: 2,
      statistics: ['sum', 'average'],
    }),
    (n) => ({
      key: `unit${n}`,
      title: `单位 ${n}`,
      type: 'select',
      options: UNITS.map((value) => ({ value, text: unitTexts[value]! })),
    }),
    (n) => ({ key: `date${n}`, title: `交期 ${n}`, type: 'date', width: 135 }),
    (n) => ({ key: `urgent${n}`, title: `加急 ${n}`, type: 'checkbox' }),
    (n) => ({ key: `remark${n}`, title: `备注 ${n}`, type: 'textarea', width: 120 }),
    (n) => ({ key: `time${n}`, title: `时间 ${n}`, type: 'datetime', width: 190 }),
    (n) => ({ key: `code${n}`, title: `编号 ${n}`, type: 'normal' }),
  ]
  return Array.from({ length: count }, (_, index) => ({
    width: 120,
    ...kinds[index % kinds.length]!(Math.floor(index / kinds.length) + 1),
  }))
}

/** Rows for `makeColumns(columns)`: the same ones at every run. */
export function makeRows(count: number, columns = 30): MadeRow[] {
  const groups = Math.ceil(columns / 8)
  return Array.from({ length: count }, (_, index) => {
    const row: MadeRow = { id: `r${index + 1}` }
    for (let n = 1; n <= groups; n++) {
      const seed = scatter(index * 31 + n)
      const day = `2026-${two(1 + Math.floor(seed * 12))}-${two(1 + Math.floor(scatter(index + n) * 28))}`
      row[`item${n}`] = `${ITEMS[Math.floor(seed * ITEMS.length)]}-${index + 1}`
      row[`quantity${n}`] = Math.round(seed * 100000) / 100
      row[`unit${n}`] = UNITS[Math.floor(scatter(index + n * 7) * UNITS.length)]
      row[`date${n}`] = day
      row[`urgent${n}`] = seed > 0.8 ? 'Y' : 'N'
      row[`remark${n}`] = seed > 0.5 ? `第 ${index + 1} 行的备注` : ''
      row[`time${n}`] = `${day} ${two(Math.floor(seed * 24))}:30:00`
      row[`code${n}`] = `C${String(index + 1).padStart(6, '0')}`
    }
    return row
  })
}
