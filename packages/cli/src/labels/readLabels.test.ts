import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { zipSync, strToU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Failure } from '../console/failure'
import { readLabels } from './readLabels'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lading-labels-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function read(name: string, content: string | Uint8Array) {
  const path = join(folder, name)
  writeFileSync(path, content)
  return (await readLabels(path, name)).entities.map(({ key, title, fields, lines }) => ({
    key,
    title,
    fields: fields.map(({ name: field, zh, en }) => [field, zh, en]),
    lines: Object.fromEntries(lines.map((line) => [line.key, line.fields.map((field) => field.name)])),
  }))
}

const EXPECTED = [
  {
    key: 'saQuotation',
    title: 'Quotation',
    fields: [
      ['status', undefined, undefined],
      ['eta', '预计到港', 'ETA, planned'],
    ],
    lines: { saQuotationLine: ['itemId'] },
  },
]

const SCHEMA = JSON.stringify({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Order',
  properties: {
    signed_contract: { type: 'string', contentMediaType: 'application/pdf' },
    load_factor: { type: 'number', description: 'share of the capacity that was used, percent' },
  },
})

describe('readLabels', () => {
  it('reads lists under titles, files of JSON Schema and names in pinyin', async () => {
    const [yard] = await read('yard.yaml', '- 集装箱堆场:\n    - 箱号\n    - 堆位\n')
    expect(yard!.fields.map(([, zh]) => zh)).toEqual(['箱号', '堆位'])
    const order = await readLabels(
      join(folder, (writeFileSync(join(folder, 'order.json'), SCHEMA), 'order.json')),
      'order.json',
    )
    expect(order.entities[0]!.fields.map(({ type, unit }) => type ?? unit)).toEqual(['file', 'decimal'])
    expect(order.entities[0]!.fields[1]!.unit).toBe('%')
    const path = join(folder, 'cgdd.txt')
    writeFileSync(path, '采购订单(cgdd): ddbh, ddrq, gysbm, cgbm, sfjj, bz')
    const { entities, findings } = await readLabels(path, 'cgdd.txt')
    expect(entities[0]!.fields.map(({ name, zh, unclear }) => [name, zh, unclear])).toEqual([
      ['ddbh', '订单编号', false],
      ['ddrq', '订单日期', false],
      ['gysbm', '供应商编码', false],
      ['cgbm', '采购部门', false],
      ['sfjj', '是否加急', false],
      ['bz', '备注', true],
    ])
    expect(findings.map(({ code }) => code)).toContain('pinyin')
    // English names of few vowels are no pinyin.
    writeFileSync(path, 'Stock (stk): sku, qty, wh, lot, bin, uom, ccy, dept, status')
    expect((await readLabels(path, 'cgdd.txt')).entities[0]!.fields.every(({ zh }) => zh === undefined)).toBe(
      true,
    )
  })

  it.each([
    [
      'saQuotation.csv',
      '\uFEFFline,key,zh,en\r\n,status,,\r\n,eta,预计到港,"ETA, planned"\r\n\r\nsaQuotationLine,itemId\r\n',
    ],
    [
      'saQuotation.tsv',
      'key\tzh\ten\tline\nstatus\neta\t预计到港\tETA, planned\nitemId\t\t\tsaQuotationLine\n',
    ],
    [
      'any.yaml',
      'entity: saQuotation\nname: Quotation\nfields:\n  - status\n  - { key: eta, zh: 预计到港, en: "ETA, planned" }\nlines:\n  saQuotationLine: [itemId]\n',
    ],
    [
      'any.json',
      '[{"entity":"saQuotation","fields":{"status":null,"eta":{"zh":"预计到港","en":"ETA, planned"}},"lines":{"saQuotationLine":["itemId"]}}]',
    ],
  ])('reads %s', async (name, content) => {
    expect(await read(name, content)).toEqual(EXPECTED)
  })

  it('reads a data dictionary, whose labels stand in its descriptions with their choices', async () => {
    const rows = [
      '字段名,字段说明,类型,必填,备注',
      'plan_no,计划编号,varchar(30),是,唯一',
      'plan_type,盘点类型(1-全盘 2-抽盘),int,是,见字典',
      'state,状态：0-草稿 1-进行中,int,是,',
      'diff_rate,差异率(%),"decimal(5,2)",否,',
      'memo,补充说明，可不填,varchar(500),否,',
    ]
    const path = join(folder, 'plan.csv')
    writeFileSync(path, rows.join('\n'))
    const { entities, findings } = await readLabels(path, 'plan.csv')
    expect(entities[0]!.fields.map(({ zh, choices }) => [zh, choices?.map(({ text }) => text)])).toEqual([
      ['计划编号', undefined],
      ['盘点类型', ['全盘', '抽盘']],
      ['状态', ['草稿', '进行中']],
      ['差异率(%)', undefined],
      ['补充说明', undefined],
    ])
    expect(findings.map(({ level, message }) => `${level} ${message}`)).toEqual([
      'notice "备注" was left out: another column before it describes the fields.',
    ])
  })

  it('takes what a database notes of a column for no label', async () => {
    const path = join(folder, 'notes.csv')
    writeFileSync(path, '字段名,类型,备注\norder_id,bigint,主键\norder_no,varchar(30),唯一')
    const { entities } = await readLabels(path, 'notes.csv')
    expect(entities[0]!.fields.map(({ zh }) => zh)).toEqual([undefined, undefined])
  })

  it.each([
    ['cut.sql', 'create table t_order (no text, price numeric(10,2', ['error unclosed 1:49 "t_order"'], []],
    ['word.sql', 'create table t_order (no text);\ncreate table t_b', ['error unclosed 2:14 "t_b"'], ['no']],
    ['quote.sql', "create table t (no text comment 'a, b int);", ['error unclosed 1:33 "t"'], []],
    [
      'blank.sql',
      'create table t ("Order No" text, qty)',
      ['notice renamed 1:17 "Order No"'],
      ['orderNo', 'qty'],
    ],
    ['bare.sql', 'create table t (na me text, x geometry null)', ['notice unquoted 1:17 "na"'], ['na', 'x']],
    ['word.csv', 'field,type\nclass,text\n', ['notice renamed 2:1 "class"'], ['classValue < class']],
  ])('says where %s is not as it should be', async (name, text, said, names) => {
    const path = join(folder, name)
    writeFileSync(path, text)
    const { entities, findings } = await readLabels(path, name)
    expect(
      findings.map(({ level, code, place, message }) =>
        [level, code, `${place.line}:${place.column}`, /"[^"]*"/.exec(message)?.[0]].join(' '),
      ),
    ).toEqual(said)
    if (names.length > 0)
      expect(
        entities[0]!.fields.map((field) => [field.name, field.spoken].filter(Boolean).join(' < ')),
      ).toEqual(names)
  })

  it('takes a column "label" in the language that stands in it', async () => {
    const [set] = await read('label.csv', 'field,label,type\nmode,Transport mode,string\npieces,件数,int\n')
    expect(set!.fields).toEqual([
      ['mode', undefined, 'Transport mode'],
      ['pieces', '件数', undefined],
    ])
  })

  it('reads the first columns of a workbook', async () => {
    const rows = [
      ['key', 'zh', 'en', 'line'],
      ['status', '', '', ''],
      ['eta', '预计到港', 'ETA, planned', ''],
      ['itemId', '', '', 'saQuotationLine'],
    ]
    expect(await read('saQuotation.xlsx', workbook(rows))).toEqual(EXPECTED)
  })

  it.each([
    ['a.csv', 'key,zh\nstatus,"open\n', 'label-syntax', 'never closed'],
    ['a.yaml', 'entity: a1\nfeilds: [status]\n', 'label-syntax', 'Did you mean "fields"?'],
    ['a.yaml', 'entity: [\n', 'label-syntax', ''],
    ['a.json', '', 'label-syntax', ''],
    ['a.json', '['.repeat(100), 'label-syntax', ''],
    ['a.json', `${'['.repeat(100)}${']'.repeat(100)}`, 'label-syntax', 'deeper'],
    ['a.csv', 'key,key,zh\na,b,c\n', 'label-column', 'twice'],
    ['a.xlsx', 'no workbook', 'label-syntax', 'workbook'],
    ['a.pdf', 'x', 'label-form', '.pdf'],
  ])('refuses %s %j', async (name, content, code, message) => {
    const failure = await read(name, content).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Failure)
    expect(failure).toMatchObject({ code, place: { file: name } })
    expect((failure as Failure).message).toContain(message)
  })

  it('never fails in another way than with a sentence', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('a.csv', 'a.tsv', 'a.yaml', 'a.json'),
        fc.string(),
        async (name, text) => {
          const answer = await read(name, `key,zh\n${text}`).catch((error: unknown) => error)
          if (answer instanceof Error) expect(answer).toBeInstanceOf(Failure)
        },
      ),
      { numRuns: 200 },
    )
  })
})

/** A real workbook of one sheet with inline texts. */
function workbook(rows: string[][]): Uint8Array {
  const cell = (text: string, row: number, column: number) =>
    `<c r="${String.fromCharCode(65 + column)}${row + 1}" t="inlineStr"><is><t>${text}</t></is></c>`
  const sheet = rows.map(
    (row, at) => `<row r="${at + 1}">${row.map((text, each) => cell(text, at, each)).join('')}</row>`,
  )
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packaged = 'http://schemas.openxmlformats.org/package/2006'
  const head = '<?xml version="1.0" encoding="UTF-8"?>'
  return zipSync({
    '[Content_Types].xml': strToU8(
      `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="labels" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `${head}<worksheet xmlns="${main}"><sheetData>${sheet.join('')}</sheetData></worksheet>`,
    ),
  })
}
