import { snakeCase } from '@lading/core/entity'
import type { Candidate, Decision, InferenceRule } from './types'
import { headOf, isParticiple, last, singular } from './ruleParts'

/** Kinds by the word that a name is about; asked after the rules of the house and before the last one. */
const HEADS: readonly (readonly [id: string, about: string, decision: Decision, words: string])[] = [
  ['R110', 'a time', { kind: 'datetime' }, 'time datetime timestamp arrival departure'],
  ['R111', 'a day', { kind: 'date' }, 'date deadline day birthday dob etd etb ets ata atd atb due'],
  [
    'R112',
    'flags',
    { kind: 'boolean' },
    'flag yn enabled disabled included excluded taxable active valid visible required needed vaccinated approved',
  ],
  [
    'R113',
    'counts',
    { kind: 'integer', confidence: 0.85 },
    'count days pages years months persons people sort seq sequence',
  ],
  [
    'R114',
    'measured amounts',
    { kind: 'decimal' },
    'length width height thickness temperature hours duration kg gram grams km mm cm dose dosage load capacity points floor power distance litres liters kwh density humidity volume multiplier thickness tare payload',
  ],
  [
    'R115',
    'money',
    { kind: 'money' },
    'cost charge freight salary discount discounts deposit balance budget tax fee fees total_tax bonus wage premium payment refund expense limit tuition waiver copay rent toll outstanding cif fob vat gst duty excise demurrage detention haulage brokerage indemnity commission allowance subsidy fine fines payable receivable deduct deduction allow penalty surcharge overpayment revenue turnover',
  ],
  [
    'R135',
    'values and sums',
    { kind: 'money', confidence: 0.65 },
    'value sum insured profit loss pnl insurance margin bid',
  ],
  ['R116', 'percentages', { kind: 'percent' }, 'percent ratio'],
  ['R117', 'telephone', { kind: 'mobile', confidence: 0.8 }, 'phone cellphone'],
  ['R118', 'links', { kind: 'url' }, 'url website link homepage uri'],
  ['R119', 'pictures', { kind: 'image' }, 'image images photo photos picture pictures avatar logo thumbnail'],
  ['R120', 'files', { kind: 'file' }, 'attachment file files resume scan documents docs pdf artwork'],
  [
    'R136',
    'papers',
    { kind: 'file', confidence: 0.65 },
    'certificate license licence permit drawing voucher slip report sheet',
  ],
  [
    'R121',
    'long texts',
    { kind: 'textarea' },
    'requirements duties findings instructions summary introduction suggestion symptoms diagnosis abstract scope experience situation message details',
  ],
  ['R122', 'results', { kind: 'textarea', confidence: 0.75 }, 'result results'],
  ['R185', 'actions', { kind: 'textarea', confidence: 0.65 }, 'action actions because cause'],
  [
    'R123',
    'choices',
    { kind: 'dict', confidence: 0.85 },
    'method mode level priority terms incoterms incoterm nature source channel grade degree class country brand channel color species frequency severity sex nationality',
  ],
  [
    'R137',
    'stages and ranks',
    { kind: 'dict', confidence: 0.7 },
    'stage phase rank term shift category crop segment rating',
  ],
  ['R138', 'moods of a job', { kind: 'boolean', confidence: 0.75 }, 'ok rush urgent fragile hazardous'],
  [
    'R124',
    'places and texts',
    { kind: 'text', confidence: 0.85 },
    'spec model location place sku version title_text container fax tags keywords edition attribute plate surname serial lot batch seal tag series kin text',
  ],
  ['R125', 'a position', { kind: 'position', confidence: 0.75 }, 'position'],
  ['R126', 'a role', { kind: 'role', confidence: 0.75 }, 'role'],
  ['R127', 'a city', { kind: 'text', confidence: 0.6 }, 'city province district'],
  [
    'R128',
    'people',
    { kind: 'user' },
    'declarant buyer inspector keeper reviewer auditor approver maker driver manager employee merchandiser recipient reporter interviewer creator signer signatory owner assignee requester bookkeeper engineer leader rep representative coordinator supervisor dispatcher trader planner scheduler purchaser accountant cashier storekeeper',
  ],
  [
    'R129',
    'people who may be outside',
    { kind: 'text', confidence: 0.7 },
    'contact consignee shipper mechanic payee payer gateway doctor guest client insurer agent worker trainer investigator technician',
  ],
  ['R130', 'parts of the company', { kind: 'dept', confidence: 0.6 }, 'organization workshop team'],
  ['R131', 'where goods lie', { kind: 'text', confidence: 0.6 }, 'bin'],
  [
    'R132',
    'things that may have a list of their own',
    { kind: 'text', confidence: 0.7 },
    'carrier broker bank party manufacturer goods forwarder counterparty terminal berth',
  ],
]

