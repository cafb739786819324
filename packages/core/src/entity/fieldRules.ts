import type { CellRule, HandlerAnswer } from '../rules/types'
import { isEmptyValue, lengthOf, plainNumber, textOf } from '../rules/value'
import { textIn } from '../text/text'
import type { Locale, Text } from '../text/text'
import { digitsOf, isIntegerKind, isListField, isNumberKind, maxFilesOf, maxLengthOf } from './fieldKinds'
import { KINDS } from '../kinds'
import { fieldMessages as messages } from '../kinds/messages'
import type { Field } from './types'

/** Greatest integer of a stored `integer`. */
const MAX_INTEGER = 2_147_483_647
/** Digits before the point of a stored `numeric(20,6)`. */
const MAX_WHOLE_DIGITS = 14
const DECIMAL = /^-?\d{1,40}(?:\.\d{1,40})?$/

/** What is wrong with a number, if anything. */
function numberFault(field: Field, value: unknown): Text | undefined {
  const text = typeof value === 'number' ? plainNumber(value) : value
  if (typeof text !== 'string' || !DECIMAL.test(text)) return messages.number
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  const places = fraction.replace(/0+$/, '').length
  const number = Number(text)
  if (isIntegerKind(field.kind)) {
    if (places > 0) return messages.integer
    const fault = KINDS[field.kind].fault?.(text, field)
    if (fault) return fault
    if (Math.abs(number) > MAX_INTEGER) return messages.range
  } else if (whole.replace(/^0+/, '').length > MAX_WHOLE_DIGITS) return messages.range
  const digits = digitsOf(field)
  if (places > digits) return messages.digits(digits)
  if (field.min !== undefined && number < field.min) return messages.min(field.min)
  if (field.max !== undefined && number > field.max) return messages.max(field.max)
  return undefined
}

/** What is wrong with a text or a list of texts, if anything. */
function textFault(field: Field, value: unknown): Text | undefined {
  const list = isListField(field)
  if (Array.isArray(value) && (!list || value.some((item) => typeof item !== 'string'))) return messages.list
  const text = Array.isArray(value) ? value.join(',') : typeof value === 'boolean' ? undefined : textOf(value)
  if (text === undefined) return list ? messages.list : messages.text
  // PostgreSQL stores no U+0000.
  if (text.includes('\0')) return messages.control
  const { fault, files: holds } = KINDS[field.kind]
  const found = fault?.(text, field)
  if (found) return found
  const length = maxLengthOf(field)
  if (lengthOf(text) > length) return messages.length(length)
  if (holds === 'paths') {
    const files = maxFilesOf(field)
    if (text.split(',').filter(Boolean).length > files) return messages.files(files)
  }
  return undefined
}

/** The check of type, size and range that follows from the kind. */
function kindRule(field: Field, locale: Locale): CellRule {
  const fault = isNumberKind(field.kind) ? numberFault : textFault
  return {
    handler: ({ value }): HandlerAnswer => {
      const found = isEmptyValue(value) ? undefined : fault(field, value)
      return found ? { pass: false, message: textIn(found, locale) } : { pass: true }
    },
  }
}

/**
 * The rules of a field, in the order in which they are asked: required, type and range, unique, pattern of the
 * kind, then the field's own. A readonly field is never required: its value comes from the server.
 *
 * @param locale language of the messages. @default 'zh-CN'
 */
export function fieldRules(field: Field, locale: Locale = 'zh-CN'): CellRule[] {
  const rules: CellRule[] = []
  if (field.required && !field.readonly) rules.push({ required: true })
  rules.push(kindRule(field, locale))
  if (field.unique) rules.push({ unique: true })
  const { pattern } = KINDS[field.kind]
  if (pattern) rules.push({ pattern: pattern.preset, message: textIn(pattern.message, locale) })
  return [...rules, ...(field.rules ?? [])]
}
