import type { Text } from '../text/text'

/** An error of a JSON Schema check, as far as it is put into words. */
export interface SchemaError {
  keyword: string
  instancePath: string
  schemaPath: string
  params: object
}

const TYPES: Record<string, Text> = {
  string: { zh: '文字', en: 'a text' },
  number: { zh: '数字', en: 'a number' },
  integer: { zh: '整数', en: 'a whole number' },
  boolean: { zh: 'true 或 false', en: 'true or false' },
  object: { zh: '对象', en: 'an object' },
  array: { zh: '列表', en: 'a list' },
}

const PATTERNS: Record<string, Text> = {
  '^[a-z][A-Za-z0-9]*$': {
    zh: '只能用字母和数字，以小写字母开头',
    en: 'may hold letters and digits only and begins with a small letter',
  },
  '^[A-Z][A-Za-z0-9]*$': {
    zh: '只能用字母和数字，以大写字母开头',
    en: 'may hold letters and digits only and begins with a capital letter',
  },
  '^[A-Za-z][A-Za-z0-9_]*$': {
    zh: '只能用字母、数字和下划线，以字母开头',
    en: 'may hold letters, digits and _ only and begins with a letter',
  },
  '^[A-Z]{1,8}$': { zh: '应为一至八个大写字母', en: 'must be one to eight capital letters' },
}

const BOUNDS: Record<string, (limit: unknown) => Text> = {
  minimum: (limit) => ({ zh: `不能小于${String(limit)}`, en: `must be at least ${String(limit)}` }),
  maximum: (limit) => ({ zh: `不能大于${String(limit)}`, en: `must be at most ${String(limit)}` }),
  minLength: () => ({ zh: '不能为空', en: 'must not be empty' }),
  maxLength: (limit) => ({
    zh: `过长：最多${String(limit)}个字符`,
    en: `is too long: ${String(limit)} characters at most`,
  }),
  minItems: (limit) => ({ zh: `至少${String(limit)}项`, en: `needs at least ${String(limit)} entries` }),
  maxItems: (limit) => ({ zh: `最多${String(limit)}项`, en: `may have at most ${String(limit)} entries` }),
  maxProperties: (limit) => ({
    zh: `最多${String(limit)}项`,
    en: `may have at most ${String(limit)} entries`,
  }),
}

/** What may stand at a place, by the description of the schema there, which is in English. */
const CHOICES: Record<string, string> = {
  '"now", "today", "me", "department", "nothing", { "value": … } or { "formula": … }':
    '"now"、"today"、"me"、"department"、"nothing"、{ "value": … } 或 { "formula": … }',
  'the name of a field, { "field", "required" } or a field of its own with "name"':
    '字段名称、{ "field", "required" }，或带 "name" 的自定义字段',
  'true, false or a text': 'true、false 或文字',
  'what is asked for: a field, or { "lines", "ask" }': '要填写的内容：字段，或 { "lines", "ask" }',
  '"departmentHead", { "role": … } or { "user": … }': '"departmentHead"、{ "role": … } 或 { "user": … }',
  'a condition: { field, op, value }, { all }, { any }, { not } or { lines, some | every | none }':
    '条件：{ field, op, value }、{ all }、{ any }、{ not } 或 { lines, some | every | none }',
  'a formula: a number, a field, { times }, { plus }, { minus }, { over }, { least }, { greatest }, { sum }, { count }, { round, digits } or { when, then, else }':
    '公式：数字、字段、{ times }、{ plus }、{ minus }、{ over }、{ least }、{ greatest }、{ sum }、{ count }、{ round, digits } 或 { when, then, else }',
  'the name of a field, or { field: "eq" | "like" | "range" | "in" | "ne" | "gt" | "ge" | "lt" | "le" | "left_like" | "right_like" }':
    '字段名称，或 { 字段: "eq" | "like" | "range" | "in" | "ne" | "gt" | "ge" | "lt" | "le" | "left_like" | "right_like" }',
  'a condition or { "call": … }': '条件或 { "call": … }',
  'a formula or { "call": … }': '公式或 { "call": … }',
  'a condition { "field", "rule", "val" }, or a group { "matchType", "lines" } of them':
    '条件 { "field", "rule", "val" }，或条件组 { "matchType", "lines" }',
  'a value, or { "the": … } with today, now, me or department':
    '一个值，或 { "the": … }（today、now、me、department）',
  'a value, a list of values, { "field": … } or { "header": … }':
    '值、值的列表、{ "field": … } 或 { "header": … }',
  'a field of the picked record, or { "from": …, "whenEmpty": true }':
    '所选记录的字段，或 { "from": …, "whenEmpty": true }',
  'a text, a number, true or false': '文字、数字、true 或 false',
}

/** The description of a place of the schema, in both languages. */
export const choiceText = (description: string): Text => ({
  zh: CHOICES[description] ?? description,
  en: description,
})

/** What an error of the schema means, in people's words. @param described what a choice that failed could have been */
export function wordsOf({ keyword, params }: SchemaError, described: Text | undefined): Text {
  const given = params as Record<string, unknown>
  if (keyword === 'anyOf' || keyword === 'type') {
    const text = TYPES[String(given.type)] ?? described ?? { zh: '其他内容', en: 'something else' }
    return { zh: `应为：${text.zh}`, en: `must be ${text.en}` }
  }
  if (keyword === 'enum') {
    const words = (given.allowedValues as unknown[]).map(String).join(', ')
    return { zh: `应为其中之一：${words}`, en: `must be one of ${words}` }
  }
  if (keyword === 'const') {
    const value = JSON.stringify(given.allowedValue)
    return { zh: `应为：${value}`, en: `must be ${value}` }
  }
  if (keyword === 'pattern')
    return (
      PATTERNS[String(given.pattern)] ?? { zh: '含有不能使用的字符', en: 'holds what may not stand there' }
    )
  const bound = BOUNDS[keyword]
  return bound ? bound(given.limit) : { zh: '无效', en: 'is not valid' }
}
