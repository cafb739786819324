import type { Place } from '../console/failure'

/** What a source says a value is, whatever it calls it: `varchar(20)`, `文本`, `type: string`. */
export type SourceType =
  | 'text'
  | 'longText'
  | 'integer'
  | 'decimal'
  | 'boolean'
  | 'date'
  | 'datetime'
  | 'file'
  | 'list'
  | 'email'
  | 'url'

/** One value of a list of choices: the stored value, and its text where the source gives one. */
export interface Choice {
  value: string
  text: string
}

/** What a source says of a field beside its name: evidence for the inference, every part of it may be missing. */
export interface FieldFacts {
  type?: SourceType
  /** Longest text, in characters. */
  length?: number
  /** Places behind the point. */
  scale?: number
  required?: boolean
  unique?: boolean
  min?: number
  max?: number
  choices?: Choice[]
  /** The table or schema that the field refers to, as the source names it. */
  refersTo?: string
  /** Values of rows that stood below a heading. */
  samples?: string[]
  /** What the label carries in brackets: `kg`, `%`. */
  unit?: string
  /** The name as it is spoken, where code cannot use it: `class` of the field `classValue`. It says what the field is. */
  spoken?: string
  /** The label was read from the letters of the name; true where they stand for several words, so that a guess is unsure. */
  unclear?: boolean
}

/** One name of a label set, with what was said about it. */
export interface LabelField extends FieldFacts {
  name: string
  /** The label as it stood in the source, for messages and measurements. */
  raw: string
  zh?: string
  en?: string
  place: Place
}

/** The fields of an entity, or of one kind of its lines. */
export interface LabelGroup {
  /** `saQuotation`, `saQuotationLine`. */
  key: string
  /** English title, e.g. `Sales task`; for lines it may be missing. */
  title: string
  zh?: string
  fields: LabelField[]
  place: Place
}

/** An entity of a label set. */
export interface LabelEntity extends LabelGroup {
  lines: LabelGroup[]
}

/** Something that was read differently than written (`notice`), or could not be read (`error`). */
export interface Finding {
  level: 'notice' | 'error'
  /** Stable name, e.g. `reserved-name`. */
  code: string
  message: string
  place: Place
  /** What to write instead, or how to confirm. */
  fix: string
}

/** What was read from a file of labels. */
export interface LabelSet {
  entities: LabelEntity[]
  /** Everything there is to know about how it was read, in the order of the source. */
  findings: Finding[]
}

/** A field as a reader found it, before it has a name that code can use. */
export interface RawField extends FieldFacts {
  raw: string
  zh?: string
  en?: string
  place: Place
}

/** An entity or a kind of lines as a reader found it. */
export interface RawGroup {
  /** The key where the source gives one, else the title; '' for lines without a name. */
  raw: string
  title?: string
  zh?: string
  fields: RawField[]
  lines?: RawGroup[]
  place: Place
}

/** What a reader hands over. */
export interface RawSet {
  groups: RawGroup[]
  findings: Finding[]
}
