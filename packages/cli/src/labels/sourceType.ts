import type { FieldFacts, SourceType } from './types'

const TYPES: readonly (readonly [RegExp, SourceType])[] = [
  [/^(bool|boolean|bit|logical|是否|布尔|开关)/, 'boolean'],
  [/^(timestamp|datetime|smalldatetime|date-time|日期时间|时间)/, 'datetime'],
  [/^(date|日期)/, 'date'],
  [/^(int|bigint|smallint|tinyint|mediumint|serial|bigserial|long|short|整数|整型)/, 'integer'],
  [/^(decimal|numeric|number|float|double|real|money|smallmoney|金额|数值|数字|小数)/, 'decimal'],
  [/^(longtext|mediumtext|clob|nclob|ntext|textarea|jsonb?|xml|多行文本|长文本)/, 'longText'],
  [/^(blob|bytea|image|file|binary|varbinary|附件|文件|图片)/, 'file'],
  [/^(array|list)/, 'list'],
  [/^(email|邮箱)/, 'email'],
  [/^(url|uri)/, 'url'],
  [
    /^(n?v?char|n?varchar2?|text|string|character|uuid|uniqueidentifier|enum|set|citext|文本|字符|字符串)/,
    'text',
  ],
]

/**
 * What a type of SQL, a programming language or a spreadsheet means.
 *
 * @param written e.g. `varchar(20)`, `decimal(18,2)`, `日期`
 * @returns type and length; nothing when the type is unknown
 */
export function readType(written: string): Pick<FieldFacts, 'type' | 'length' | 'scale'> {
  const text = written.trim().toLowerCase()
  const type = TYPES.find(([pattern]) => pattern.test(text))?.[1]
  if (!type) return {}
  const [, first, scale] = /\(\s*(\d+)(?:\s*,\s*(\d+))?/.exec(text) ?? []
  // Oracle and MySQL have no boolean: the narrowest number stands for one.
  if (/^(tinyint\(1\)|number\(1\))/.test(text)) return { type: 'boolean' }
  if (/^number\(\d+\)/.test(text) || (type === 'decimal' && first && scale === '0'))
    return { type: 'integer' }
  if (type === 'decimal' && scale) return { type, scale: Number(scale) }
  return type === 'text' && first && Number(first) > 0 ? { type, length: Number(first) } : { type }
}
