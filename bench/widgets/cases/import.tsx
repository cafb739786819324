import { ImportWizard, workbookOf } from '@lading/ui/excel-import'
import type { ImportColumn } from '@lading/ui/excel-import'
import { createFakeDataSource } from '@lading/ui/testing'
import { UiProvider } from '@lading/ui/foundation'
import { createRoot } from 'react-dom/client'
import { longestTask, painted, until } from '../case'
import type { Case } from '../case'

const ROWS = 100_000
const COLUMNS: ImportColumn[] = [
  { key: 'code', title: '编码', rules: [{ required: true }, { unique: true }] },
  { key: 'name', title: '名称', rules: [{ required: true }] },
  { key: 'quantity', title: '数量', type: 'inputNumber', rules: [{ required: true }] },
  { key: 'price', title: '单价', type: 'inputNumber' },
  { key: 'unit', title: '单位', type: 'select', options: [{ value: 'PCS', text: '个' }] },
  { key: 'eta', title: '到港日', type: 'date' },
  { key: 'port', title: '港口', rules: [{ pattern: '*' }] },
  { key: 'vessel', title: '船名' },
  { key: 'mail', title: '邮箱', rules: [{ pattern: 'e' }] },
  { key: 'remark', title: '备注' },
]

/** 100,000 rows of ten columns; one in fifty has a wrong unit. */
const rows = () =>
  Array.from({ length: ROWS }, (_, at) => ({
    line: at + 4,
    values: {
      code: `IM-${at}`,
      name: `备件 ${at}`,
      quantity: at % 97,
      price: at / 7,
      unit: at % 50 === 0 ? '箱' : 'PCS',
      eta: `2026-0${(at % 9) + 1}-1${at % 9}`,
      port: '上海',
      vessel: `MV ${at % 300}`,
      mail: `user${at}@example.com`,
      remark: '',
    },
  }))

const named = (name: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent?.startsWith(name))

/** A workbook of 100,000 × 10: read, checked, corrected in all rows, checked again and handed over in batches. */
export const run: Case = async (host) => {
  const file = new File([await workbookOf(rows(), COLUMNS, { title: 'bench' })], 'bench.xlsx')
  // The million cells that made it are no garbage of the reading.
  ;(globalThis as { gc?: () => void }).gc?.()
  let sent = 0
  createRoot(host).render(
    <UiProvider dataSource={createFakeDataSource()}>
      <ImportWizard
        open
        columns={COLUMNS}
        send={(part) => {
          sent += part.length
          return Promise.resolve({ created: part.length })
        }}
        onClose={() => {}}
      />
    </UiProvider>,
  )
  await until('the field', () => document.querySelector('input[type=file]') !== null)
  await new Promise((resolve) => setTimeout(resolve, 500))
  const times: Record<string, number> = {}
  const timed = async (name: string, act: () => void, shown: () => boolean) => {
    const from = performance.now()
    act()
    await until(name, shown, 120_000)
    times[name] = performance.now() - from
    await painted()
  }
  const choose = () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    const chosen = new DataTransfer()
    chosen.items.add(file)
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const says = (text: string) => document.body.textContent?.includes(text) ?? false
  const longest: Record<string, number> = {}
  const measure = async (name: string, act: () => void, shown: () => boolean) => {
    longest[name] = await longestTask(() => timed(name, act, shown))
  }
  await measure('read', choose, () => says(`共 ${ROWS} 行数据`))
  await measure(
    'check',
    () => named('下一步')!.click(),
    // To the end: the wrong rows stand in the grid, with what is wrong at their cells.
    () => says('2000 行有误') && document.querySelector('[role=gridcell][aria-invalid=true]') !== null,
  )
  await measure(
    'send',
    () => named('导入 98000 行')!.click(),
    () => says('导入完成'),
  )
  if (sent !== ROWS - ROWS / 50) throw new Error(`${sent} rows were sent.`)
  return [
    { name: 'import of 100,000 × 10: read in the worker', value: times['read']!, unit: 'ms', goal: 3000 },
    { name: 'longest task while it is read', value: longest['read']!, unit: 'ms', goal: 50 },
    { name: 'import of 100,000 × 10: a million cells checked', value: times['check']!, unit: 'ms' },
    { name: 'longest task while they are checked', value: longest['check']!, unit: 'ms', goal: 50 },
    { name: 'longest task while 98,000 rows are handed over', value: longest['send']!, unit: 'ms', goal: 50 },
  ]
}
