import { Type } from 'typebox'
import type { TProperties, TSchema } from 'typebox'

/** Longest label, message or hint, in characters. */
const MAX_TEXT_LENGTH = 500
/** Longest name of an entity, a field, lines, a state or an action, in characters. */
export const MAX_NAME_LENGTH = 63
/** Most fields of an entity, and of its lines. */
export const MAX_FIELDS = 300
/** Most entries of any other list. */
export const MAX_ENTRIES = 500

/** Members of which every one is known: a member of `Shape` that is forgotten is an error of the compiler. */
export const whole = <Shape>(members: { [Name in keyof Required<Shape>]: TSchema }): TProperties => members

/** An object that holds nothing but its members. */
export const closed = (members: TProperties, description?: string) =>
  Type.Object(members, { additionalProperties: false, ...(description ? { description } : {}) })

/** Letters and digits; begins with a small letter. */
export const name = Type.String({ pattern: '^[a-z][A-Za-z0-9]*$', maxLength: MAX_NAME_LENGTH })
/** As `name`, but `_` is let in: names of actions, checks and states. */
export const word = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]*$', maxLength: MAX_NAME_LENGTH })
/** Code of a dictionary, of a report, or `table,text,code` of a tree. */
export const code = Type.String({ minLength: 1, maxLength: 200 })
/** Any short text. */
export const short = Type.String({ maxLength: MAX_TEXT_LENGTH })
/** A text that is shown, in one language. */
const shown = Type.String({ minLength: 1, maxLength: MAX_TEXT_LENGTH })

/** Further languages of a text, by their tags: `{ "ja-JP": … }`. */
const also = Type.Optional(
  Type.Record(Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,5}$' }), shown, {
    additionalProperties: false,
    maxProperties: 50,
  }),
)

/** A text in both languages, and in others as far as they are said. */
export const text = { zh: shown, en: shown, also }
/** A text in both languages as a value of its own. */
export const textValue = closed(text, 'a text: { "zh": …, "en": … }')

/** A list with a greatest length. */
export const listOf = (item: TSchema, most = MAX_ENTRIES) => Type.Array(item, { maxItems: most })

/** Names of what stands under them: as `word`, and no longer. */
const WORDS = `^[A-Za-z][A-Za-z0-9_]{0,${MAX_NAME_LENGTH - 1}}$`

/** Values by their names; a name that does not fit the pattern is refused. */
export const byName = (value: TSchema, keys = WORDS, most = MAX_ENTRIES) =>
  Type.Record(Type.String({ pattern: keys }), value, { additionalProperties: false, maxProperties: most })

/** One of several words. */
export const oneOf = (...words: string[]) => Type.Enum(words)

/** A value of a definition: text, number, or yes and no. */
export const scalar = Type.Union([Type.String({ maxLength: 2_000 }), Type.Number(), Type.Boolean()], {
  description: 'a text, a number, true or false',
})

/** A function by the name under which it is registered. */
export const call = closed({ call: word }, 'a registered function: { "call": … }')

/** A value that is known only when it is asked for (`Known`). */
export const known = closed({ the: oneOf('today', 'now', 'me', 'department') })
