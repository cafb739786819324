import { snakeCase } from '@lading/core/entity'
import type { Candidate, Decision, InferenceRule } from './types'
import { flagRules, personRules, referenceRules } from './rulesOfThings'
import { endsWith, isPainted, last, named } from './ruleParts'
import { earlyRules } from './rulesOfBusiness'
import { labelRules } from './rulesOfLabels'
import { thingRules, withDictionary, wordRules } from './rulesOfWords'
import { wordsOf } from './words'

/**
 * The inference table in order; the first rule that decides wins, so special names stand before general ones. A guess
 * under 0.7 is put up for review.
 */
export const BUILT_IN_RULES: readonly InferenceRule[] = [
  {
    id: 'R01',
    about: 'a line number counts the rows',
    decide: (c) =>
      c.inLine && named(c, 'lineNum', 'lineNumber', 'lineNo', 'lineSeq', 'rowNo')
        ? { kind: 'rowNumber' }
        : undefined,
  },
  ...flagRules,
  ...earlyRules,
  {
    id: 'R20',
    about: 'the status of a record is its workflow; that of a line is a dictionary',
    decide: (c) => {
      const isState =
        named(c, 'status', 'approvalStatus', 'approvalState') ||
        /^status( code)?$/.test(c.words.join(' ')) ||
        isOwnState(c)
      if (!isState) return undefined
      if (!c.inLine) return { kind: 'status', field: { readonly: true } }
      return {
        kind: 'dict',
        field: { dict: `${snakeCase(c.entity.key)}_${snakeCase(c.name)}`, readonly: true },
      }
    },
  },
  {
    id: 'R21',
    about: 'another status is kept by somebody else: a read-only dictionary',
    decide: (c) =>
      endsWith(c, 'status', 'state')
        ? { kind: 'dict', field: { dict: snakeCase(c.name), readonly: true } }
        : undefined,
  },
  {
    id: 'R22',
    about: 'reasons, remarks, descriptions and the like are long texts',
    decide: (c) => {
      const long = ['reason', 'remark', 'description', 'solution', 'opinion', 'measure', 'content', 'reviews']
      if (!endsWith(c, ...long) && c.name !== 'referStand') return undefined
      // A paper that is called a note.
      if (/(credit|debit|delivery|dispatch|consignment)Note$/i.test(c.name))
        return { kind: 'text', confidence: 0.65 }
      const unsure = named(c, 'reviews', 'referStand', 'measure')
      return {
        kind: 'textarea',
        ...(unsure ? { confidence: 0.6 } : {}),
        ...(c.name === 'returnReason' ? { field: { readonly: true } } : {}),
      }
    },
  },
  {
    id: 'R30',
    about: 'dates end in date or expiration; eta and transdate are dates too',
    decide: (c) =>
      endsWith(c, 'date', 'expiration', 'expiry', 'eta', 'etd', 'before') || named(c, 'transdate')
        ? { kind: 'date' }
        : undefined,
  },
  { id: 'R32', about: 'a year', decide: (c) => (endsWith(c, 'year') ? { kind: 'year' } : undefined) },
  {
    id: 'R40',
    about: 'ratios, and rates of something, are percentages',
    decide: (c) =>
      endsWith(c, 'ratio') || (endsWith(c, 'rate') && c.words.length > 1) ? { kind: 'percent' } : undefined,
  },
  {
    id: 'R41',
    about: 'a rate beside a currency is an exchange rate',
    decide: (c) => {
      if (c.name !== 'rate') return undefined
      return c.siblings.has('currency')
        ? { kind: 'rate', field: { digits: 6 } }
        : { kind: 'percent', confidence: 0.6 }
    },
  },
  {
    id: 'R42',
    about: 'quantities and pallets are counted',
    decide: (c) =>
      c.words.some((word) => ['quantity', 'pallet', 'pallets'].includes(word)) && !isAbout(c)
        ? { kind: 'quantity' }
        : undefined,
  },
  {
    id: 'R43',
    about: 'amounts, prices, fees and costs are money',
    decide: (c) =>
      (c.words.includes('amount') && !isAbout(c)) || endsWith(c, 'price', 'subtotal', 'fee', 'cost')
        ? { kind: 'money', ...(c.siblings.has('currency') ? { field: { currency: 'currency' } } : {}) }
        : undefined,
  },
  {
    id: 'R44',
    about: 'an actual expense is money',
    decide: (c) => (c.name === 'actualExpense' ? { kind: 'money', confidence: 0.6 } : undefined),
  },
  {
    id: 'R45',
    about: 'scores and totals are decimals; among prices a total is money',
    decide: (c) => {
      if (!endsWith(c, 'score', 'total')) return undefined
      const priced = [...c.siblings].some((each) =>
        wordsOf(each).some((word) => /^(price|amount|currency|tax|cost|fee|subtotal)$/.test(word)),
      )
      return last(c) === 'total' && priced
        ? withDictionary(c, { kind: 'money', confidence: 0.8 })
        : { kind: 'decimal' }
    },
  },
  {
    id: 'R46',
    about: 'weights, mileages and volumes are decimals',
    decide: (c) => (endsWith(c, 'weight', 'mileage', 'volume') ? { kind: 'decimal' } : undefined),
  },
  {
    id: 'R47',
    about: 'a number of uploads stands for the files',
    decide: (c) => (/UploadNum$/.test(c.name) ? { kind: 'file', field: { maxFiles: 6 } } : undefined),
  },
  {
    id: 'R50',
    about: 'an e-mail address',
    decide: (c) => (endsWith(c, 'mail', 'email') ? { kind: 'email' } : undefined),
  },
  {
    id: 'R51',
    about: 'a mobile number',
    decide: (c) => (endsWith(c, 'mobile') ? { kind: 'mobile' } : undefined),
  },
  {
    id: 'R52',
    about: 'an address is text',
    decide: (c) => (endsWith(c, 'address') ? { kind: 'text' } : undefined),
  },
  {
    id: 'R53',
    about: 'an area is chosen from province, city and district',
    decide: (c) => (c.name === 'area' ? { kind: 'area', confidence: 0.6 } : undefined),
  },
  {
    id: 'R60',
    about: 'the department of a customer is not one of ours',
    decide: (c) =>
      c.words.includes('customer') && endsWith(c, 'department')
        ? { kind: 'text', confidence: 0.6 }
        : undefined,
  },
  {
    id: 'R61',
    about: 'a department',
    decide: (c) => (endsWith(c, 'department') ? { kind: 'dept' } : undefined),
  },
  {
    id: 'R62',
    about: 'a worker number is text',
    decide: (c) => (c.name === 'workerNo' ? { kind: 'text' } : undefined),
  },
  ...personRules,
  ...referenceRules,
  { id: 'R80', about: 'types, groups, units and the like come from a dictionary', decide: dictionary },
  {
    id: 'R90',
    about: "the record's own number is given by the server",
    decide: (c) =>
      !c.inLine && isOwnNumber(c) ? { kind: 'code', field: { readonly: true, unique: true } } : undefined,
  },
  ...thingRules,
  {
    id: 'R91',
    about: 'other numbers and codes are texts',
    decide: (c) => {
      const ends = ['id', 'no', 'num', 'number', 'code', 'account', 'po', 'n', 'sn', 'ref', 'barcode', 'pn']
      return endsWith(c, ...ends) || c.words[0] === 'num'
        ? { kind: 'text', field: { maxLength: 50 } }
        : undefined
    },
  },
  {
    id: 'R92',
    about: 'names and titles are texts; the own one is required',
    decide: (c) => {
      if (!endsWith(c, 'name', 'title')) return undefined
      // Where a document with a state has no number of its own, its name may be one.
      const isNumber =
        c.name === 'name' &&
        !c.inLine &&
        ['status', 'approvalState', 'approvalStatus'].some((each) => c.siblings.has(each))
      return {
        kind: 'text',
        ...(isNumber ? { confidence: 0.65 } : {}),
        ...(c.words.length === 1 ? { field: { required: true } } : {}),
      }
    },
  },
  {
    id: 'R93',
    about: 'an info is text',
    decide: (c) => (endsWith(c, 'info') ? { kind: 'text' } : undefined),
  },
  ...wordRules,
  ...labelRules,
  { id: 'R99', about: 'nothing else fits: text', decide: () => ({ kind: 'text', confidence: 0.5 }) },
]

