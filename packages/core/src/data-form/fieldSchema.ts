import { Type } from 'typebox'
import type { TProperties } from 'typebox'
import { FIELD_KINDS } from '../kinds'
import type { CellRule } from '../rules/types'
import type { Field } from '../entity/types'
import { when } from './conditionSchema'
import {
  byName,
  call,
  closed,
  code,
  known,
  listOf,
  name,
  oneOf,
  scalar,
  short,
  text,
  textValue,
  whole,
} from './parts'
import { word } from './parts'

const some = Type.Optional
const count = some(Type.Integer({ minimum: 0 }))

const rule = closed(
  whole<CellRule>({
    required: some(Type.Boolean()),
    unique: some(Type.Boolean()),
    pattern: some(short),
    handler: some(call),
    message: some(short),
  }),
)

const referenceCondition = Type.Union(
  [
    Type.String({ maxLength: 200 }),
    Type.Number(),
    listOf(Type.Union([Type.String({ maxLength: 200 }), Type.Number()])),
    closed({ field: name }),
    closed({ header: name }),
  ],
  { description: 'a value, a list of values, { "field": … } or { "header": … }' },
)

/** Members of a field. */
export const fieldMembers: TProperties = whole<Field>({
  kind: Type.Enum(FIELD_KINDS as string[]),
  ...text,
  required: some(Type.Boolean()),
  readonly: some(Type.Boolean()),
  unique: some(Type.Boolean()),
  checkRule: some(Type.String({ minLength: 1, maxLength: 100 })),
  maxLength: some(Type.Integer({ minimum: 1, maximum: 2_000_000 })),
  min: some(Type.Number()),
  max: some(Type.Number()),
  digits: some(Type.Integer({ minimum: 0, maximum: 6 })),
  default: some(
    Type.Union([scalar, known], {
      description: 'a value, or { "the": … } with today, now, me or department',
    }),
  ),
  dict: some(code),
  look: some(oneOf('select', 'radio', 'button', 'checkbox')),
  ref: some(code),
  fills: some(
    byName(
      Type.Union([name, closed({ from: name, whenEmpty: Type.Literal(true) })], {
        description: 'a field of the picked record, or { "from": …, "whenEmpty": true }',
      }),
    ),
  ),
  where: some(byName(referenceCondition)),
  onDelete: some(oneOf('refuse', 'empty')),
  column: some(code),
  prefix: some(Type.String({ pattern: '^[A-Z]{1,8}$', description: 'one to eight capital letters' })),
  of: some(name),
  currency: some(name),
  multiple: some(Type.Boolean()),
  maxFiles: count,
  maxFileMB: some(Type.Number({ minimum: 0 })),
  rules: some(listOf(rule, 20)),
  width: some(Type.Number({ minimum: 20, maximum: 2_000 })),
  hint: some(textValue),
  editableIn: some(listOf(word)),
  requiredWhen: some(when),
  visibleWhen: some(when),
  disabledWhen: some(when),
})

/** A field of an entity or of its lines. */
export const fieldSchema = closed(fieldMembers)
