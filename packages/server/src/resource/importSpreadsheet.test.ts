import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { utils, write } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readWorkbook } from '../spreadsheet/readWorkbook'
import type { WrittenCell } from '../spreadsheet/writeWorkbook'
import { writeWorkbook } from '../spreadsheet/writeWorkbook'
import { testOrderServer } from '../testing/orderEntity'
import { testTaskServer } from '../testing/taskEntity'
import type { Caller, TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'

let server: TestServer
let sales: Caller
beforeAll(async () => {
  server = await startTestServer([testOrderServer, testTaskServer])
  sales = await server.login('sales')
})
afterAll(() => server.close())

const BOUNDARY = 'xxBOUNDARYxx'
async function send(
  content: Buffer,
  name = 'a.xlsx',
  entity = 'tsOrder',
  fields: Record<string, string> = {},
) {
  const told = Object.entries(fields).map(
    ([field, value]) =>
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  )
  const head = `${told.join('')}--${BOUNDARY}\r\ncontent-disposition: form-data; name="files[]"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/sales/${entity}/importExcel`,
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
    expect(reply.result.msg).toContain('第 1504 行：数据库中已存在该记录（参考号：M7），忽略导入。')

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
    expect(errors[4]).toEqual(['many 1500', 'M7', 'EUR', '2026-01-02', '数据库中已存在该记录（参考号：M7）'])
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

  it('reads dates as people and spreadsheets write them, and refuses those that may be two', async () => {
    const dates = ['24-Dec-26', '24.12.2026', 'Dec 24, 2026', '2026年12月24日', '24/12/2026', 46380, '46380']
    const rows: WrittenCell[][] = dates.map((date, at) => [`dated ${at}`, `D${at}`, 'EUR', date])
    const reply = await send(
      await book([...rows, ['two', 'D8', 'EUR', '03/04/2026'], ['timed', 'D9', 'EUR', '2026-12-24 08:30']]),
    )
    expect(reply.result).toMatchObject({ totalCount: 9, successCount: 7 })
    expect(reply.result.msg).toContain('第 11 行：')
    expect(reply.result.msg).toContain('“03/04/2026”的月和日、或年份不明确')
    expect(reply.result.msg).toContain('第 12 行：')
    const { rows: kept } = await server.db.pool.query(
      `SELECT DISTINCT eta::text FROM ts_order WHERE customer LIKE 'dated %'`,
    )
    expect(kept).toEqual([{ eta: '2026-12-24' }])
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

describe('the same file again', { timeout: 120_000 }, () => {
  /** One row more than a transaction takes. */
  const many = (name: string, count = 1_001) =>
    book(Array.from({ length: count }, (_, at) => [`${name} ${at}`, null, 'EUR', null]))
  const count = async (name: string) => (await stored(`customer LIKE '${name} %'`)).length
  let base = ''
  beforeAll(async () => {
    base = await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  const post = async (content: Buffer, key?: string) => {
    const form = new FormData()
    form.append('files[]', new Blob([new Uint8Array(content)]), 'a.xlsx')
    const reply = await fetch(`${base}/api/sales/tsOrder/importExcel`, {
      method: 'POST',
      headers: { 'x-access-token': sales.token!, ...(key ? { 'idempotency-key': key } : {}) },
      body: form,
    })
    return { status: reply.status, body: await reply.json() }
  }
  /** Sends the file, or a part of it; gives the line, whose answer nobody reads. */
  const begin = (content: Buffer, key: string, part = 1) =>
    new Promise<Socket>((resolve, reject) => {
      const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="files[]"; filename="a.xlsx"\r\n\r\n`
      const body = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
      const lines = [
        'POST /api/sales/tsOrder/importExcel HTTP/1.1',
        'host: 127.0.0.1',
        `x-access-token: ${sales.token}`,
        `idempotency-key: ${key}`,
        `content-type: multipart/form-data; boundary=${BOUNDARY}`,
        `content-length: ${body.length}`,
      ]
      const socket = connect(Number(new URL(base).port), '127.0.0.1')
      socket.on('error', reject)
      socket.write(`${lines.join('\r\n')}\r\n\r\n`)
      socket.write(body.subarray(0, Math.floor(body.length * part)), () => resolve(socket))
    })

  it('after a line that broke while it was sent, and after one that broke before the answer, is stored once', async () => {
    const file = await many('cut')
    const [half, whole] = [await begin(file, 'cut-import-1', 0.5), await begin(file, 'cut-import-1')]
    half.destroy()
    await expect.poll(() => count('cut'), { timeout: 60_000 }).toBeGreaterThan(0)
    whole.destroy()
    // The first one may still be at work.
    expect(await post(file, 'cut-import-1')).toMatchObject({
      status: 200,
      body: { success: true, code: 200 },
    })
    expect(await count('cut')).toBe(1_001)
    expect((await post(await many('other', 1), 'cut-import-1')).body.message).toContain('Idempotency-Key')
    expect(await count('other')).toBe(0)
  })

  it('goes on where it broke off', async () => {
    await server.db.pool.query(`
      CREATE FUNCTION stop_import() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the disk is full' USING ERRCODE = '53100'; END $$;
      CREATE TRIGGER stop_import BEFORE INSERT ON ts_order FOR EACH ROW WHEN (NEW.customer = 'half 1000') EXECUTE FUNCTION stop_import()`)
    const file = await many('half')
    expect((await post(file, 'half-import-1')).body.success).toBe(false)
    expect(await count('half')).toBe(1_000)
    await server.db.pool.query('DROP TRIGGER stop_import ON ts_order')
    expect((await post(file, 'half-import-1')).body.message).toBe('文件导入成功！数据行数：1001')
    expect(await count('half')).toBe(1_001)
  })

  it('at the same time is refused, and with one key answered alike', async () => {
    const file = await many('twice')
    const replies = await Promise.all([post(file), post(file)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = replies.find(({ status }) => status === 409)!.body
    expect(refused.message).toBe('文件导入失败:相同的文件正在导入，请勿重复提交')
    expect(await count('twice')).toBe(1_001)
    const keyed = await many('keyed')
    const same = await Promise.all([post(keyed, 'keyed-import-1'), post(keyed, 'keyed-import-1')])
    expect(same.map(({ body }) => body.message)).toEqual(Array(2).fill('文件导入成功！数据行数：1001'))
    expect(await count('keyed')).toBe(1_001)
  })
})

describe('texts of an export', () => {
  const headings = ['事项', '负责人', '协办人', '部门', '标签', '加急']
  const tasks = async () =>
    (await server.db.pool.query(`SELECT * FROM ts_task ORDER BY title`)).rows as Record<string, string>[]
  const sendTasks = async (rows: WrittenCell[][]) => send(await book(rows, headings), 'a.xlsx', 'tsTask')

  it('become values again: names, job numbers, departments, dictionaries, switches', async () => {
    await server.db.pool.query(`
      INSERT INTO sys_user (id, username, realname, work_no, password) VALUES
        ('t1', 'task.li', '李任务', 'J-901', ''), ('t2', 'task.wang', '王任务', 'J-902', ''),
        ('t3', 'task.twin1', '双名', '', ''), ('t4', 'task.twin2', '双名', 'J-904', ''), ('t5', 'task.zhao', '赵任务', 'J-905', '')`)
    const { rows } = await server.db.pool.query(
      `SELECT id, depart_name, org_code FROM sys_depart WHERE del_flag = '0' ORDER BY org_code LIMIT 1`,
    )
    const [depart] = rows as { id: string; depart_name: string; org_code: string }[]
    const reply = await sendTasks([
      ['a', '李任务', '王任务,J-905', depart!.depart_name, '美元,欧元', '是'],
      ['b', 'J-902', 'task.li', depart!.org_code, 'USD', 'N'],
    ])
    expect(reply).toMatchObject({ code: 200, message: '文件导入成功！数据行数：2' })
    expect(await tasks()).toMatchObject([
      { handler: 'task.li', helpers: 'task.wang,task.zhao', team: depart!.id, tags: 'USD,EUR', urgent: 'Y' },
      { handler: 'task.wang', helpers: 'task.li', team: depart!.id, tags: 'USD', urgent: 'N' },
    ])
    const exported = await readWorkbook((await read('/sales/tsTask/exportXls')).rawPayload, 10)
    const back = exported.slice(3).map((row) => [...row] as WrittenCell[])
    expect(await send(await book(back, exported[2] as string[]), 'a.xlsx', 'tsTask')).toMatchObject({
      code: 200,
    })
    expect(await tasks()).toHaveLength(4)
  })

  it('that nobody has, or several, are told at their line, and cost the others nothing', async () => {
    const reply = await sendTasks([
      ['c', '双名', null, null, null, null],
      ['d', '无此人', 'task.li,查无', null, null, null],
      ['e', '李任务', null, null, null, null],
    ])
    expect(reply.result).toMatchObject({ successCount: 1, errorCount: 2 })
    expect(reply.result.msg).toContain(
      '第 4 行：负责人有 2 个“双名”（task.twin1、task.twin2），请填写其中一个，忽略导入。',
    )
    expect(reply.result.msg).toContain(
      '第 5 行：负责人没有“无此人”，请填写姓名、账号或工号；协办人没有“查无”，请填写姓名、账号或工号，忽略导入。',
    )
  })

  it('of table dictionaries become values, by name or code; what the table has not is refused at its line', async () => {
    await server.db.pool.query(
      `INSERT INTO sys_position (id, code, name) VALUES ('tp1', 'TL1', '测试领班'), ('tp2', 'TL2', '同名职级'),
         ('tp3', 'TL3', '同名职级'), ('tp4', '测试领班二', 'TL1')`,
    )
    const levels = ['测试领班', 'TL1', ' tl2 ', '无此职级', '同名职级']
    const reply = await send(
      await book(
        levels.map((level, at) => [`level ${at}`, level]),
        ['事项', '职级'],
      ),
      'a.xlsx',
      'tsTask',
    )
    expect(reply).toMatchObject({ code: 201, result: { successCount: 3, errorCount: 2 } })
    expect(reply.result.msg).toContain('第 7 行：职级没有“无此职级”，请填写名称或编码，忽略导入。')
    expect(reply.result.msg).toContain(
      '第 8 行：职级有 2 个“同名职级”（TL2、TL3），请填写其中一个，忽略导入。',
    )
    const read = (await tasks()).filter(({ title }) => title!.startsWith('level '))
    // A code goes before a name: TL1 is the first position, though another one is called so.
    expect(read.map(({ level }) => level)).toEqual(['TL1', 'TL1', 'TL2'])
    const errors = await readWorkbook(
      (
        await server.app.inject({
          url: `/api${reply.result.fileUrl}`,
          headers: { 'x-access-token': sales.token! },
        })
      ).rawPayload,
      20,
    )
    expect(errors.slice(3).map(([title]) => title)).toEqual(['level 3', 'level 4'])
  })
})

describe('a file with lines', () => {
  const LINED = ['客户', '参考号', '明细：物料', '明细: 数量', '明细：单价']

  it('adds records with their lines, headers repeated or left blank', async () => {
    const reply = await send(
      await book(
        [
          ['Lined A', 'L-1', 'I1', 2, 3],
          ['Lined A', 'L-1', 'I2', 1, 4],
          [null, null, 'I3', 1, 1],
          ['Lined B', 'L-2', 'I4', 5, 2],
          ['Lined C', 'L-3', null, null, null],
        ],
        LINED,
      ),
    )
    expect(reply).toMatchObject({ success: true, code: 200 })
    expect(
      (await stored(`customer LIKE 'Lined _'`)).map(({ customer, amount }) => [customer, Number(amount)]),
    ).toEqual([
      ['Lined A', 11],
      ['Lined B', 10],
      ['Lined C', 0],
    ])
  })

  it('adds headers alone, and what every record gets, where it is told so', async () => {
    const rows: WrittenCell[][] = [
      ['Nobody', 'S-1', 'I1', 2, 3],
      ['Nobody', 'S-1', 'I2', 1, 4],
      ['Nobody', 'S-2', null, null, null],
    ]
    const told = { isSingleTableImport: 'true', foreignKeys: '{"customer":"Single","currency":"USD"}' }
    expect(await send(await book(rows, LINED), 'a.xlsx', 'tsOrder', told)).toMatchObject({ code: 200 })
    const plain = await book([['Nobody', 'S-3', 'EUR', null]])
    expect(await send(plain, 'a.xlsx', 'tsOrder', told)).toMatchObject({ code: 200 })
    const single = await stored(`customer = 'Single'`)
    expect(single.map(({ reference, currency, amount }) => [reference, currency, Number(amount)])).toEqual([
      ['S-1', 'USD', 0],
      ['S-2', 'USD', 0],
      ['S-3', 'USD', 0],
    ])
    // What a client fixes is checked as what stands in the file.
    const unknown = { foreignKeys: '{"customer":""}' }
    expect(await send(await book([['A', 'S-4', null, null]]), 'a.xlsx', 'tsOrder', unknown)).toMatchObject({
      success: false,
      message: expect.stringContaining('客户') as string,
    })
    for (const foreignKeys of [
      '{"nobody":"1"}',
      '{"customer":{}}',
      '["customer"]',
      'customer',
      '{"__proto__":"1"}',
    ])
      expect(await send(plain, 'a.xlsx', 'tsOrder', { foreignKeys }), foreignKeys).toMatchObject({
        success: false,
        message: expect.stringContaining('foreignKeys') as string,
      })
    expect(await stored(`customer = 'Nobody'`)).toEqual([])
  })

  it('keeps nothing of a record of which one line is wrong, and tells it at its row', async () => {
    const reply = await send(
      await book(
        [
          ['Half A', 'H-1', 'I1', 2, 3],
          ['Half A', 'H-1', null, 1, 3],
          ['Half B', 'H-2', 'I4', 'many', 2],
          ['Half C', 'H-3', 'I5', 1, 2],
        ],
        LINED,
      ),
    )
    expect(reply.result).toMatchObject({ totalCount: 4, errorCount: 3, successCount: 1 })
    expect(reply.result.msg).toContain('第 5 行：物料不能为空')
    expect(reply.result.msg).toContain('第 4 行：同一单据的其他行有错误')
    expect((await stored(`customer LIKE 'Half _'`)).map(({ customer }) => customer)).toEqual(['Half C'])
  })

  it('is what an export with lines gives', async () => {
    const given = await send(
      await book(
        [
          ['Round', 'R-9', 'I1', 2, 3],
          ['Round', 'R-9', 'I2', 1, 4],
        ],
        LINED,
      ),
    )
    expect(given.success).toBe(true)
    const out = await read('/sales/tsOrder/exportXls?customer=Round&withLines=1')
    const rows = await readWorkbook(out.rawPayload, 10)
    expect(rows[2]).toEqual(expect.arrayContaining(['客户', '明细：物料', '明细：小计']))
    expect(rows.slice(3).map((row) => row[rows[2]!.indexOf('明细：物料')])).toEqual(['I1', 'I2'])
    await server.db.pool.query(`DELETE FROM ts_order WHERE customer = 'Round'`)
    expect(await send(out.rawPayload)).toMatchObject({ success: true, code: 200 })
    const [order] = await stored(`customer = 'Round'`)
    expect(Number(order.amount)).toBe(10)
    // As it was: a row for each record.
    const plain = await readWorkbook((await read('/sales/tsOrder/exportXls?customer=Round')).rawPayload, 10)
    expect(plain).toHaveLength(4)
  })
})
