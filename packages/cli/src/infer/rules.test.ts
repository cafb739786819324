import { KINDS } from '@lading/core/entity'
import { describe, expect, it } from 'vitest'
import { decideField } from './decideField'

/** Rows of the inference table: rule, kind, names; `?` = under 0.7; `~` = stands in a line; `+x` = a sibling. */
const TABLE = `
R01 rowNumber lineNum~ lineNumber~
R10 boolean isSupply isPick isVisible
R11 boolean overdue? eleInvoice paid creditExcess? overtime? solved
R20 status status approvalStatus approvalState
R20 dict status~
R21 dict paymentStatus voucherStatus rmsPickStatus syncStatus axStatus secondStatus
R22 textarea remark custProductDes returnReason description reviews? examCont referStand? measure? reason solution qcOpinion
R30 date eta transdate auditDate paymentDate shipDate receivedDate pickDate arrivalDate taskExpiration closingDate approvalDate submitDate
R32 year taskYear
R40 percent taxRate priceAdjustRate whPriceRate disAdjustRate overcrossRatio
R41 rate rate+currency
R41 percent rate?
R42 quantity quantity qty actInventoryQty actDeliveryQty returnQty originQty receivedQty reserveQty actualQty availableQty predictPallet pallets
R43 money amount price subtotal totalAmount amountBeforeGst gstAmount paymentAmount beforeAmount afterAmount taxAmount manageFee
R44 money actualExpense?
R45 decimal total standScore score
R46 decimal weight mileage
R47 file taxUploadNum~
R50 email supplyMail mail email
R51 mobile mobile
R52 text deliveryAddress pickAddress
R53 area area?
R60 text custDept? cusDepart?
R61 dept department depart
R62 text workerNo
R63 display applicantName+applicant
R64 user salesmanName applicant salesTaker logisticsPic transOpe appraisersName personAssessedName responsiblePerson finalHandler
R70 display customerName+customerNo vesselName+vessel portName+port itemName+itemId activityName+activityCenter categoryName+categoryId
R71 record salesTaskNumber projectTrackingId activityCenter relInqOrder purchaseOrder transferOrder salesOrderNo
R71 dictSearch dataAreaId costCenter costcenter
R72 record customerNo cusNo cusAccount customerAccount customer vessel vesselCode port itemId productCode categoryId supplierCode partnerId cusSupplier?
R73 record customerName? vesselName?
R80 dictSearch company site station unit
R80 dict businessUnit salesUnit business businessDivision salesType saleType businessType expenseType itemType carType transType paymentType paymentTerm tempType complaintType requestType caseType currency taxGroup taxitemGroup zone system gender attribution? validity? emergency? custApplication? mailPurpose?
R80 dictMulti modules
R90 code serialNo
R91 text custLineNo taxInvoiceNo cusPo numPo cusApplyNo billNo code? itemN productN account userAccount
R92 text name taskName transName invoiceName title caseTitle userName englishName
R93 text agentInfo
R99 text size?
R91 text patientCode? postalCode contractNo? equipmentNo? invoiceNo sessionId?
R92 text projectName? batchName
R40 percent taxRate vatRate burnRate?
R178 money hourlyRate unitRate overtimeRate buyRate
R101 datetime approvedAt submittedAt
R171 user approvedBy suppliedBy?
R171 date needBy?
R110 datetime arrivalTime responseTime?
R42 quantity qtyPerBox qty
R80 dict amountType qtyType
R30 date requiredDate bestBefore needDate
R43 money pricePerUnit
R114 decimal temperatureOnArrival
R22 textarea reasonForRejection
R133 boolean proofSent? badgeReturned sampleReceived?
R72 record loadPort fromWarehouseId requestedSupplier
R186 date validUntil lastService?
R171 user assignedTo soldTo?
R91 text hedgeRef
R129 text consignee
R20 status state
`
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [rule, kind, ...names] = row.split(' ')
    return names.map((name) => [rule!, kind!, name] as const)
  })

const NOBODY = { key: 'probe', name: 'Probe' }

