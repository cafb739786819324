import { hasHan } from '../labels/translate'
import { endsWith, last, named } from './ruleParts'
import type { Candidate, Decision, InferenceRule, Reference } from './types'
import { wordsOf } from './words'

/** Flags. */
export const flagRules: readonly InferenceRule[] = [
  {
    id: 'R10',
    about: 'is, has, can, need and allow ask yes or no',
    decide: (c) =>
      /^(is|has|can|need|allow)[A-Z]/.test(c.name) && !isMeasured(c) && !isSpelt(c)
        ? { kind: 'boolean' }
        : undefined,
  },
  {
    id: 'R11',
    about: 'adjectives and participles say yes or no',
    decide: (c) => {
      if (named(c, 'eleInvoice', 'paid', 'solved')) return { kind: 'boolean' }
      return named(c, 'overdue', 'creditExcess', 'overtime')
        ? { kind: 'boolean', confidence: 0.6 }
        : undefined
    },
  },
]

/** `needQty`, `requiredDate`: how much or when, and not whether. */
export const isMeasured = (c: Candidate): boolean =>
  endsWith(c, 'quantity', 'amount', 'date', 'time', 'days', 'hours', 'count', 'no', 'number', 'price', 'by')

/** Is the first word of the name only a label in pinyin: 参 of 参与部门 is no can? */
const isSpelt = ({ zh, words }: Candidate): boolean =>
  zh !== undefined && hasHan(zh) && words[0] === 'can' && !/^[可能会]/.test(zh)

const PERSONS = `applicant salesman appraiser appraisers handler taker pic operator person assessed`.split(
  ' ',
)

/** People. */
export const personRules: readonly InferenceRule[] = [
  {
    id: 'R63',
    about: 'the name of a person who stands beside it is shown',
    decide: (c) => {
      const key = c.name.replace(/Name$/, '')
      return isPerson(c) && key !== c.name && c.siblings.has(key)
        ? { kind: 'display', field: { of: key } }
        : undefined
    },
  },
  {
    id: 'R64',
    about: 'a person is one of the users',
    decide: (c) => {
      if (!isPerson(c)) return undefined
      return { kind: 'user', ...(c.words.includes('appraisers') ? { field: { multiple: true } } : {}) }
    },
  },
]

/** What well-known names refer to. A project adds its own in `lading.config.ts`. */
const KNOWN: Record<string, Reference> = {
  salesTaskNumber: { kind: 'record', ref: 'salesTask' },
  projectTrackingId: { kind: 'record', ref: 'projectTracking' },
  activityCenter: { kind: 'record', ref: 'activityCenter' },
  relInqOrder: { kind: 'record', ref: 'inquiryOrder' },
  purchaseOrder: { kind: 'record', ref: 'purchaseOrder' },
  transferOrder: { kind: 'record', ref: 'transferOrder' },
  salesOrderNo: { kind: 'record', ref: 'salesOrder' },
  dataAreaId: { kind: 'dictSearch', ref: 'data_area' },
  costCenter: { kind: 'dictSearch', ref: 'cost_center' },
  costcenter: { kind: 'dictSearch', ref: 'cost_center' },
}

export const NOUNS = ['vessel', 'port', 'customer', 'item', 'product', 'supplier', 'category', 'partner']
const KEY_ENDS = ['id', 'no', 'code', 'account']

const GOODS = /^(product|item|goods|commodity|material|sku)$/

/** `sku`, `itemCode`, `materialNo`: the key of what is sold or stored. */
function isStockKey(name: string): boolean {
  const [about = '', end, ...more] = wordsOf(name)
  return (
    GOODS.test(about) && more.length === 0 && (end === undefined ? about === 'sku' : KEY_ENDS.includes(end))
  )
}

