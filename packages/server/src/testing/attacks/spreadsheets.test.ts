import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readWorkbook } from '../../spreadsheet/readWorkbook'
import type { WrittenCell } from '../../spreadsheet/writeWorkbook'
import type { Caller } from '../testServer'
import { workbook } from '../workbook'
import type { Target } from './target'
import { startTarget } from './target'
import type { ZipEntry } from './zipFile'
import { zipFile } from './zipFile'

/** Workbooks that are more than rows, over HTTP. */
let target: Target
let base: string
let sales: Caller
beforeAll(async () => {
  target = await startTarget()
  base = target.base
  sales = await target.server.login('sales')
})
afterAll(() => target.close())

interface Answer {
  success: boolean
  code: number
  message: string
  result: { fileUrl: string } | null
}
const upload = (content: Buffer) => {
  const form = new FormData()
  form.append('files[]', new Blob([new Uint8Array(content)]), 'a.xlsx')
  return fetch(`${base}/sales/tsOrder/importExcel`, {
    method: 'POST',
    headers: { 'x-access-token': sales.token! },
    body: form,
  })
}
const sendStatus = async (content: Buffer) => (await upload(content)).status
async function send(content: Buffer): Promise<Answer> {
  const reply = await upload(content)
  expect(reply.status).toBeLessThan(500)
  return (await reply.json()) as Answer
}
const read = async (path: string, headers: Record<string, string> = {}) =>
  Buffer.from(
    await (
      await fetch(base + path, { headers: { 'x-access-token': sales.token!, ...headers } })
    ).arrayBuffer(),
  )
const HEADINGS = ['客户', '参考号', '币种', '到港']

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const rows = (customer: string) =>
  [['t'], ['x'], HEADINGS.map((text) => `<is><t>${text}</t></is>`), [customer]]
    .map((cells, row) => {
      const inner = cells.map((cell, at) => {
        const content = cell.startsWith('<') ? cell : `<is><t>${cell}</t></is>`
        return `<c r="${'ABCD'[at]}${row + 1}" t="inlineStr">${content}</c>`
      })
      return `<row r="${row + 1}">${inner.join('')}</row>`
    })
    .join('')
const sheet = (customer: string, more = '') =>
  `<?xml version="1.0"?><worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetData>${rows(customer)}</sheetData>${more}</worksheet>`
/** A workbook by hand: what is given replaces a part of it or is added. */
function book(customer: string, parts: Record<string, string | Buffer> = {}, relations = ''): Buffer {
  const all: Record<string, string | Buffer> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>${relations}</Relationships>`,
    'xl/worksheets/sheet1.xml': sheet(customer),
    ...parts,
  }
  return zipFile(Object.entries(all).map(([name, data]): ZipEntry => ({ name, data })))
}
const customers = async () =>
  (await target.server.db.pool.query<{ customer: string }>('SELECT customer FROM ts_order')).rows.map(
    (row) => row.customer,
  )

describe('a workbook is taken for its rows only', () => {
  it('made by hand is one that could be imported', async () => {
    expect(await send(book('plain'))).toMatchObject({ success: true, code: 200 })
    expect(await customers()).toContain('plain')
  })

  it('with links to elsewhere, fetches nothing', async () => {
    const foreign = `${target.trap.url}/book.xlsx`
    const external = `<Relationship Id="rId9" Type="${OFFICE}/externalLink" Target="externalLinks/externalLink1.xml"/><Relationship Id="rId8" Type="${OFFICE}/attachedTemplate" Target="${foreign}" TargetMode="External"/>`
    const link = `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/externalLinkPath" Target="${foreign}" TargetMode="External"/></Relationships>`
    const file = book(
      'linked',
      {
        'xl/externalLinks/externalLink1.xml': `<externalLink xmlns="${MAIN}" xmlns:r="${OFFICE}"><externalBook r:id="rId1"/></externalLink>`,
        'xl/externalLinks/_rels/externalLink1.xml.rels': link,
        'xl/worksheets/_rels/sheet1.xml.rels': link,
        'xl/worksheets/sheet1.xml': sheet(
          'linked',
          '<hyperlinks><hyperlink ref="A4" r:id="rId1"/></hyperlinks>',
        ),
      },
      external,
    )
    await send(file)
    expect(target.trap.calls).toEqual([])
  })

  it('whose sheet lies elsewhere, reads nothing of the server', async () => {
    for (const place of [
      'file:///etc/passwd',
      '../../../../../../etc/passwd',
      '/etc/passwd',
      `${target.trap.url}/sheet.xml`,
      '../_rels/.rels',
      '__proto__',
    ]) {
      const relations = `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="${place}"/></Relationships>`
      const answer = await send(book('elsewhere', { 'xl/_rels/workbook.xml.rels': relations }))
      expect(answer.success).toBe(false)
      expect(answer.message).not.toMatch(/root:|ENOENT|fetch/)
    }
    expect(target.trap.calls).toEqual([])
  })

  it.each<[string, () => Buffer]>([
    [
      'more entries than a workbook has',
      () =>
        book('many', Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`xl/media/${at}`, 'x']))),
    ],
    [
      'an archive in the archive for a sheet',
      () => book('nested', { 'xl/worksheets/sheet1.xml': book('inner') }),
    ],
    ['an archive with nothing but another', () => zipFile([{ name: 'a.xlsx', data: book('inner') }])],
    [
      'a sheet of one letter, a thousand times as large unpacked',
      () => book('ratio', { 'xl/worksheets/sheet1.xml': sheet('r', `<x>${'a'.repeat(5_000_000)}</x>`) }),
    ],
    [
      'texts that grow by entities',
      () =>
        book('laughs', {
          'xl/worksheets/sheet1.xml': `<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${sheet('&b;').replace(/^<\?xml[^>]*>/, '')}`,
        }),
    ],
    [
      'names that are another’s',
      () =>
        zipFile([
          { name: '__proto__', data: 'x' },
          { name: 'constructor', data: 'x' },
        ]),
    ],
    ['a sheet deeper than any', () => book('deep', { 'xl/worksheets/sheet1.xml': '<a>'.repeat(200_000) })],
  ])('with %s is refused', async (_what, file) => {
    const before = (await customers()).length
    expect(await send(file())).toMatchObject({ success: false })
    expect((await customers()).length).toBe(before)
  })
})