describe('the inference table', () => {
  it.each(TABLE)('%s: %s %s', (rule, kind, marked) => {
    const [plain, sibling] = marked.replace(/[?~]/g, '').split('+') as [string, string?]
    const decision = decideField({
      name: plain,
      siblings: [plain, ...(sibling ? [sibling] : [])],
      inLine: marked.includes('~'),
      entity: NOBODY,
      others: [],
    })
    expect([decision.rule.id, decision.kind]).toEqual([rule, kind])
    expect(decision.confidence < 0.7).toBe(marked.includes('?'))
  })

  it.each([
    ['quotationNo', 'saQuotation', 'Quotation'],
    ['expenseId', 'expense', 'Expense'],
    ['courierNo', 'courier', 'Courier'],
    ['logNumber', 'logShipOrder', 'Dispatch note'],
    ['caseId', 'internalProblemCase', 'Internal problem case'],
    ['userId', 'systemUser', 'System user'],
  ])('%s is the own number of %s', (name, key, title) => {
    const own = decideField({
      name,
      siblings: [name],
      inLine: false,
      entity: { key, name: title },
      others: [],
    })
    expect([own.rule.id, own.kind]).toEqual(['R90', 'code'])
  })

  it('takes the number that is printed on a thing for none of a record about it', () => {
    const decide = (name: string, zh?: string) =>
      decideField({
        name,
        zh,
        siblings: [name],
        inLine: false,
        entity: { key: 'fuelCardUsage', name: 'Fuel card usage' },
        others: [],
        index: 0,
      })
    expect(decide('cardNo').kind).toBe('text')
    expect(decide('visaIsComplete', '签证是否齐全').kind).toBe('boolean')
  })

  it('takes the number of another entity of the set for a reference to it', () => {
    const expense = { key: 'expense', name: 'Expense' }
    const courier = { key: 'courier', name: 'Courier' }
    const decision = decideField({
      name: 'expenseId',
      siblings: ['expenseId'],
      inLine: false,
      entity: courier,
      others: [expense],
    })
    expect([decision.rule.id, decision.kind, decision.field.ref]).toEqual(['R74', 'record', 'expense'])
  })

  it('does not show the own name of a user as the name of its number', () => {
    const decision = decideField({
      name: 'userName',
      siblings: ['userName', 'userId'],
      inLine: false,
      entity: { key: 'systemUser', name: 'System user' },
      others: [],
    })
    expect(decision.rule.id).toBe('R92')
  })

  it('goes by the name as it is spoken, where code has to call the field otherwise', () => {
    const asked = { siblings: [], inLine: false, entity: { key: 'x', name: 'X' }, others: [] }
    const kindOf = (name: string, spoken?: string) =>
      decideField({ ...asked, name, ...(spoken ? { facts: { spoken } } : {}) }).kind
    expect(kindOf('classValue')).toBe('money')
    expect(kindOf('classValue', 'class')).toBe('dict')
    expect(kindOf('typeValue', 'type')).toBe('dict')
    expect(kindOf('objectValue', 'object')).toBe('text')
  })

  it('asks the rules of the project first', () => {
    const decision = decideField(
      { name: 'size', siblings: ['size'], inLine: true, entity: NOBODY, others: [] },
      {
        rules: [
          {
            id: 'P1',
            about: 'ours',
            decide: ({ name }) => (name === 'size' ? { kind: 'decimal' } : undefined),
          },
        ],
      },
    )
    expect([decision.rule.id, decision.kind]).toEqual(['P1', 'decimal'])
    const known = decideField(
      { name: 'size', siblings: ['size'], inLine: true, entity: NOBODY, others: [] },
      { references: { size: { kind: 'dictSearch', ref: 'sizes' } } },
    )
    expect([known.rule.id, known.field.dict]).toEqual(['R71', 'sizes'])
  })

  it('takes a kind by the names that it suggests itself for, after the project and before its own rules', () => {
    const question = {
      name: 'deliveryDate',
      siblings: ['deliveryDate'],
      inLine: true,
      entity: NOBODY,
      others: [],
    }
    const kinds = { ...KINDS, datetime: { ...KINDS.datetime, suggestedBy: [/^delivery/] } }
    const { rule, kind } = decideField(question, {}, kinds)
    expect([rule.id, kind]).toEqual(['R00', 'datetime'])
    expect(decideField(question).kind).toBe('date')
    const references = { deliveryDate: { kind: 'dictSearch', ref: 'days' } } as const
    expect(decideField(question, { references }, kinds).kind).toBe('dictSearch')
  })
})
