import { KINDS } from '../../kinds'
import { ownLocale } from '../../text/languages'
import { textIn } from '../../text/text'
import type { Locale, Text } from '../../text/text'
import type { EntityDefinition, Field } from '../types'
import { statesOf } from '../workflows'
import { HEADER } from './holds'
import type { Known } from '../../kinds/known'
import type { Comparator, Comparison, Condition } from './types'

const OPERATORS: Record<Comparator, Text> = {
  eq: { zh: '为', en: 'is' },
  ne: { zh: '不为', en: 'is not' },
  gt: { zh: '大于', en: 'is greater than' },
  ge: { zh: '不小于', en: 'is at least' },
  lt: { zh: '小于', en: 'is less than' },
  le: { zh: '不大于', en: 'is at most' },
  in: { zh: '为', en: 'is one of' },
  notIn: { zh: '不为', en: 'is none of' },
  has: { zh: '包含', en: 'contains' },
  empty: { zh: '为空', en: 'is empty' },
  filled: { zh: '不为空', en: 'is filled in' },
}

const KNOWN: Record<Known['the'], Text> = {
  today: { zh: '今天', en: 'today' },
  now: { zh: '当前时间', en: 'now' },
  me: { zh: '本人', en: 'me' },
  department: { zh: '当前部门', en: 'my department' },
}

const YES_NO: Record<string, Text> = { Y: { zh: '是', en: 'yes' }, N: { zh: '否', en: 'no' } }

/** What the parts of a condition are called. */
type Names = Pick<EntityDefinition, 'fields' | 'lines' | 'workflow' | 'workflows'>

function comparisonText(
  condition: Comparison,
  names: Names,
  line: string | undefined,
  locale: Locale,
): string {
  const fieldOf = (name: string): [string, Field | undefined] => {
    const own = line === undefined || name.startsWith(HEADER) ? names.fields : names.lines?.[line]?.fields
    const key = name.replace(HEADER, '')
    return [key, own && Object.hasOwn(own, key) ? own[key] : undefined]
  }
  const label = (name: string) => {
    const [key, field] = fieldOf(name)
    return field ? textIn(field, locale) : key
  }
  const [key, field] = fieldOf(condition.field)
  const valueText = (value: unknown): string => {
    if (typeof value === 'object' && value !== null && 'the' in value)
      return textIn(KNOWN[(value as Known).the], locale)
    const text = value === true ? 'Y' : value === false ? 'N' : String(value)
    const states = statesOf(names, key)
    const known =
      states && Object.hasOwn(states, text)
        ? states[text]
        : field && KINDS[field.kind].choices === 'yesNo'
          ? YES_NO[text]
          : undefined
    return known ? textIn(known, locale) : text
  }
  const { op, value, other } = condition
  const values = Array.isArray(value) ? (value as readonly unknown[]) : value === undefined ? [] : [value]
  const right = other === undefined ? values.map(valueText) : [label(other)]
  const quoted = right.map((each) =>
    other === undefined ? textIn({ zh: `“${each}”`, en: `“${each}”` }, locale) : each,
  )
  const zh = ownLocale(locale) === 'zh-CN'
  return [label(condition.field), textIn(OPERATORS[op], locale), quoted.join(zh ? '或' : ' or ')]
    .filter(Boolean)
    .join(zh ? '' : ' ')
}

/**
 * A condition as a sentence for users: its own text, or one made of labels, states and values.
 *
 * @param line key of the lines whose fields it names. @default the header's
 */
export function conditionText(condition: Condition, names: Names, locale: Locale, line?: string): string {
  if (condition.zh !== undefined && condition.en !== undefined)
    return textIn({ zh: condition.zh, en: condition.en }, locale)
  const zh = ownLocale(locale) === 'zh-CN'
  const of = (part: Condition, key = line) => conditionText(part, names, locale, key)
  if ('all' in condition) return condition.all.map((each) => of(each)).join(zh ? '，且' : ' and ')
  if ('any' in condition) return condition.any.map((each) => of(each)).join(zh ? '，或' : ' or ')
  if ('not' in condition) return zh ? `不满足（${of(condition.not)}）` : `not (${of(condition.not)})`
  if ('lines' in condition) {
    const { lines, some, every, none } = condition
    const known = names.lines?.[lines]?.label
    const label = known ? textIn(known, locale) : lines
    const parts = [
      some && (zh ? `${label}至少一行${of(some, lines)}` : `a row of ${label} where ${of(some, lines)}`),
      every && (zh ? `${label}每行${of(every, lines)}` : `every row of ${label}: ${of(every, lines)}`),
      none && (zh ? `${label}没有${of(none, lines)}的行` : `no row of ${label} where ${of(none, lines)}`),
    ]
    return parts.filter(Boolean).join(zh ? '，且' : ' and ')
  }
  return comparisonText(condition, names, line, locale)
}
