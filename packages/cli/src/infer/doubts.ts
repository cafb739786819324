import { endsKnown, hasHan } from '../labels/translate'
import { endsAs } from './rulesOfLabels'
import { ASKS, endsWith, last } from './ruleParts'
import { PEOPLE } from './rulesOfWords'
import type { Candidate, Decision } from './types'
import { wordsOf } from './words'

/** What makes a guess unsure although a rule decided it: one weak sign, or a word that stands for several things. */
interface Doubt {
  about: string
  when(c: Candidate, decision: Required<Decision>): boolean
}

/** How sure a guess is that one of the doubts meets. */
const DOUBTFUL = 0.65

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** What people of the house do with records; of other verbs nobody knows who did it. */
const HOUSE_VERBS =
  words(`created updated modified approved checked verified inspected received issued prepared reviewed
  entered handled assigned voided quoted requested reported closed signed released completed counted picked packed loaded confirmed
  recorded audited cancelled canceled submitted processed accepted posted booked registered resolved tested weighed done`)

/** People who may as well be customers, suppliers or their staff. */
const OUTSIDERS = words('declarant buyer recipient reporter signer owner requester keeper')

/** Things that have a list of their own; their number may be a reference or a text. */
const LISTED = words('warehouse contract project order vehicle asset equipment employee rack member student')

/** Words in front of `rate` that make it a share of something. */
const SHARES =
  words(`tax vat gst duty interest discount commission growth defect pass fail loss scrap exchange margin rebate
  qualified gross profit occupied adjust utilization completion conversion return response attendance success error
  default bad good adjust wh warehouse price`)

/** Words in front of a time that make it a moment. */
const SPANS = words(
  'lead cycle free down idle transit response processing working setup run wait waiting travel flight',
)

/** What may stand behind an amount without changing that it is one. */
const AMOUNT_TAILS =
  /^(before|after|of|for|in|per|upper|lower|limit|min|max|excl|incl|net|gross|total|local|tax|gst|vat|due|paid|payable|usd|eur|cny|rmb|hkd|sgd|gbp|jpy)$/

