import writeXlsxFile from 'write-excel-file/node'
import { describe, expect, it, vi } from 'vitest'
import { SourceError } from '../../foundation/dataSource'
import type { ResourceSource } from '../../foundation/dataSource'
import { checkRows, groupIssues, rowsOf, valueOf } from './checkRows'
import type { ImportColumn } from './importTypes'
import { errorFileOf } from '../../dialogs/import-answer/errorFile'
import { refuseWorkbook, unpackedSize } from './limits'
import { findHeadings, mapColumns, rememberMapping } from './mapColumns'
import { heldLines, rowsToSend, startsOf, withChanges } from './recordRows'
import { refusedLines, sendAsWorkbook } from './sendAsWorkbook'
import { NO_REPORT, sendRows } from './sendRows'

const columns: ImportColumn[] = [
  { key: 'itemId', title: '物料编码', rules: [{ required: true }, { unique: true }] },
  { key: 'quantity', title: '数量', type: 'inputNumber' },
  { key: 'eta', title: '到港日', type: 'date' },
  {
    key: 'unit',
    title: '单位',
    type: 'select',
    options: [
      { value: 'PCS', text: '个' },
      { value: 'KG', text: '千克' },
    ],
  },
]

/** A zip of one entry that says what it unpacks to. */
function claiming(size: number): Uint8Array {
  const bytes = new Uint8Array(46 + 22)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 0x02014b50, true)
  view.setUint32(24, size, true)
  view.setUint32(46, 0x06054b50, true)
  view.setUint16(46 + 10, 1, true)
  return bytes
}

describe('limits', () => {
  it('reads what a zip unpacks to without unpacking it', async () => {
    const book = new Uint8Array(await writeXlsxFile([[{ value: 'a', type: String }]]).toBuffer())
    expect(unpackedSize(book)).toBeGreaterThan(book.length)
    expect(refuseWorkbook(book)).toBeUndefined()
  })
  it('refuses what is no zip, too large, or a bomb', () => {
    expect(refuseWorkbook(new TextEncoder().encode('<html>no workbook at all</html>'))).toBe('notSheet')
    expect(refuseWorkbook(new Uint8Array(20 * 1024 * 1024 + 1))).toBe('tooLarge')
    expect(refuseWorkbook(claiming(40 * 1024 * 1024))).toBe('tooLargeUnpacked')
  })
})

describe('columns', () => {
  it('are found under titles, with stars, blanks and notes', () => {
    expect(mapColumns(['* 物料编码', '数量（个）', '备注', 'ETA', '数量'], columns)).toEqual([
      'itemId',
      'quantity',
      undefined,
      'eta',
      undefined,
    ])
  })
  it('are found under further titles, after their own', () => {
    const both = [
      { key: 'site', title: 'Site', alsoTitled: ['站点', 'Site'] },
      { key: 'place', title: 'Place', alsoTitled: ['地点', 'Site'] },
    ]
    expect(mapColumns(['站点', '地点'], both)).toEqual(['site', 'place'])
    expect(mapColumns(['Site', 'Place'], both)).toEqual(['site', 'place'])
  })
  it('are found below the titles of an export', () => {
    const sheet = [['报价单报表'], ['导出人:管理员'], ['物料编码', '数量'], ['A-1', 3]]
    expect(findHeadings(sheet, columns)).toBe(2)
  })
  it('are remembered as they were chosen', () => {
    const chosen = rememberMapping(['货号', '数量'], ['itemId', 'quantity'])
    expect(mapColumns(['数量', '货号 '], columns, chosen)).toEqual(['quantity', 'itemId'])
  })
})

describe('valueOf', () => {
  it.each([
    [' 个 ', 3, 'PCS'],
    ['KG', 3, 'KG'],
    ['箱', 3, '箱'],
    ['1,234.5', 1, 1234.5],
    ['很多', 1, '很多'],
    ['2026年1月3日', 2, '2026-01-03'],
    ['2026/1/3', 2, '2026-01-03'],
    ['', 0, null],
    [13800138000, 0, '13800138000'],
  ])('%j', (cell, column, value) => expect(valueOf(cell, columns[column]!)).toBe(value))
})

