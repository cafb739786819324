import type { Field, FieldKind } from '@lading/core/entity'
import type { FieldFacts } from '../labels/types'

/** What a name refers to: a record of another entity, or a value looked up in a large dictionary. */
export interface Reference {
  kind: 'record' | 'dictSearch'
  /** Entity key (record) or dictionary code (dictSearch). */
  ref: string
}

/** What a rule is asked about: one field name of an entity or of its lines. */
export interface Candidate {
  name: string
  /** The name in lower-case words, abbreviations expanded: `custDept` → `['customer', 'department']`. */
  words: readonly string[]
  /** Names beside it, its own included. */
  siblings: ReadonlySet<string>
  inLine: boolean
  /** Key and English name of the entity, and of all others of the label set. */
  entity: { key: string; name: string }
  others: readonly { key: string; name: string }[]
  /** The Chinese label, when the source gave one. */
  zh?: string
  /** Where it stands among its siblings, from 0. */
  index?: number
  /** What the source says of it beside its name. */
  facts?: FieldFacts
}

/** What a rule answers. */
export interface Decision {
  kind: FieldKind
  /** How sure the rule is, 0–1. Under 0.7 the field is put up for review. @default 0.9 */
  confidence?: number
  /** More properties of the field. */
  field?: Partial<Omit<Field, 'kind' | 'zh' | 'en'>>
}

/** One rule of the inference table; the first that decides wins. */
export interface InferenceRule {
  /** `R42`: shown by `--explain`. */
  id: string
  /** What it looks at, one sentence. */
  about: string
  decide(candidate: Candidate): Decision | undefined
}
