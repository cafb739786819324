import { utils, write } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readWorkbook } from '../spreadsheet/readWorkbook'
import type { WrittenCell } from '../spreadsheet/writeWorkbook'
import { writeWorkbook } from '../spreadsheet/writeWorkbook'
import { testOrderServer } from '../testing/orderEntity'
import type { Caller, TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'

let server: TestServer
let sales: Caller
beforeAll(async () => {
  server = await startTestServer([testOrderServer])
  sales = await server.login('sales')
})
afterAll(() => server.close())

const BOUNDARY = 'xxBOUNDARYxx'
async function send(content: Buffer, name = 'a.xlsx') {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="files[]"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/sales/tsOrder/importExcel',
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'x-access-token': sales.token },
  })
  return response.json()
}
const HEADINGS = ['客户', '参考号', '币种', '到港']
async function book(rows: WrittenCell[][], headings = HEADINGS): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of writeWorkbook([[['t'], ['x'], headings], rows])) chunks.push(chunk)
  return Buffer.concat(chunks)
}
const stored = async (where: string) =>
  (await server.db.pool.query(`SELECT * FROM ts_order WHERE ${where} ORDER BY order_no`)).rows
const read = (url: string, token = sales.token) =>
  server.app.inject({ url: `/api${url}`, headers: { 'x-access-token': token! } })

describe('an import with bad rows', () => {
  it('stores the good ones, and gives the others back to be corrected and sent again', async () => {
    const rows: WrittenCell[][] = Array.from({ length: 2_500 }, (_, at) => [
      `many ${at}`,
      `M${at}`,
      'EUR',
      '2026-01-02',
    ])
    rows[10]![0] = null
    rows[1_500]![1] = 'M7'
    rows[2_400]![3] = 'never'
    rows[2_401]![0] = '=1+1'
    const reply = await send(await book(rows))
    expect(reply).toMatchObject({ success: true, code: 201, message: '文件导入成功，但有错误。' })
    expect(reply.result).toMatchObject({ totalCount: 2_500, errorCount: 3, successCount: 2_497 })
    expect(reply.result.msg).toContain('共2500行，成功2497行，失败3行')
    expect(reply.result.msg).toContain('第 1504 行：数据库中已存在该记录，忽略导入。')

    const good = await stored(`reference LIKE 'M%'`)
    expect(good).toHaveLength(2_497)
    // Numbers without gaps, though rows between them were refused.
    const numbers = good.map(({ order_no }) => Number(order_no.slice(-4)))
    expect(numbers.at(-1)! - numbers[0]!).toBe(2_496)
    const { rows: logs } = await server.db.pool.query(
      `SELECT count(*)::int AS n FROM sys_data_log WHERE data_table = 'ts_order' AND type = 'add'`,
    )
    expect(logs[0].n).toBe(2_497)

    const file = await read(reply.result.fileUrl)
    expect(file.statusCode).toBe(200)
    const errors = await readWorkbook(file.rawPayload, 100)
    expect(errors[2]).toEqual([...HEADINGS, '错误原因'])
    expect(errors).toHaveLength(6)
    expect(errors[4]).toEqual(['many 1500', 'M7', 'EUR', '2026-01-02', '数据库中已存在该记录'])
    const corrected = errors.slice(3).map((row) => [...row] as WrittenCell[])
    corrected[0]![0] = 'corrected'
    corrected[1]![1] = 'M1500'
    corrected[2]![3] = '2026-03-04'
    expect(await send(await book(corrected, errors[2] as string[]))).toMatchObject({
      code: 200,
      message: '文件导入成功！数据行数：3',
    })
    expect((await stored(`reference LIKE 'M%'`)).length).toBe(2_500)
    expect(await stored(`customer = '=1+1'`)).toHaveLength(1)
  })

  it('gives its error file to nobody else', async () => {
    const { result } = await send(
      await book([
        ['ok', 'E1', 'EUR', null],
        [null, 'E2', 'EUR', null],
      ]),
    )
    expect((await read(result.fileUrl)).statusCode).toBe(200)
    const other = await server.login('admin')
    expect((await read(result.fileUrl, other.token)).statusCode).toBe(404)
    expect((await server.app.inject({ url: `/api${result.fileUrl}` })).statusCode).toBe(401)
  })

  it('fails when no row is good, with the reasons in a file too', async () => {
    const reply = await send(await book([[null, 'X1', null, null]]))
    expect(reply).toMatchObject({ success: false, code: 500 })
    expect(reply.message).toContain('文件导入失败:第 4 行')
    expect(reply.result.fileUrl).toMatch(/^\/sys\/common\/static\/import\//)
  })
})

describe('old workbooks', () => {
  const old = (rows: unknown[][], bookType: 'biff8' | 'xlsx' = 'biff8') =>
    write(
      {
        SheetNames: ['a'],
        Sheets: { a: utils.aoa_to_sheet([['t'], ['x'], HEADINGS, ...rows]) },
      },
      { type: 'buffer', bookType },
    ) as Buffer

  it('are read, with their dates', async () => {
    const reply = await send(old([['old', 'O1', 'EUR', new Date(2026, 4, 6)]]), 'a.xls')
    expect(reply).toMatchObject({ code: 200 })
    expect((await stored(`reference = 'O1'`))[0]).toMatchObject({ customer: 'old', currency: 'EUR' })
    const [{ eta }] = (await server.db.pool.query(`SELECT eta::text FROM ts_order WHERE reference = 'O1'`))
      .rows
    expect(eta).toBe('2026-05-06')
  })

  it('may hold the new format, but not the other way round', async () => {
    expect(await send(old([['new', 'O2', 'EUR', null]], 'xlsx'), 'a.xls')).toMatchObject({ code: 200 })
    expect((await send(old([['new', 'O3', 'EUR', null]]), 'a.xlsx')).success).toBe(false)
  })

  it.each([
    ['a.xls', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4_000, 7)])],
    ['a.xls', Buffer.from('EncryptedPackage', 'utf16le')],
    ['a.xls', Buffer.from('<html><table><tr><td>1</td></tr></table></html>')],
    ['a.csv', Buffer.from('a,b')],
  ])('%s that is none is refused (%#)', async (name, content) => {
    const reply = await send(content, name)
    expect(reply).toMatchObject({ success: false })
    expect(reply.message).toMatch(/^文件导入失败:/)
  })
})

it('exports more rows than one piece, in order, as it reads them', async () => {
  const response = await read('/sales/tsOrder/exportXls?column=reference&order=asc&reference=M*')
  expect(response.headers['content-type']).toContain('spreadsheetml')
  const rows = await readWorkbook(response.rawPayload, 5_000)
  expect(rows[0]).toEqual(['测试订单报表'])
  const numbers = rows.slice(3).map((row) => row[2])
  expect(numbers).toHaveLength(2_500)
  expect(new Set(numbers).size).toBe(2_500)
})
