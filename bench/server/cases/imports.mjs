import { createRequire } from 'node:module'
import { CUSTOMER, VESSEL } from '../trade.mjs'

const require = createRequire(new URL('../../../packages/server/package.json', import.meta.url))

/** Accounts of the demo: a handler is one of the users. */
const HANDLERS = ['admin', 'sales', 'viewer']

/** The row of a quotation without its lines, by its place: what the workbook holds and the plain server inserts. */
export const importedRow = (at) => ({
  customerNo: CUSTOMER,
  customerName: '长荣海运',
  vessel: VESSEL,
  vesselName: 'EVER GRACE',
  eta: '2026-12-01',
  custDept: `Department ${at}`,
  salesmanName: HANDLERS[at % HANDLERS.length],
  remark: `row ${at}`,
})

const HEADINGS = [
  '客户编号',
  '客户名称',
  '船舶编码',
  '船舶名称',
  '预计到港',
  '客户部门',
  '销售负责人',
  '备注',
]

/** A workbook as the export makes it: title and remark, the headings in the third row, then the rows. */
export function workbookOf(count) {
  const { utils, write } = require('@e965/xlsx')
  const rows = [['报价单'], ['bench'], HEADINGS]
  for (let at = 0; at < count; at += 1) rows.push(Object.values(importedRow(at)))
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { dense: true }), 'rows')
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true })
}

/** Sends the workbook; meanwhile another user keeps asking for the list. Gives seconds and the times of the lists. */
export async function importRows(api, other, workbook, count) {
  const form = new FormData()
  form.append('files[]', new File([workbook], 'rows.xlsx'))
  let done = false
  const times = []
  const asking = (async () => {
    while (!done) {
      const from = performance.now()
      await other.get('/sales/saQuotation/list?pageNo=1&pageSize=20')
      times.push(performance.now() - from)
      await new Promise((next) => setTimeout(next, 50))
    }
  })()
  const from = performance.now()
  try {
    await api.post('/sales/saQuotation/importExcel', form)
  } finally {
    done = true
    await asking
  }
  const seconds = (performance.now() - from) / 1000
  const last = await api.get(
    `/sales/saQuotation/list?custDept=${encodeURIComponent(`Department ${count - 1}`)}`,
  )
  if (last.total < 1 || last.records[0].remark !== `row ${count - 1}`)
    throw new Error('the last row was not imported')
  return { seconds, times }
}
