import type { Text } from '@lading/core/text'
import { said } from './language'

/** A broken rule of a schema, as the validator tells it. */
export interface BrokenRule {
  /** `/lines/0/price`; empty for the whole. */
  instancePath: string
  keyword: string
  params: Record<string, unknown>
}

const MAX_NAME_LENGTH = 60

const TYPES: Record<string, Text> = {
  string: { zh: '文本', en: 'a text' },
  integer: { zh: '整数', en: 'a whole number' },
  number: { zh: '数字', en: 'a number' },
  boolean: { zh: '布尔值（true、false）', en: 'true or false' },
  array: { zh: '列表', en: 'a list' },
  object: { zh: '对象', en: 'an object' },
  null: { zh: '空值', en: 'empty' },
}

/** The rule to tell of several broken ones: of a choice of shapes the one that was most likely meant. */
export function toldRule(rules: readonly BrokenRule[]): BrokenRule | undefined {
  const [first] = rules
  if (!first) return undefined
  // A choice tells the rules of all its shapes before itself; "may be empty" is a shape that nobody misses.
  const choice = rules.find(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')
  if (!choice || !first.instancePath.startsWith(choice.instancePath)) return first
  const inside = rules.filter(
    ({ instancePath, keyword, params }) =>
      instancePath.startsWith(choice.instancePath) &&
      keyword !== 'anyOf' &&
      keyword !== 'oneOf' &&
      !(keyword === 'type' && params.type === 'null'),
  )
  // A text was not meant as the number that it could have been as well.
  const ofItsType = inside.filter(
    ({ instancePath, keyword }) => keyword !== 'type' || instancePath !== choice.instancePath,
  )
  const likely = ofItsType.length > 0 ? ofItsType : inside
  if (likely.length === 1) return likely[0]
  const allowed = likely.flatMap(({ keyword, params }) => (keyword === 'const' ? [params.allowedValue] : []))
  return allowed.length > 0 && allowed.length === likely.length
    ? { ...choice, keyword: 'enum', params: { allowedValues: allowed } }
    : choice
}

function nameOf({ instancePath, keyword, params }: BrokenRule): string {
  const missing =
    keyword === 'required' ? (params.requiredProperties as string[] | undefined)?.[0] : undefined
  const path = instancePath.replace(/^\//, '').replaceAll('/', '.')
  const name = [path, missing].filter(Boolean).join('.')
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name
}

function ruleText({ keyword, params }: BrokenRule): string {
  const limit = String(params.limit ?? '')
  switch (keyword) {
    case 'required':
      return said('不能为空', 'is missing')
    case 'type': {
      const types = [params.type].flat().map((type) => TYPES[String(type)] ?? TYPES.object!)
      return said(
        `应为${types.map(({ zh }) => zh).join('、')}`,
        `should be ${types.map(({ en }) => en).join(' or ')}`,
      )
    }
    case 'const':
      return said(`只能是 ${String(params.allowedValue)}`, `can only be ${String(params.allowedValue)}`)
    case 'enum': {
      const values = (params.allowedValues as unknown[]).map(String).map((value) => value || '“”')
      return said(`只能是 ${values.join('、')}`, `can only be ${values.join(', ')}`)
    }
    case 'minLength':
      return limit === '1'
        ? said('不能为空', 'is missing')
        : said(`至少${limit}个字符`, `needs at least ${limit} characters`)
    case 'maxLength':
      return said(`最多${limit}个字符`, `can have at most ${limit} characters`)
    case 'minItems':
      return said(`至少${limit}项`, `needs at least ${limit} entries`)
    case 'maxItems':
      return said(`最多${limit}项`, `can have at most ${limit} entries`)
    case 'minimum':
      return said(`不能小于 ${limit}`, `cannot be less than ${limit}`)
    case 'maximum':
      return said(`不能大于 ${limit}`, `cannot be more than ${limit}`)
    case 'pattern':
    case 'format':
      return said('格式不正确', 'is not written as it should be')
    case 'additionalProperties':
      return said('有不支持的内容', 'has parts that are not known')
    default:
      return said('的值不正确', 'has a value that does not fit')
  }
}

/** Where the rule was broken when it was no part of it: the whole body has another shape. */
const WHOLE: Record<string, Text> = {
  body: { zh: '请求内容', en: 'the body' },
  querystring: { zh: '查询参数', en: 'the query' },
  params: { zh: '地址', en: 'the address' },
  headers: { zh: '请求头', en: 'the headers' },
}

/**
 * A request that does not have the agreed shape, in people's words and the language of the request: what is wrong, and
 * how it should be. Rules, patterns and names of the validator stay out of it.
 *
 * @param part of the request: `body`, `querystring`, `params`
 * @example validationText('querystring', rule) // 参数不正确：“depId”不能为空
 */
export function validationText(part: string | undefined, rule: BrokenRule): string {
  const name = nameOf(rule)
  const { zh, en } = WHOLE[part ?? ''] ?? { zh: '参数', en: 'a parameter' }
  const text = ruleText(rule)
  return name
    ? said(`参数不正确：“${name}”${text}`, `Not valid: “${name}” ${text}`)
    : said(`参数不正确：${zh}${text}`, `Not valid: ${en} ${text}`)
}