describe('texts that a spreadsheet would compute', () => {
  const TEXTS = [
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(1)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(1)',
    '\u0001=1+1',
    '\ufffe@SUM(1)',
    '\u0002\u0003-1',
  ]
  /** A cell that is text only for who reads the file as it is. */
  const computed = (cells: readonly (readonly unknown[])[]) =>
    cells.flat().filter((cell) => typeof cell === 'string' && /^[=+\-@\t\r\n\0＝＋－＠]/.test(cell))

  it('stay texts in a workbook of refused rows', async () => {
    const bad = TEXTS.map((text, at): WrittenCell[] => [`c${at}`, text, text, 'never'])
    const answer = await send(await workbook(HEADINGS, ['fine', null, null, null], ...bad))
    expect(answer).toMatchObject({ success: true, code: 201 })
    const errors = await readWorkbook(await read(answer.result!.fileUrl), 100)
    expect(errors.length).toBe(3 + TEXTS.length)
    expect(computed(errors)).toEqual([])
  })

  it('stay texts in an export, and come back from it', async () => {
    for (const text of TEXTS)
      await sales.send('POST', '/sales/tsOrder/add', {
        customer: text,
        tsOrderLine: { tableData: [], deleteData: [] },
      })
    const exported = await readWorkbook(await read('/sales/tsOrder/exportXls'), 100)
    expect(exported.flat().filter((cell) => String(cell).includes('1+1')).length).toBeGreaterThan(5)
    expect(computed(exported)).toEqual([])
  })
})

describe('imports wait outside', () => {
  /** A request that has begun to send a workbook and goes on when it is told to. */
  function begin(name: string) {
    const [head, tail] = [
      '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\n',
      '\r\n--edge--\r\n',
    ]
    const sent = request(`${base}/sales/tsOrder/importExcel`, {
      method: 'POST',
      headers: { 'x-access-token': sales.token!, 'content-type': 'multipart/form-data; boundary=edge' },
    })
    const status = new Promise<number>((resolve, reject) => {
      sent.on('error', reject).on('response', (response) => {
        response.resume()
        resolve(response.statusCode!)
      })
    })
    sent.write(head)
    return {
      status,
      giveUp: () => void sent.destroy(),
      end: () => {
        sent.write(book(name))
        sent.end(tail)
      },
    }
  }

  it('a third one is refused before its file is read, and the two others are carried out', async () => {
    const begun = ['slow one', 'slow two', 'slow three'].map(begin)
    const [status, at] = await Promise.race(
      begun.map(async (each, place) => [await each.status, place] as const),
    )
    expect(status).toBe(429)
    begun[at]!.giveUp()
    const others = begun.filter((_, place) => place !== at)
    for (const { end } of others) end()
    expect(await Promise.all(others.map((each) => each.status))).toEqual([200, 200])
    expect((await customers()).filter((name) => name.startsWith('slow'))).toHaveLength(2)
    expect(await sendStatus(book('third'))).toBe(200)
  })

  it('a request without a file, or of a wrong one, leaves its place', async () => {
    for (let at = 0; at < 3; at += 1) {
      const empty = await sales.send('POST', '/sales/tsOrder/importExcel', {})
      expect([empty.status, empty.body.success]).toEqual([expect.any(Number), false])
      const form = new FormData()
      form.append('file', new Blob(['x']), 'a.exe')
      await fetch(`${base}/sales/tsOrder/importExcel`, {
        method: 'POST',
        headers: { 'x-access-token': sales.token! },
        body: form,
      })
    }
    expect(await sendStatus(book('after them'))).toBe(200)
  })
})