const DICTIONARY_ENDS =
  `type currency unit gender group term system business division site station company zone modules
  validity emergency attribution application purpose`.split(/\s+/)

function dictionary(c: Candidate): Decision | undefined {
  // The code of a currency is the currency.
  const about = c.words.length > 1 && last(c) === 'code' ? c.words.at(-2)! : last(c)
  const isCoded = about !== last(c) && [...DICTIONARY_ENDS, 'country', 'reason', 'status'].includes(about)
  if (isCoded) return { kind: 'dict', confidence: 0.8, field: { dict: snakeCase(c.name) } }
  if (!DICTIONARY_ENDS.includes(last(c))) return undefined
  const unsure = ['validity', 'emergency', 'attribution', 'application', 'purpose'].includes(last(c))
  const large = named(c, 'company', 'site', 'station', 'unit')
  const kind = last(c) === 'modules' ? 'dictMulti' : large ? 'dictSearch' : 'dict'
  return { kind, field: { dict: snakeCase(c.name) }, ...(unsure ? { confidence: 0.6 } : {}) }
}

const NUMBER_ENDS = ['id', 'no', 'number', 'num', 'code', 'sn', 'ref']

/** `amountType`, `qtyUnit`: the amount is only what it is about. */
const isAbout = (c: Candidate): boolean =>
  endsWith(
    c,
    'type',
    'unit',
    'currency',
    'status',
    'date',
    'time',
    'remark',
    'flag',
    'count',
    'words',
    'reason',
    'note',
  )

/** `state`, `load_state` of a tanker load: the state of the record, unless it is part of an address. */
function isOwnState(c: Candidate): boolean {
  if (c.name === 'state')
    return !['city', 'zip', 'zipCode', 'postcode', 'country', 'street'].some((each) => c.siblings.has(each))
  return (
    c.words.length > 1 &&
    /^(state|status)$/.test(last(c)) &&
    ownNames(c).includes(c.words.slice(0, -1).join(' '))
  )
}

/** `quotationNo` of Quotation, `caseId` of Internal problem case, `logNumber` of logShipOrder, any `serialNo`. */
function isOwnNumber(c: Candidate): boolean {
  if (c.name === 'serialNo') return true
  if (c.words.length < 2 || !NUMBER_ENDS.includes(last(c))) return false
  if (isPainted(c)) return false
  const stem = c.words.slice(0, -1).join(' ')
  return ownNames(c).includes(stem) || (stem.length > 1 && stem === initialsOf(c))
}

/** `wo` of a work order. */
const initialsOf = ({ entity }: Candidate): string =>
  entity.key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(' ')
    .map((word) => word.charAt(0).toLowerCase())
    .join('')

/** What the record may be called: its whole name, the last word of it, the first word of its key. */
function ownNames({ entity }: Candidate): string[] {
  const title = entity.name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const key = entity.key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ')
  return [title.join(' '), title.at(-1) ?? '', key.join(' '), key[0] ?? '']
}
