import { Type } from 'typebox'
import type { Comparison } from '../entity/condition/types'
import { call, closed, known, listOf, oneOf, scalar, short, text, whole } from './parts'

const condition = Type.Ref('Condition')
const formula = Type.Ref('Formula')
const own = { zh: Type.Optional(text.zh), en: Type.Optional(text.en) }
/** Most parts of a condition or a formula in one place; `conditionFaults` counts them all. */
const LIMIT = 200
/** A name of a field; with `record.` before it one of the header. */
const field = Type.String({ pattern: '^(record\\.)?[a-z][A-Za-z0-9]*$', maxLength: 80 })

const comparison = closed({
  ...whole<Comparison>({
    field,
    op: oneOf('eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'notIn', 'has', 'empty', 'filled'),
    value: Type.Optional(Type.Union([scalar, listOf(scalar, LIMIT), known])),
    other: Type.Optional(field),
  }),
  ...own,
})

/** A condition as data (ADR 15). */
export const Condition = Type.Union(
  [
    comparison,
    closed({
      lines: short,
      some: Type.Optional(condition),
      every: Type.Optional(condition),
      none: Type.Optional(condition),
      ...own,
    }),
    closed({ all: listOf(condition, LIMIT), ...own }),
    closed({ any: listOf(condition, LIMIT), ...own }),
    closed({ not: condition, ...own }),
  ],
  {
    description:
      'a condition: { field, op, value }, { all }, { any }, { not } or { lines, some | every | none }',
  },
)

const parts = listOf(formula, LIMIT)

/** A number as data, computed in exact decimals (ADR 15). */
export const Formula = Type.Union(
  [
    Type.Number(),
    field,
    closed({ times: parts }),
    closed({ plus: parts }),
    closed({ minus: parts }),
    closed({ over: Type.Array(formula, { minItems: 2, maxItems: 2 }) }),
    closed({ least: parts }),
    closed({ greatest: parts }),
    closed({ sum: short }),
    closed({ count: short, where: Type.Optional(condition) }),
    closed({ round: formula, digits: Type.Integer({ minimum: 0, maximum: 6 }) }),
    closed({ when: condition, then: formula, else: Type.Optional(formula) }),
  ],
  {
    description:
      'a formula: a number, a field, { times }, { plus }, { minus }, { over }, { least }, { greatest }, { sum }, { count }, { round, digits } or { when, then, else }',
  },
)

/** Where the definition takes a condition or a function. */
export const when = Type.Union([condition, call], { description: 'a condition or { "call": … }' })
/** Where the definition takes a formula or a function. */
export const computed = Type.Union([formula, call], { description: 'a formula or { "call": … }' })
