import { Type } from 'typebox'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { inLocale } from './language'
import type { BrokenRule } from './validationText'
import { toldRule, validationText } from './validationText'

const text = Type.Union([Type.String({ maxLength: 3 }), Type.Null()])
const choice = Type.Union([Type.Literal('L'), Type.Literal('M')])
const told = (schema: TSchema, value: unknown) => {
  const rule = toldRule(Value.Errors(schema, value) as BrokenRule[])!
  return (['zh-CN', 'en-US'] as const).map((locale) => inLocale(locale, () => validationText('body', rule)))
}

it.each<[TSchema, unknown, string, string]>([
  [Type.Object({ depId: Type.String() }), {}, '参数不正确：“depId”不能为空', 'Not valid: “depId” is missing'],
  [
    Type.Object({ name: Type.String({ minLength: 1 }) }),
    { name: '' },
    '参数不正确：“name”不能为空',
    'Not valid: “name” is missing',
  ],
  [
    Type.Object({ page: Type.Integer() }),
    { page: 'x' },
    '参数不正确：“page”应为整数',
    'Not valid: “page” should be a whole number',
  ],
  [
    Type.Object({ memo: text }),
    { memo: 'long' },
    '参数不正确：“memo”最多3个字符',
    'Not valid: “memo” can have at most 3 characters',
  ],
  [
    Type.Object({ kind: choice }),
    { kind: 'X' },
    '参数不正确：“kind”只能是 L、M',
    'Not valid: “kind” can only be L, M',
  ],
  [
    Type.Object({ status: Type.Union([Type.Integer(), Type.Literal('1'), Type.Literal('2')]) }),
    { status: '9' },
    '参数不正确：“status”只能是 1、2',
    'Not valid: “status” can only be 1, 2',
  ],
  [
    Type.Object({ no: Type.Union([Type.Integer(), Type.String({ pattern: '^[0-9]+$' })]) }),
    { no: 'x' },
    '参数不正确：“no”格式不正确',
    'Not valid: “no” is not written as it should be',
  ],
  [
    Type.Object({ ids: Type.Array(Type.String()) }),
    { ids: ['a', 1] },
    '参数不正确：“ids.1”应为文本',
    'Not valid: “ids.1” should be a text',
  ],
  [Type.Object({}), [], '参数不正确：请求内容应为对象', 'Not valid: the body should be an object'],
])('tells %#', (schema, value, zh, en) => {
  expect(told(schema, value)).toEqual([zh, en])
})
