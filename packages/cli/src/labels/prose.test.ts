import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Failure } from '../console/failure'
import { readText } from './readLabels'

const readProse = (text: string, file: string) => readText(text, file, 'document', '.txt')

const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name).join(' ')

describe('readProse', () => {
  it('reads the label set of the portal, as the specification gives it', () => {
    const file = new URL('../../../portal/labels/quotation.txt', import.meta.url)
    const { entities } = readProse(readFileSync(file, 'utf8'), 'quotation.txt')
    expect(entities).toHaveLength(1)
    const [quotation] = entities
    expect([quotation!.key, quotation!.title]).toEqual(['saQuotation', 'Quotation'])
    expect(names(quotation!.fields)).toBe(
      'status quotationNo salesTaskNumber company customerNo customerName vessel vesselName port portName eta site business ' +
        'salesType custDept custApplication amount salesmanName agentInfo remark',
    )
    expect(quotation!.fields.find(({ name }) => name === 'vessel')!.en).toBe('Vessel code')
    expect(quotation!.lines.map(({ key }) => key)).toEqual(['saQuotationLine'])
    expect(names(quotation!.lines[0]!.fields)).toBe(
      'status businessType itemId itemName custProductDes custLineNo quantity unit price subtotal remark',
    )
  })

  it('takes the clauses before a list for no names, and what is asked for as the name', () => {
    const text =
      '小陈你好，\n\n地磅房要上系统了，麻烦按下面的表头做一个过磅记录的功能，谢谢：\n磅单号、车牌号、毛重(吨)、仓库、状态。\n\n老周\n'
    const { entities } = readProse(text, 'x')
    expect(entities.map(({ zh, fields }) => [zh, fields.length])).toEqual([['过磅记录', 5]])
  })

  it('reads a polite mail: what is asked for, labels with their brackets, the lines behind', () => {
    const text =
      '王工：\n麻烦帮忙做个船员换班申请，大概要这些：申请单号（自动）、换班港口、签证是否齐全、费用预算(美元)、金额（含税）、紧急程度（一般/紧急/特急）。\n明细：船员姓名、护照号\n谢谢\n'
    const [change] = readProse(text, 'x').entities
    expect(change!.zh).toBe('船员换班申请')
    expect(change!.fields.map(({ zh }) => zh)).toEqual([
      '申请单号',
      '换班港口',
      '签证是否齐全',
      '费用预算(美元)',
      '金额(含税)',
      '紧急程度',
    ])
    expect(change!.fields.at(-1)!.choices?.map(({ text }) => text)).toEqual(['一般', '紧急', '特急'])
    expect(change!.lines.map(({ fields }) => fields.map(({ zh }) => zh))).toEqual([['船员姓名', '护照号']])
  })

  it('reads a list that Chinese numbers without blanks, with two names on a line', () => {
    const text =
      '清单如下：\n\n1、申请编号（系统生成）\n2、包装件数、包装种类\n3、MSDS附件\n（4）航次\n\n谢谢！\n王敏\n'
    expect(readProse(text, 'x').entities[0]!.fields.map(({ raw }) => raw)).toEqual([
      '申请编号',
      '包装件数',
      '包装种类',
      'MSDS附件',
      '航次',
    ])
  })

  it('takes the last two of a sentence apart, and keeps what belongs together', () => {
    const read = (text: string) => readProse(text, 'x').entities[0]!.fields.map(({ raw }) => raw)
    expect(
      read('What we need on it: sample ref, date drawn, trader, approval date and a remarks box.'),
    ).toEqual(['sample ref', 'date drawn', 'trader', 'approval date', 'remarks'])
    expect(read('We need these fields: sample ref, trader, lab, date and time.').at(-1)).toBe('date and time')
  })

  it.each([
    'Quotation (saQuotation): status, eta (预计到港). Line (saQuotationLine): itemId.',
    '**Quotation (saQuotation)**: status, eta (预计到港). **Line (saQuotationLine)**: itemId. Status values are not shown.',
    '- **Quotation (saQuotation):** status,\n  eta (预计到港).\n  **Line (saQuotationLine)**: itemId',
    'Quotation（saQuotation）：status，eta（预计到港）。Line（saQuotationLine）：itemId。',
    'Quotation (saQuotation): status, eta (预计到港)\nLine (saQuotationLine): itemId\n',
  ])('reads %j', (text) => {
    const { entities } = readProse(text, 'x')
    expect(
      entities.map(({ key, fields, lines }) => [key, names(fields), lines[0]?.key, names(lines[0]!.fields)]),
    ).toEqual([['saQuotation', 'status eta', 'saQuotationLine', 'itemId']])
    expect(entities[0]!.fields[1]!.zh).toBe('预计到港')
  })

  it('takes neither a sentence for a title, nor a farewell for a field, nor the last two for one', () => {
    const { entities } = readProse(
      'Could you build us a goods-in form? We write down: supplier, delivery date and time, status (open / closed) and notes.\nThanks\n',
      'x',
    )
    expect(entities.map(({ title, fields }) => [title, names(fields)])).toEqual([
      ['goods-in', 'supplier deliveryDateAndTime status notes'],
    ])
    const [leave] = readProse('登记表，字段如下：姓名、家长签名、备注\n谢谢', 'x').entities
    expect(leave!.fields.map(({ raw }) => raw)).toEqual(['姓名', '家长签名', '备注'])
  })

  it('reads several entities, words as names, lines without a colon, and others', () => {
    const { entities } = readProse(
      `- **Dispatch note (logShipOrder)**: name, isPick and others; lines originQty, qty.
- **Logistics delivery (care-off slip)**: name, transOpe. Lines: numPo, transType and others.
- **Customer complaint**: second status, QC opinion, sales order no.
- **360 assessment**: title. **Line**: score.`,
      'x',
    )
    expect(entities.map(({ key }) => key)).toEqual([
      'logShipOrder',
      'logisticsDelivery',
      'customerComplaint',
      'assessment360',
    ])
    expect(names(entities[0]!.fields)).toBe('name isPick')
    expect(names(entities[0]!.lines[0]!.fields)).toBe('originQty qty')
    expect(entities[1]!.lines[0]!.key).toBe('logisticsDeliveryLine')
    expect(names(entities[1]!.lines[0]!.fields)).toBe('numPo transType')
    expect(names(entities[2]!.fields)).toBe('secondStatus qcOpinion salesOrderNo')
    expect(entities[3]!.lines[0]!.key).toBe('assessment360Line')
  })

  it('tells what it read otherwise than written, all of it, with the place', () => {
    const { entities, findings } = readProse(
      'Quotation (saQuotation): status,\n  class, constructor, class, version, createTime, ###.',
      'q.txt',
    )
    expect(names(entities[0]!.fields)).toBe('status classValue constructorValue versionNo')
    expect(findings.map(({ level, code, place }) => [level, code, place.line, place.column])).toEqual([
      ['notice', 'renamed', 2, 3],
      ['notice', 'renamed', 2, 10],
      ['notice', 'duplicate-field', 2, 23],
      ['notice', 'renamed', 2, 30],
      ['notice', 'kept', 2, 39],
      ['notice', 'name', 2, 51],
    ])
  })

  it('ends an entity at a full stop behind a short name', () => {
    const { entities } = readProse('Visit (visit): guest, eta. Berth (berth): name, est. value, length.', 'x')
    expect(entities.map(({ key, fields }) => `${key}: ${names(fields)}`)).toEqual([
      'visit: guest eta',
      'berth: name estValue length',
    ])
  })

  it('takes neither the branches of a drawn tree nor what it counts for names', () => {
    const read = (tree: string) => {
      const { entities, findings } = readProse(tree, 'tree.txt')
      return [entities[0]!.title, names(entities[0]!.fields), findings.length]
    }
    const tree = 'visit\n├── visit no\n├── guest\n│   ├── name\n│   └── phone\n└── remark\n'
    expect(read(`${tree}\n1 directory, 5 files\n`)).toEqual(['visit', 'visitNo guest name phone remark', 0])
    expect(read('.\n|-- visit no\n|   `-- guest\n`-- remark\n\n2 directories\n')[1]).toBe(
      'visitNo guest remark',
    )
  })

  it('reads the whole text of the specification without a rewrite: 19 entities', () => {
    const file = new URL('../../../portal/labels/specification.txt', import.meta.url)
    const { entities, findings } = readProse(readFileSync(file, 'utf8'), 'specification.txt')
    expect(entities.map(({ key, lines }) => `${key} ${lines.length}`)).toEqual([
      'saQuotation 1',
      'expense 1',
      'courier 0',
      'salesTask 0',
      'logisticsDelivery 1',
      'logShipOrder 1',
      'pick 0',
      'receiveOrder 0',
      'pickOrder 0',
      'inventory 0',
      'purchaseExpense 1',
      'salesOrderConfirmation 1',
      'assessment360 1',
      'customerComplaint 0',
      'oaInfoSysPermission 0',
      'oaMailAccount 0',
      'internalProblemCase 0',
      'systemUser 0',
      'itemOverDelivery 0',
    ])
    expect(names(entities.find(({ key }) => key === 'inventory')!.fields)).toBe(
      'reserveQuantity actualQuantity availableQuantity zone customer site department',
    )
    expect(findings.map(({ level, code }) => `${level} ${code}`).sort()).toEqual([
      'notice expanded',
      'notice several',
    ])
  })

  it.each([
    [
      '请帮忙做一个设备报修单，需要以下字段：报修单号、设备编号、故障类型（机械/电气/软件）、状态。\n谢谢！',
      '设备报修单',
      'repairOrderNo equipmentNo faultType status',
    ],
    [
      'Hi all,\n\nwe need a new gate pass page with the following fields:\n\n- pass no\n- visitor name\n- entry time\n\nThanks,\nLinda',
      undefined,
      'passNo visitorName entryTime',
    ],
    ['status\neta\nremark\n', undefined, 'status eta remark'],
    [
      'Hello,\nthe fields are:\n- eta and\n- est. value\n- vessel no.\n- remark\n\nBest,\nLena',
      undefined,
      'eta estValue vesselNo remark',
    ],
  ])('reads the mail %j', (text, zh, expected) => {
    const [entity] = readProse(text, 'mail.txt').entities
    expect([entity!.zh, names(entity!.fields)]).toEqual([zh, expected])
  })

  it('never fails in another way than with a sentence, and never hangs', () => {
    const pieces = [
      '**',
      '(',
      ')',
      ':',
      ',',
      '.',
      ' ',
      '\n',
      '- ',
      'status',
      'Line',
      'Quotation',
      '（',
      '，',
      "'",
      '`',
      '__proto__',
      '\\',
      '\0',
    ]
    const text = fc.oneof(
      fc.string(),
      fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 }))).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(text, (labels) => {
        try {
          readText(labels, 'x', 'probe')
        } catch (error) {
          expect(error).toBeInstanceOf(Failure)
        }
      }),
      { numRuns: 500 },
    )
  })
})
