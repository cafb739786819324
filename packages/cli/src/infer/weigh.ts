import { isNumberKind, KINDS, snakeCase } from '@lading/core/entity'
import type { FieldKind } from '@lading/core/entity'
import { MONEY_UNIT } from '../labels/labelParts'
import type { FieldFacts, SourceType } from '../labels/types'
import { withDictionary } from './rulesOfWords'
import type { Candidate, Decision } from './types'

/** What a kind stores, as far as a type of a source can tell. */
function classOf(kind: FieldKind): 'number' | 'date' | 'datetime' | 'boolean' | 'other' {
  const { stored, choices } = KINDS[kind]
  if (choices === 'yesNo') return 'boolean'
  if (isNumberKind(kind)) return 'number'
  return stored === 'date' ? 'date' : stored === 'timestamp' ? 'datetime' : 'other'
}

/** A decision with its rule of evidence, when evidence changed it. */
export interface Weighed extends Required<Decision> {
  /** Why the evidence decides, one sentence. */
  evidence?: string
}

/**
 * Weighs what a name says against what the source says: type, choices, reference, samples. Where both agree the guess is
 * surer; where they do not the evidence decides, or the guess is put up for review.
 */
export function weigh(c: Candidate, decision: Required<Decision>): Weighed {
  const facts = withSamples(c.facts ?? {})
  const { kind } = decision
  const say = (next: Decision, evidence: string): Weighed => ({
    confidence: 0.9,
    field: {},
    ...next,
    evidence,
  })
  const ofPeople =
    kind === 'user' &&
    (!facts.refersTo || /user|staff|employee|person|people|member|worker|account/i.test(facts.refersTo))
  if (facts.refersTo && /^(\w+[._])?(users?|staff|employees?)$/i.test(facts.refersTo) && kind !== 'user')
    return say({ kind: 'user', confidence: 0.9 }, 'the source refers to its users')
  if (facts.refersTo && kind !== 'status' && !ofPeople && kind !== 'dept')
    return say(
      { kind: 'record', confidence: 0.95, field: { ref: decision.field.ref ?? refName(facts.refersTo) } },
      'the source refers to another table',
    )
  const choices = facts.choices ?? []
  if (
    choices.length >= 2 &&
    !isYesNo(facts) &&
    [
      'text',
      'dict',
      'dictSearch',
      'textarea',
      'integer',
      'decimal',
      'boolean',
      'record',
      'quantity',
      'user',
      'dept',
    ].includes(kind)
  )
    return say(
      { kind: 'dict', confidence: 0.92, field: { dict: decision.field.dict ?? dictName(c) } },
      'the source lists its choices',
    )
  if (choices.length >= 2 && isYesNo(facts)) return say({ kind: 'boolean' }, 'its choices are yes and no')
  const measured = facts.unit === undefined ? undefined : unitKind(facts.unit)
  // A unit in the label is a number's, whatever the words say.
  // `规格(mm)` and `size (cm)` are written as 20×30; `lot size (mt)` is a number.
  const written =
    ((facts.unit === undefined ||
      !/^size$/.test(c.words.at(-1) ?? '') ||
      /^([mc]?m|in|inch(es)?)$/i.test(facts.unit)) &&
      /^(spec|size|model|dimensions?|no|code|name)$/.test(c.words.at(-1) ?? '')) ||
    /规格$|尺寸$|型号$/.test((c.zh ?? '').replace(/[(（].*$/, ''))
  const differs =
    !written &&
    (measured === 'money' || measured === 'percent'
      ? measured !== kind && kind !== 'rate'
      : classOf(kind) !== 'number')
  if (measured && differs) return say({ kind: measured, confidence: 0.85 }, 'its label names a unit')
  return facts.type ? byType(c, decision, facts, facts.type, say) : decision
}

type Say = (next: Decision, evidence: string) => Weighed

function byType(
  c: Candidate,
  decision: Required<Decision>,
  facts: FieldFacts,
  type: SourceType,
  say: Say,
): Weighed {
  const { kind, confidence } = decision
  const own = classOf(kind)
  const weak = confidence < 0.7
  const doubt = (): Weighed => ({ ...decision, confidence: Math.min(confidence, 0.65) })
  switch (type) {
    case 'boolean':
      return own === 'boolean'
        ? { ...decision, confidence: Math.max(confidence, 0.95) }
        : say({ kind: 'boolean' }, 'its type is yes or no')
    case 'date':
      return own === 'date' ? agreed(decision) : say({ kind: 'date' }, 'its type is a date')
    case 'datetime':
      if (own === 'datetime') return agreed(decision)
      return own === 'date' && /date$/i.test(c.name)
        ? { ...decision, confidence: 0.75 }
        : say({ kind: 'datetime' }, 'its type is a time')
    case 'email':
      return say({ kind: 'email' }, 'its format is an e-mail address')
    case 'url':
      return /photo|image|picture|logo|avatar/i.test(c.name)
        ? say({ kind: 'image', confidence: 0.75 }, 'it links a picture')
        : say({ kind: 'url' }, 'its format is a link')
    case 'file':
      return kind === 'image' || kind === 'file'
        ? decision
        : say({ kind: 'file', confidence: 0.75 }, 'its type is a file')
    case 'list':
      if (['image', 'file', 'dictMulti'].includes(kind)) return decision
      return /photo|image|picture/i.test(c.name)
        ? say({ kind: 'image' }, 'it lists pictures')
        : say(
            {
              kind: 'dictMulti',
              confidence: /^(tags|keywords|labels|categories|types)$/.test(c.name) ? 0.8 : 0.6,
              field: { dict: dictName(c) },
            },
            'it lists values',
          )
    case 'integer':
      if (own === 'number' || kind === 'record' || kind === 'status' || kind === 'user' || kind === 'dept')
        return decision
      if (own === 'boolean') return decision
      // Whoever counts findings does not describe them.
      if (kind === 'textarea' && facts.samples)
        return say({ kind: 'integer', confidence: 0.75 }, 'its samples are whole numbers')
      // A model may be called 6205.
      if (kind === 'text' && !weak && facts.samples) return decision
      if (kind === 'text' && /(Id|No|Code|Number)$/.test(c.name))
        return { ...decision, confidence: Math.min(confidence, 0.75) }
      return weak || kind === 'text'
        ? say({ kind: 'integer', confidence: 0.75 }, 'its type is a whole number')
        : doubt()
    case 'decimal':
      if (own === 'number')
        return {
          ...decision,
          ...(kind === 'integer' ? { kind: 'decimal' as const } : {}),
          // A number it is; whether it is money or a share the type does not say.
          confidence:
            kind === 'money' || kind === 'percent' || kind === 'rate'
              ? confidence
              : Math.max(confidence, 0.7),
        }
      return weak || kind === 'text'
        ? facts.scale === 2 && isMoney(c, facts)
          ? say(
              withDictionary(c, { kind: 'money', confidence: 0.65 }),
              'it is a number of two places among money',
            )
          : say({ kind: 'decimal', confidence: isMoney(c, facts) ? 0.65 : 0.75 }, 'its type is a number')
        : doubt()
    case 'longText':
      return kind === 'text'
        ? say({ kind: 'textarea', confidence: 0.8 }, 'its type is a long text')
        : decision
    default:
      return byText(decision, facts)
  }
}

/** Name and type say the same. */
const agreed = <Decided extends Required<Decision>>(decision: Decided): Decided => ({
  ...decision,
  confidence: Math.max(decision.confidence, 0.85),
})

/** May an unknown number be money? Not with other than two places, and not where nothing else is money. */
function isMoney({ name, siblings }: Candidate, { scale }: FieldFacts): boolean {
  if (scale === undefined) return true
  if (scale !== 2 && scale !== 4) return false
  return [...siblings].some(
    (each) =>
      each !== name &&
      /amount|amt|price|fee|cost|currency|total|tax|premium|tuition|cash|value|paid|charge|fine|balance|deposit|wage|salary|pay|price/i.test(
        each,
      ),
  )
}

/** A text column says little, but a short one is no remark and a long one no code. */
function byText(decision: Required<Decision>, { length }: FieldFacts): Weighed {
  const { kind, confidence } = decision
  const own = classOf(kind)
  if (own === 'boolean' && length !== undefined && length > 10) return { ...decision, confidence: 0.6 }
  if (kind === 'quantity' && length !== undefined)
    return { ...decision, confidence: Math.min(confidence, 0.65) }
  if (kind === 'text' && confidence < 0.7 && length !== undefined && length >= 500)
    return { ...decision, kind: 'textarea', confidence: 0.75, evidence: 'its type is a long text' }
  // A number, a day or a flag would be typed so: an unknown word that a source keeps as a text is one.
  if (kind === 'text' && confidence === 0.5) return { ...decision, confidence: 0.7 }
  return decision
}

/** What is measured in a unit. */
function unitKind(unit: string): FieldKind {
  if (/^[%％]$/.test(unit)) return 'percent'
  if (MONEY_UNIT.test(unit)) return 'money'
  if (/^(days?|weeks?|months?|years?|天|日|周|月|年|人|次|天数)$/i.test(unit)) return 'integer'
  return /^(pcs|ea|件|个|箱|台|套|张|份)$/i.test(unit) ? 'quantity' : 'decimal'
}

/** Types that the samples below a heading show. */
function withSamples(facts: FieldFacts): FieldFacts {
  const { samples = [], type } = facts
  if (type || samples.length === 0) return facts
  const all = (pattern: RegExp) => samples.every((sample) => pattern.test(sample))
  if (all(/^\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?[ T]\d{1,2}:\d{2}/)) return { ...facts, type: 'datetime' }
  if (all(/^\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?$/)) return { ...facts, type: 'date' }
  if (all(/^(是|否|有|无|Y|N|yes|no|true|false|√|×)$/i) && samples.length >= 2)
    return { ...facts, type: 'boolean' }
  if (all(/^[^\s@]+@[^\s@]+\.\w+$/)) return { ...facts, type: 'email' }
  if (all(/^https?:\/\//)) return { ...facts, type: 'url' }
  if (all(/^-?[\d,]+(\.\d+)?$/) && samples.some((sample) => sample.includes('.')))
    return { ...facts, type: 'decimal' }
  // Long ones and those with zeros before them are numbers of things.
  if (all(/^-?(0|[1-9]\d{0,5})$/)) return { ...facts, type: 'integer' }
  return facts
}

function isYesNo({ choices = [] }: FieldFacts): boolean {
  return (
    choices.length === 2 &&
    choices.every(
      ({ value, text }) =>
        /^(是|否|y|n|yes|no|true|false|0|1|有|无)$/i.test(text) || /^(y|n|yes|no|true|false)$/i.test(value),
    )
  )
}

function refName(table: string): string {
  const plain = table.replace(/^(t|tb|tbl)_/i, '').toLowerCase()
  const words = plain.split(/[^a-z0-9]+/).filter(Boolean)
  return (
    words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('') ||
    'record'
  )
}

function dictName(c: Candidate): string {
  return /^(type|level|kind|category|status|state|priority)$/.test(c.name)
    ? `${snakeCase(c.entity.key)}_${snakeCase(c.name)}`
    : snakeCase(c.name)
}