describe('checkRows', () => {
  it('checks by the rules of the grid, over the whole sheet, and groups', async () => {
    const rows = await rowsOf(
      [
        ['物料编码', '数量', '到港日', '单位'],
        ['A', 1, '2026-01-01', '个'],
        [null, null, null, null],
        ['A', 'x', 'soon', '箱'],
        [null, 2, null, null],
      ],
      0,
      ['itemId', 'quantity', 'eta', 'unit'],
      columns,
    )
    expect(rows.map(({ line }) => line)).toEqual([2, 4, 5])
    const issues = await checkRows(rows, columns, { locale: 'zh-CN' })
    expect(issues).toEqual([
      { line: 2, field: 'itemId', message: '物料编码不能重复' },
      { line: 4, field: 'itemId', message: '物料编码不能重复' },
      { line: 4, field: 'quantity', message: '数量应为数字' },
      { line: 4, field: 'eta', message: '到港日应为日期，如 2026-01-31' },
      { line: 4, field: 'unit', message: '单位不在可选范围内' },
      { line: 5, field: 'itemId', message: '物料编码不能为空' },
    ])
    expect(groupIssues(issues)[0]).toEqual({ message: '物料编码不能重复', count: 2, lines: [2, 4] })
  })
})

it('asks nothing of the optional columns that a sheet does not have', async () => {
  const issues = await checkRows([{ line: 2, values: { itemId: 'A', quantity: 1 } }], columns, {
    locale: 'zh-CN',
  })
  expect(issues).toEqual([])
})

describe('sheets with lines', () => {
  const lined: ImportColumn[] = [
    { key: 'customer', title: '客户', rules: [{ required: true }, { unique: true }] },
    { key: 'line.item', line: 'line', title: '明细：物料', rules: [{ required: true }] },
    { key: 'line.price', line: 'line', title: '明细：单价', type: 'inputNumber' },
    { key: 'cost.amount', line: 'cost', title: '费用：金额', rules: [{ required: true }] },
  ]
  const row = (line: number, customer: unknown, item: unknown, price: unknown) => ({
    line,
    values: { customer, 'line.item': item, 'line.price': price },
  })
  // A record of two rows, its header repeated; one of three, its header left blank below; one without lines.
  const rows = [
    row(2, 'A', 'x', 1),
    row(3, 'A', 'y', 2),
    row(4, 'B', 'x', 1),
    row(5, null, null, 7),
    row(6, null, 'z', 3),
    row(7, 'C', null, null),
  ]

  it('ask the header of the first row of a record, and lines where there is one', async () => {
    expect(startsOf(rows, lined)).toEqual([true, false, true, false, false, true])
    expect(await checkRows(rows, lined, { locale: 'zh-CN' })).toEqual([
      { line: 5, field: 'line.item', message: '明细：物料不能为空' },
    ])
    const again = [...rows, row(8, 'A', 'x', 1)]
    const repeated = (await checkRows(again, lined, { locale: 'zh-CN' })).filter(({ line }) => line !== 5)
    expect(repeated.map(({ line, field }) => [line, field])).toEqual([
      [2, 'customer'],
      [8, 'customer'],
    ])
  })

  it('take a record with all of its rows, or not at all', async () => {
    expect([...heldLines(rows, lined, new Set([5]))]).toEqual([4, 5, 6])
    const parts: number[] = []
    const send = (part: readonly unknown[]) => {
      parts.push(part.length)
      return Promise.resolve({})
    }
    await sendRows(rows, send, {
      importId: 'i',
      signal: new AbortController().signal,
      batch: 1,
      starts: startsOf(rows, lined),
      onReport: () => {},
    })
    expect(parts).toEqual([2, 3, 1])
  })

  it('keep a record together when its header is corrected', () => {
    const mended = withChanges(rows, lined, new Map([[2, row(2, 'D', 'x', 1).values]]))
    expect(mended.slice(0, 3).map(({ values }) => values.customer)).toEqual(['D', 'D', 'B'])
    expect(startsOf(mended, lined)).toEqual(startsOf(rows, lined))
  })

  it('are records only where no row holds a line', () => {
    const bare = [row(2, 'A', null, null), row(3, 'A', null, null)]
    expect(startsOf(bare, lined)).toBeUndefined()
    expect([...heldLines(bare, lined, new Set([3]))]).toEqual([3])
    expect(rowsToSend(bare, lined).map(({ values }) => values)).toEqual([
      { customer: 'A' },
      { customer: 'A' },
    ])
  })
})