/** People of the house, by the words of their rule. */
export const PEOPLE = new Set(HEADS.find(([id]) => id === 'R128')![3].split(' '))
const HEAD_WORDS = new Set(HEADS.flatMap(([, , , words]) => words.split(' ')))

const HEAD_RULES: readonly InferenceRule[] = HEADS.map(([id, about, decision, words]) => {
  const known = new Set(words.split(' '))
  const isMeant = (word: string) => known.has(word) || (!HEAD_WORDS.has(word) && known.has(singular(word)))
  return {
    id,
    about,
    // `approved` at the end says yes or no by itself; a word before it says more.
    decide: (c) => {
      if (known.has(last(c))) return withDictionary(c, decision)
      if (!isMeant(headOf(c))) return undefined
      const { confidence = 0.9 } = decision
      // `deposit paid` may be the amount, or whether it was paid.
      const unsure = isParticiple(last(c)) ? Math.min(confidence, 0.65) : confidence
      return withDictionary(c, { ...decision, confidence: unsure })
    },
  }
})

/** The decision with what it takes from the field: the currency beside it, the code of its dictionary. */
export function withDictionary(c: Candidate, decision: Decision): Decision {
  if (decision.kind === 'money' && c.siblings.has('currency'))
    return { ...decision, field: { currency: 'currency' } }
  return decision.kind === 'dict' ? { ...decision, field: { dict: snakeCase(c.name) } } : decision
}

/** Deeds whose day or amount is kept as often as whether they were done. */
const COUNTED =
  /^(paid|received|issued|opened|closed|shipped|delivered|ordered|produced|sold|used|picked|packed|loaded|counted|invoiced|accrued|earned|given|started|finished|completed|expected|planned|required|sent)$/

const THINGS = [
  'warehouse',
  'contract',
  'project',
  'order',
  'vehicle',
  'asset',
  'equipment',
  'employee',
  'invoice',
  'rack',
]

/** Things that have a list of their own, and what is said of them. */
export const thingRules: readonly InferenceRule[] = [
  {
    id: 'R106',
    about: 'the key of a thing whose name stands beside it is a record',
    decide: (c) => {
      const [, stem] = /^(.+?)(?:Id|No|Code|Number)$/.exec(c.name) ?? []
      if (!stem || !c.siblings.has(`${stem}Name`)) return undefined
      return { kind: 'record', confidence: 0.85, field: { ref: stem } }
    },
  },
  {
    id: 'R107',
    about: 'warehouses, contracts, projects and the like are records',
    decide: (c) => {
      const [noun, end, ...more] = c.words
      if (!noun || !THINGS.includes(noun) || more.length > 0) return undefined
      if (end === undefined) return { kind: 'record', confidence: 0.75, field: { ref: noun } }
      return end === 'id' || end === 'code'
        ? { kind: 'record', confidence: 0.8, field: { ref: noun } }
        : undefined
    },
  },
  {
    id: 'R108',
    about: 'a port of something is a record',
    decide: (c) =>
      (c.words[0] === 'port' && c.words[1] === 'of') || (headOf(c) === 'port' && c.words.length > 1 && c.zh)
        ? { kind: 'record', confidence: 0.75, field: { ref: 'port' } }
        : undefined,
  },
  {
    id: 'R109',
    about: 'terms, units and types of something come from a dictionary',
    decide: (c) =>
      c.words.includes('of') && ['country', 'unit', 'type', 'terms'].includes(headOf(c))
        ? { kind: 'dict', field: { dict: snakeCase(c.name) } }
        : undefined,
  },
]

/** What a name with a head that everybody knows means. */
export const wordRules: readonly InferenceRule[] = [
  ...HEAD_RULES,
  {
    id: 'R133',
    about: 'a word that says what was done with something is a yes or no, or the day it was done',
    decide: (c) => {
      if (!isParticiple(last(c)) || (c.zh && /[已未应实][付收]$/.test(c.zh))) return undefined
      if (c.words.at(-2) === 'year') return { kind: 'year', confidence: 0.8 }
      // What was received or paid is as often a day or an amount; a badge returned is asked yes or no.
      const sure = c.words.length > 1 && !COUNTED.test(last(c))
      return { kind: 'boolean', confidence: sure ? 0.7 : 0.65 }
    },
  },
  {
    id: 'R134',
    about: 'packages, pieces and what is in stock are counted',
    decide: (c) =>
      /^(package|piece|carton|pallet|bag|drum)s?$/.test(last(c)) ||
      /^((min|max|safety|safe) stock|on hand)$/.test(c.words.slice(-2).join(' '))
        ? { kind: 'quantity', confidence: 0.85 }
        : undefined,
  },
]