const DOUBTS: readonly Doubt[] = [
  {
    about: 'a code may be a reference, a choice or a text',
    when: (c, { kind }) =>
      kind === 'text' &&
      endsWith(c, 'code') &&
      // A source that types its fields says of references that they are some.
      c.facts?.type !== 'text' &&
      !c.words.some((word) => /^(hs|zip|postal|post|bar|qr|swift|tax|verification)$/.test(word)),
  },
  {
    about: 'the number of a thing that has a list of its own may be a reference',
    when: (c, { kind }) =>
      kind === 'text' &&
      endsWith(c, 'no', 'number', 'id') &&
      c.words.length > 1 &&
      LISTED.has(c.words.at(-2)!),
  },
  {
    about: 'what a list of things begins with may be its own number',
    when: (c, { kind, field }) =>
      kind === 'record' &&
      c.index === 0 &&
      !c.inLine &&
      c.facts?.refersTo === undefined &&
      endsWith(c, 'no', 'number', 'code') &&
      ![...c.siblings].some((each) => wordsOf(each).join(' ') === `${field.ref} name`),
  },
  {
    about: 'an id may be a reference',
    when: (c, { kind }) => kind === 'text' && endsWith(c, 'id') && c.facts?.type !== 'text',
  },
  {
    about: 'the name of a thing that has a list of its own may be a reference',
    when: (c, { kind }) =>
      kind === 'text' && c.words.length === 2 && last(c) === 'name' && LISTED.has(c.words[0]!) && !isOwn(c),
  },
  {
    about: 'what a document is called may be a reference, a number or a file',
    when: (c, { kind }) =>
      kind === 'record' &&
      c.words.length === 1 &&
      endsWith(c, 'order', 'invoice', 'employee', 'contract', 'category'),
  },
  {
    about: 'of most verbs nobody knows whether somebody of the house did it',
    when: (c, { kind }) => kind === 'user' && last(c) === 'by' && !HOUSE_VERBS.has(c.words.at(-2) ?? ''),
  },
  {
    about: 'these people may be from outside',
    when: (c, { kind }) => {
      const person = endsWith(c, 'id', 'no', 'code') ? (c.words.at(-2) ?? '') : last(c)
      if (kind !== 'user' || (c.zh && PEOPLE.has(person))) return false
      return (
        OUTSIDERS.has(person) ||
        (person === 'operator' &&
          c.words.length > 1 &&
          last(c) === 'operator' &&
          !/^(machine|final|sales|transport|transfer|trans)$/.test(c.words[0]!))
      )
    },
  },
  {
    about: 'a rate may be a share, a price or an exchange rate',
    when: (c, { kind }) =>
      kind === 'percent' &&
      endsWith(c, 'rate') &&
      c.words.length > 1 &&
      !c.zh &&
      !SHARES.has(c.words.at(-2)!),
  },
  {
    about: 'a time may be a span',
    when: (c, { kind }) => kind === 'datetime' && last(c) === 'time' && SPANS.has(c.words.at(-2) ?? ''),
  },
  {
    about: 'a label that ends in 时间 may mean a day or a span',
    when: ({ zh }, { kind }) =>
      kind === 'datetime' &&
      /(入职|离职|毕业|出生|成立|注册|购买|购置|投产|工作|停机|运行|营业|服务|处理|加班|响应|等待|加工|保修|质保)时间$/.test(
        zh ?? '',
      ),
  },
  {
    about: 'a moment that ends in at or on stands behind a verb',
    when: (c, { kind }) =>
      (kind === 'date' || kind === 'datetime') &&
      /[a-z](At|On)$/.test(c.name) &&
      !/^(start|starts|end|ends|due|effective|valid|begin|begins|expires?)$/.test(c.words.at(-2) ?? '') &&
      !/(ed|en|t|d|ad|n|s)$/.test(c.words.at(-2) ?? ''),
  },
  {
    about: 'a result may be a choice, a limit a number, a discount or a tax a share',
    when: (c, { kind }) =>
      (endsWith(c, 'result', 'results') && kind === 'textarea' && !c.zh && !(c.facts?.type === 'longText')) ||
      (kind === 'money' &&
        endsWith(c, 'limit', 'discount', 'discounts', 'tax') &&
        !c.words.includes('credit') &&
        !c.zh),
  },
  {
    about: 'a position may be a place',
    when: (c, { kind }) => kind === 'position' && c.words.length === 1 && !c.zh,
  },
  {
    about: 'a company, a site or a station may be that of somebody else',
    when: (c, { kind }) =>
      (kind === 'dictSearch' || kind === 'dict') &&
      c.words.length > 1 &&
      endsWith(c, 'company', 'site', 'station'),
  },
  {
    about: 'pic is a picture or the person in charge',
    when: (c) => endsWith(c, 'pic') && c.words.length > 1 && c.words[0] !== 'logistics',
  },
  {
    about: 'an amount or a quantity that a word follows may be something of it',
    when: (c, { kind }) => {
      const at = c.words.findIndex((word) => /^(amount|quantity)$/.test(word))
      const next = c.words[at + 1]
      return at >= 0 && next !== undefined && /^(money|quantity)$/.test(kind) && !AMOUNT_TAILS.test(next)
    },
  },
  {
    about: 'the end of a label in Chinese, which says what it is, is unknown',
    when: ({ zh }, { kind }) => {
      const label = (zh ?? '').replace(/[(（].*$/, '').trim()
      if (!hasHan(label.slice(-1)) || kind === 'text' || endsKnown(label)) return false
      // 是否 asks at the front; what a rule of labels decides has read the end.
      return !(kind === 'boolean' && ASKS.test(label)) && !endsAs(label, kind)
    },
  },
  {
    about: 'numbers that the source keeps as texts may be texts',
    when: (c, { kind }) =>
      c.facts?.type === 'text' &&
      ['percent', 'rate', 'money', 'decimal', 'integer', 'score'].includes(kind) &&
      // Exact sums are often kept as texts.
      !(
        kind === 'money' &&
        c.words.some((word) => /^(price|amount|total|tax|discounts?|subtotal|cost|fee)$/.test(word))
      ),
  },
]

/** The decision, put up for review when one of the doubts meets it. */
export function withDoubts<Decided extends Required<Decision>>(c: Candidate, decision: Decided): Decided {
  if (decision.confidence <= DOUBTFUL || !DOUBTS.some(({ when }) => when(c, decision))) return decision
  return { ...decision, confidence: DOUBTFUL }
}

/** Is it the name of the record itself? */
function isOwn({ words: [about], entity }: Candidate): boolean {
  return wordsOf(entity.key).includes(about!) || wordsOf(entity.name).includes(about!)
}
