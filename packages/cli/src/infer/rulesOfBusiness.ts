import { hasHan } from '../labels/translate'
import { ASKS, endsWith, headOf, isPainted, isParticiple, last } from './ruleParts'
import { endReference, isMeasured, NOUNS } from './rulesOfThings'
import { PEOPLE, withDictionary } from './rulesOfWords'
import type { Decision, InferenceRule } from './types'
import { wordsOf } from './words'

/** Letters of currencies, as people write them behind an amount. */
const CURRENCIES = /^(usd|eur|cny|rmb|hkd|sgd|gbp|jpy|aud|cad|chf|twd|krw|thb|myr|idr|vnd|inr|aed)$/

/** 外修单位 is whom one works with; 计量单位 is what one counts in. */
const MEASURING =
  /(计量|库存|主|辅|基本|包装|换算|重量|长度|体积|数量|货币|价格|报价|销售|采购|时间|面积|法定|第[一二三])单位$/

/** What a label in Chinese is about stands at its end, whatever stands before it: 借款人 is a person, 费用类型 a type. */
const ABOUT: readonly (readonly [ends: RegExp, decision: Decision])[] = [
  [/类型$|类别$|种类$|分类$|方式$|性质$/, { kind: 'dict' }],
  [/时间$/, { kind: 'datetime' }],
  [/日期$/, { kind: 'date' }],
  [/附件$|扫描件$/, { kind: 'file' }],
  [/备注$|说明$|描述$|原因$|事由$|意见$/, { kind: 'textarea' }],
  [/部门$/, { kind: 'dept' }],
  [/.[款费借还领批办管责]人$/, { kind: 'user', confidence: 0.7 }],
  [/比例$|百分比$/, { kind: 'percent' }],
  [/科目$/, { kind: 'dict', confidence: 0.75 }],
  [/已[退结付收还清缴到]$/, { kind: 'boolean', confidence: 0.65 }],
]
const NUMBERS = ['amount', 'quantity', 'price', 'cost', 'fee', 'total', 'score', 'weight', 'subtotal']

/** Ids that other systems gave are no keys of ours. */
const OTHERS_IDS =
  /^(?!(tax|external|session|open|union|transaction|request|trace|national|user|third|ext|vat)\b)/i