describe('sendRows', () => {
  const rows = Array.from({ length: 5 }, (_, at) => ({ line: at + 2, values: { itemId: `A${at}` } }))
  const signal = new AbortController().signal

  it('goes on where it was interrupted, and tells the lines of refused rows', async () => {
    let calls = 0
    const keys: string[] = []
    const send = vi.fn((part: readonly unknown[], { idempotencyKey }: { idempotencyKey: string }) => {
      keys.push(idempotencyKey)
      calls += 1
      if (calls === 2) return Promise.reject(new TypeError('offline'))
      return Promise.resolve(part.length === 2 ? { failed: [{ index: 1, message: '重复' }] } : {})
    })
    let report = NO_REPORT
    const options = {
      importId: 'i',
      signal,
      batch: 2,
      onReport: (next: typeof report) => void (report = next),
    }
    await expect(sendRows(rows, send, options)).rejects.toThrow('offline')
    expect(report).toMatchObject({ sent: 2, created: 1 })
    report = await sendRows(rows, send, { ...options, from: report })
    expect(report).toMatchObject({ sent: 5, created: 3 })
    expect(report.failed).toEqual([
      { line: 3, message: '重复' },
      { line: 5, message: '重复' },
    ])
    expect(keys).toEqual(['i-0', 'i-2', 'i-2', 'i-4'])
  })

  it('reads the lines that the server refused', () => {
    expect(
      refusedLines(
        '共3行，成功1行，失败2行\n第 4 行：编码不能为空，忽略导入。\n第 6 行：数据库中已存在该记录，忽略导入。',
      ),
    ).toEqual([
      { line: 4, message: '编码不能为空' },
      { line: 6, message: '数据库中已存在该记录' },
    ])
  })

  it('sends workbooks to a resource', async () => {
    const importFiles = vi.fn<ResourceSource['importFiles']>(() =>
      Promise.resolve({
        success: true,
        code: 201,
        message: '文件导入成功，但有错误。',
        result: { successCount: 1, errorCount: 1, msg: '共2行\n第 5 行：数量应为数字，忽略导入。' },
      }),
    )
    const send = sendAsWorkbook({ importFiles } as unknown as ResourceSource, columns)
    const answer = await send([{ itemId: '=1+1', unit: 'PCS' }, { itemId: 'B' }], {
      signal,
      idempotencyKey: 'k',
    })
    expect(answer).toEqual({
      created: 1,
      skipped: 0,
      failed: [{ index: 1, field: 'quantity', message: '数量应为数字' }],
    })
    expect(importFiles.mock.calls[0]![0][0]!.name).toBe('import.xlsx')
    expect(importFiles.mock.calls[0]![2]).toMatchObject({ idempotencyKey: 'k', signal })
    importFiles.mockRejectedValueOnce(new SourceError('没有权限', 510))
    await expect(send([{}], { signal, idempotencyKey: 'k' })).rejects.toThrow('没有权限')
  })

  it('sends a batch whose answer was lost once more, byte for byte under its key', async () => {
    const importFiles = vi.fn<ResourceSource['importFiles']>(() => Promise.reject(new TypeError('offline')))
    const send = sendAsWorkbook({ importFiles }, columns)
    for (const idempotencyKey of ['i-0', 'i-0', 'i-1000'])
      await expect(send([{ itemId: 'A' }], { signal, idempotencyKey })).rejects.toThrow('offline')
    const [first, again, next] = importFiles.mock.calls
    expect(again![0][0]).toBe(first![0][0])
    expect(next![0][0]).not.toBe(first![0][0])
    expect(importFiles.mock.calls.map(([, , options]) => options?.idempotencyKey)).toEqual([
      'i-0',
      'i-0',
      'i-1000',
    ])
  })

  it('puts what the server names at the cells, also when it took no row at all', async () => {
    const issues = [
      { index: 1, message: '数量应为数字；负责人没有“张三”，请填写姓名、账号或工号' },
      { index: 0, message: '数据库中已存在该记录' },
    ]
    const refused = new SourceError('文件导入失败:第 5 行：数量应为数字，忽略导入。', 500, issues)
    const importFiles = () => Promise.reject(refused)
    const send = sendAsWorkbook({ importFiles }, [...columns, { key: 'handler', title: '负责人' }])
    expect(await send([{}, {}], { signal, idempotencyKey: 'k' })).toEqual({
      created: 0,
      skipped: 0,
      failed: [
        { index: 1, field: 'quantity', message: '数量应为数字' },
        { index: 1, field: 'handler', message: '负责人没有“张三”，请填写姓名、账号或工号' },
        { index: 0, message: '数据库中已存在该记录' },
      ],
    })
  })

  it.each([
    ['logs/e.txt', 'logs/e.txt'],
    [{ fileUrl: '/sys/common/static/logs/e.xlsx' }, 'logs/e.xlsx'],
    [null, undefined],
  ])('error file of %j', (result, file) => expect(errorFileOf(result)).toBe(file))
})
