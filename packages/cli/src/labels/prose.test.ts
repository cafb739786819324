import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Failure } from '../console/failure'
import { checkSet } from './checkSet'
import { readProse } from './prose'

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

  it('says where something cannot be read', () => {
    const failure = (text: string) => {
      try {
        readProse(text, 'q.txt')
      } catch (error) {
        return error as Failure
      }
      throw new Error('It was read.')
    }
    expect(failure('Quotation (saQuotation): status,\n  b d!, c.')).toMatchObject({
      code: 'name',
      place: { file: 'q.txt', line: 2, column: 3 },
    })
    expect(failure('Quotation (saQuotation): status (a) b.')).toMatchObject({
      code: 'label-syntax',
      place: { line: 1, column: 37 },
    })
    expect(failure('Quotation (saQuotation): status, , eta.')).toMatchObject({ code: 'name' })
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
          checkSet(readProse(labels, 'x'), 'x')
        } catch (error) {
          expect(error).toBeInstanceOf(Failure)
        }
      }),
      { numRuns: 500 },
    )
  })
})