/** Things of other entities. */
export const referenceRules: readonly InferenceRule[] = [
  {
    id: 'R70',
    about: 'the name of a thing whose key stands beside it is shown',
    decide: (c) => {
      const stem = c.name.replace(/(Name|Nm)$/, '')
      // What is sold goes by several words: the name of the goods stands beside their stock number.
      const stock = GOODS.test(stem) && stem !== c.name ? [...c.siblings].find(isStockKey) : undefined
      if (stock) return { kind: 'display', field: { of: stock } }
      // `contractName` of a contract ledger is its own.
      const [about, ...what] = wordsOf(c.entity.key)
      const isOwn =
        about === stem && what.every((word) => /^(ledger|record|list|registration|book)s?$/.test(word))
      if (stem === c.name || isOwn || wordsOf(c.entity.name).at(-1) === stem) return undefined
      if (last(c) === 'name' && c.words.length > 1) {
        // `vendor_nm` beside `vendor_id`.
        const about = c.words.slice(0, -1).join(' ')
        const spelt = [...c.siblings].find((each) => {
          const words = wordsOf(each)
          return /^(id|no|code)$/.test(words.at(-1) ?? '') && words.slice(0, -1).join(' ') === about
        })
        if (spelt && about !== wordsOf(c.entity.key).join(' '))
          return { kind: 'display', field: { of: spelt } }
      }
      const key = ['', 'Id', 'No', 'Code', 'Number', 'Center', 'Account']
        .map((end) => stem + end)
        .find((each) => c.siblings.has(each))
      return key ? { kind: 'display', field: { of: key } } : undefined
    },
  },
  {
    id: 'R71',
    about: 'a well-known reference',
    decide: (c) => (Object.hasOwn(KNOWN, c.name) ? toReference(KNOWN[c.name]!) : undefined),
  },
  {
    id: 'R72',
    about: 'vessels, ports, customers, items and the like are records',
    decide: (c) => {
      if (c.name === 'cusSupplier') return { kind: 'record', confidence: 0.6, field: { ref: 'supplier' } }
      const found = endReference(c)
      if (found) return found
      const [noun, end, more] = c.words
      const isKey =
        NOUNS.includes(noun ?? '') && more === undefined && (end === undefined || KEY_ENDS.includes(end))
      return isKey ? { kind: 'record', field: { ref: noun! } } : undefined
    },
  },
  {
    id: 'R73',
    about: 'the name of such a thing without its key: a record whose key is to be confirmed',
    decide: (c) => {
      const isName = c.words.length === 2 && NOUNS.includes(c.words[0]!) && last(c) === 'name'
      // A thing's own name is its name.
      return isName && c.words[0] !== c.entity.key
        ? { kind: 'record', confidence: 0.6, field: { ref: c.words[0]! } }
        : undefined
    },
  },
  {
    id: 'R74',
    about: 'the number of another entity of the label set is a record of it',
    decide: (c) => {
      if (!endsWith(c, 'id', 'no', 'code')) return undefined
      const stem = c.words.slice(0, -1).join(' ')
      const other = c.others.find(
        ({ key, name }) => name.toLowerCase() === stem || wordsOf(key).join(' ') === stem,
      )
      return other ? { kind: 'record', field: { ref: other.key } } : undefined
    },
  },
]

/** Things of which there are several in a record: a port of loading and one of discharge, a warehouse from and one to. */
const SEVERAL = /^(vessel|port|customer|supplier|warehouse)$/

/** `loadPort`, `fromWarehouseId`, 意向供应商: which of them it is stands before the thing that it refers to. */
export function endReference({ words, zh, siblings, name }: Candidate): Decision | undefined {
  const isKey = KEY_ENDS.includes(words.at(-1) ?? '')
  const noun = words.at(isKey ? -2 : -1) ?? ''
  const before = words.slice(0, isKey ? -2 : -1)
  if (!SEVERAL.test(noun) || before.length === 0 || before.length > 2) return undefined
  // The customer of a customer, and what a preposition takes elsewhere (`price per customer`).
  if (before.some((word) => NOUNS.includes(word) || /^(of|for|per|is|has|no|number|each)$/.test(word)))
    return undefined
  if (zh === undefined && isKey && siblings.has(`${name}Name`)) return undefined
  return { kind: 'record', confidence: 0.75, field: { ref: noun } }
}

/** The decision that a reference stands for. */
export function toReference({ kind, ref }: Reference): Decision {
  return { kind, field: kind === 'record' ? { ref } : { dict: ref } }
}

/** The phone or the department of an applicant is no person. */
function isPerson({ words }: Candidate): boolean {
  const end = words.at(-1) ?? ''
  const before = words.at(-2) ?? ''
  // The person that one calls there is none of ours.
  if (words.some((word) => /^(contact|notify|consignee|shipper|emergency|customer|supplier)$/.test(word)))
    return false
  return PERSONS.includes(end) || (PERSONS.includes(before) && /^(name|id|no|code)$/.test(end))
}