/** Names of general business; asked before the narrower rules where those would go wrong. */
export const earlyRules: readonly InferenceRule[] = [
  {
    id: 'R100',
    about: 'an exchange rate',
    decide: (c) =>
      c.words.some((word) => /^(exchange|fx|forex)$/.test(word)) && headOf(c) === 'rate'
        ? { kind: 'rate', field: { digits: 6 } }
        : undefined,
  },
  {
    id: 'R101',
    about: 'moments end in at, days in on',
    decide: ({ name }) => {
      if (/[a-z]At$/.test(name)) return { kind: 'datetime' }
      return /[a-z]On$/.test(name) && !/^(add|log|plug|carry)On$/.test(name) && name.length > 4
        ? { kind: 'date' }
        : undefined
    },
  },
  {
    id: 'R170',
    about: 'a label in Chinese is about what stands at its end',
    decide: (c) => {
      // Elsewhere the words decide: only an amount in front hides the end from them.
      if (!c.zh || !hasHan(c.zh) || !c.words.some((word) => NUMBERS.includes(word))) return undefined
      const label = c.zh.replace(/[(（].*$/, '').trim()
      const [, decision] = ABOUT.find(([ends]) => ends.test(label)) ?? []
      return decision && withDictionary(c, decision)
    },
  },
  {
    id: 'R176',
    about: 'a label of an organization',
    decide: ({ zh, words }) =>
      zh && /.单位$/.test(zh) && !MEASURING.test(zh) && words.at(-1) === 'unit'
        ? { kind: 'text', confidence: 0.7 }
        : undefined,
  },
  {
    id: 'R177',
    about: 'the id of a person of the house',
    decide: (c) =>
      c.words.length > 1 &&
      /^(id|no|code)$/.test(last(c)) &&
      PEOPLE.has(c.words.at(-2)!) &&
      // Users have accounts; a code is that of an owner, a driver or a buyer elsewhere.
      !(last(c) === 'code' && /^(owner|buyer|driver|maker|recipient|declarant)$/.test(c.words.at(-2)!))
        ? { kind: 'user', confidence: 0.75 }
        : undefined,
  },
  {
    id: 'R171',
    about: 'who did it stands before by, to whom it was given before to',
    decide: (c) => {
      const [verb = '', end] = c.words.slice(-2)
      if (c.words.length < 2 || (end !== 'by' && end !== 'to')) return undefined
      if (/^(due|need(ed)?|required|valid|expected|wanted|deliver)$/.test(verb))
        return end === 'by' ? { kind: 'date', confidence: 0.65 } : undefined
      if (/^(sort|group|order|filter|list|multiply|divide)$/.test(verb)) return undefined
      if (end === 'by') return { kind: 'user', confidence: 0.8 }
      // What is sold goes to somebody outside.
      if (/^(assigned|delegated|escalated|allocated|reassigned)$/.test(verb))
        return { kind: 'user', confidence: 0.75 }
      return isParticiple(verb) ? { kind: 'user', confidence: 0.65 } : undefined
    },
  },
  {
    id: 'R191',
    about: 'a person whose telephone is written beside is from outside',
    decide: (c) => {
      const isCalled = ['Phone', 'Mobile', 'Tel', 'PhoneNo', 'MobileNo', 'IdNo', 'Licence', 'License'].some(
        (end) => c.siblings.has(c.name + end),
      )
      return isCalled && PEOPLE.has(last(c)) ? { kind: 'text', confidence: 0.75 } : undefined
    },
  },
  {
    id: 'R172',
    about: 'a number of something counts it',
    decide: ({ words: [first, of] }) =>
      of === 'of' && /^(number|no|count|num)$/.test(first!)
        ? { kind: 'integer', confidence: 0.85 }
        : undefined,
  },
  {
    id: 'R173',
    about: 'time in, time out, date from and the like',
    decide: ({ words: [first, way, ...more] }) => {
      if (more.length > 0 || !/^(in|out|from|to|until)$/.test(way ?? '')) return undefined
      return first === 'time' ? { kind: 'datetime' } : first === 'date' ? { kind: 'date' } : undefined
    },
  },
  {
    id: 'R174',
    about: 'a currency behind it makes it an amount, a unit behind a price is what it is for',
    decide: (c) =>
      c.words.length > 1 &&
      (CURRENCIES.test(last(c)) ||
        (c.words.at(-2) === 'price' && /^(kg|ton|t|piece|m|l|hour|day)$/.test(last(c))))
        ? { kind: 'money' }
        : undefined,
  },
  {
    id: 'R175',
    about: 'addresses of pictures are pictures',
    decide: (c) =>
      /^(urls?|paths?|links?)$/.test(last(c)) &&
      c.words.some((word) => /^(image|photo|picture|avatar|logo)s?$/.test(word))
        ? { kind: 'image' }
        : undefined,
  },
  {
    id: 'R178',
    about: 'a rate by the hour, the day or the piece is a price',
    decide: (c) =>
      last(c) === 'rate' &&
      /^(hourly|daily|weekly|monthly|day|hour|unit|room|rental|storage|overtime|freight|labor|labour|piece|freight|spot|buy|buying|sell|selling|base|cost)$/.test(
        c.words.at(-2) ?? '',
      )
        ? withDictionary(c, { kind: 'money', confidence: 0.7 })
        : undefined,
  },
  {
    id: 'R179',
    about: 'spans of time are numbers',
    decide: (c) =>
      /^(lead|cycle|down|idle|transit|setup)$/.test(c.words.at(-2) ?? '') && last(c) === 'time'
        ? { kind: 'decimal', confidence: 0.65 }
        : undefined,
  },
  {
    id: 'R186',
    about:
      'what is valid or available from, to or until, and the last and the next time of something, is a day',
    decide: ({ words }) => {
      const [first = '', second = ''] = words
      if (words.length !== 2) return undefined
      const isPeriod =
        /^(valid|available|effective|applicable|insured|employed|period|laycan|lay|leave|free|open)$/.test(
          first,
        ) && /^(from|to|until|till|through|by)$/.test(second)
      const isTurn =
        /^(last|next|previous|first)$/.test(first) &&
        /^(overhaul|service|inspection|visit|check|maintenance|calibration|audit|review|delivery|order|purchase|payment|contact)$/.test(
          second,
        )
      return isPeriod || isTurn ? { kind: 'date', confidence: isPeriod ? 0.75 : 0.65 } : undefined
    },
  },
  {
    id: 'R180',
    about: 'what is planned, and where something starts and ends, is a moment',
    decide: (c) => {
      if (!/^(start|end|begin|finish|until|since|completion)$/.test(last(c))) return undefined
      return c.words.length > 1
        ? { kind: last(c) === 'until' ? 'date' : 'datetime', confidence: 0.65 }
        : undefined
    },
  },
  {
    id: 'R181',
    about: 'an amount that is due is money',
    decide: (c) =>
      last(c) === 'due' && /^(balance|total|fee|tax|rent|amount)$/.test(c.words.at(-2) ?? '')
        ? withDictionary(c, { kind: 'money', confidence: 0.8 })
        : undefined,
  },
  {
    id: 'R182',
    about: 'the code of a type, a sex or a result is a choice, that of a department one of ours',
    decide: (c) => {
      if (!endsWith(c, 'code') || c.words.length < 2) return undefined
      const about = c.words.at(-2)!
      if (about === 'department') return { kind: 'dept', confidence: 0.7 }
      if (
        /^(sex|gender|result|method|mode|level|grade|class|category|branch|region|site|frequency|severity)$/.test(
          about,
        )
      )
        return withDictionary(c, { kind: 'dict', confidence: 0.75 })
      const { type, length = 99 } = c.facts ?? {}
      return type === 'text' && length <= 3
        ? withDictionary(c, { kind: 'dict', confidence: 0.65 })
        : undefined
    },
  },
  {
    id: 'R183',
    about: 'the id of something that is stored as a key refers to it',
    decide: (c) => {
      const [, stem] = /^([a-z]\w*)Id$/.exec(c.name) ?? []
      if (
        !stem ||
        c.facts?.type !== 'integer' ||
        c.index === 0 ||
        c.words.length > 3 ||
        !OTHERS_IDS.test(stem)
      )
        return undefined
      const named = endReference(c)
      if (named) return named
      return PEOPLE.has(c.words.at(-2)!) || wordsOf(c.entity.key).join(' ') === c.words.slice(0, -1).join(' ')
        ? undefined
        : { kind: 'record', confidence: 0.75, field: { ref: stem } }
    },
  },
  {
    id: 'R184',
    about: 'the name beside the number that a list of things begins with is its own',
    decide: (c) => {
      const [, stem] = /^(.+)Name$/.exec(c.name) ?? []
      const first = [...c.siblings][0] ?? ''
      const isOwn =
        stem &&
        c.index === 1 &&
        !c.inLine &&
        first.startsWith(stem) &&
        /^(No|Number|Code|Id)$/.test(first.slice(stem.length))
      const known = wordsOf(c.entity.key).includes(c.words[0]!)
      return isOwn ? { kind: 'text', confidence: known ? 0.9 : 0.65 } : undefined
    },
  },
  {
    id: 'R102',
    about: 'under, requires and the like ask yes or no',
    decide: (c) =>
      /^(under|requires?|needs|enable|disable|accepts?|includes?|incl|excl|with)[A-Z]/.test(c.name) &&
      !isMeasured(c)
        ? { kind: 'boolean', confidence: 0.8 }
        : undefined,
  },
  {
    id: 'R103',
    about: 'a label that asks 是否 is answered yes or no',
    decide: ({ zh }) => (zh && ASKS.test(zh) ? { kind: 'boolean' } : undefined),
  },
  {
    id: 'R104',
    about: 'the first number of a document is its own',
    decide: (c) => {
      if (
        c.inLine ||
        (c.index ?? 9) > 1 ||
        c.facts?.refersTo ||
        isPainted(c) ||
        !/^(no|number|code|id)$/.test(headOf(c))
      )
        return undefined
      const stem = c.words.slice(0, -1)
      const first = c.index === 0
      const owner = `${c.entity.key} ${c.entity.name}`.toLowerCase()
      const isId = last(c) === 'id'
      const isOwn =
        stem.length > 0 &&
        (isId
          ? stem.join(' ') ===
            wordsOf(c.entity.name.replace(/ (.)/g, (_, letter: string) => letter.toUpperCase())).at(-1)
          : stem.every((word) => owner.includes(word)))
      const isThing =
        first &&
        !NOUNS.includes(stem.at(-1) ?? '') &&
        c.siblings.has(c.name.replace(/(No|Number|Code|Id)$/, 'Name')) &&
        stem.length > 0
      const isDocument = stem.length === 0 || ['document', 'order', 'requirement'].includes(stem.at(-1)!)
      if (!first && !c.facts?.unique) return undefined
      if ((isOwn && first) || c.facts?.unique || (isDocument && first))
        return {
          kind: 'code',
          confidence: isOwn || c.facts?.unique ? 0.9 : 0.8,
          field: { readonly: true, unique: true },
        }
      // A list of things begins with the number and the name of one; a document seldom begins with those of another.
      return isThing ? { kind: 'code', confidence: 0.65, field: { readonly: true, unique: true } } : undefined
    },
  },
  {
    id: 'R105',
    about: 'the status of a document in other words',
    decide: (c) =>
      !c.inLine && c.zh && /^(单据|订单|需求|申请|合同|任务|审批|审核|单)?状态$/.test(c.zh)
        ? { kind: 'status', field: { readonly: true } }
        : undefined,
  },
]
