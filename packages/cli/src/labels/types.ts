import type { Place } from '../console/failure'

/** One name of a label set, with what was said about it. */
export interface LabelField {
  name: string
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

/** What was read from a file of labels. */
export interface LabelSet {
  entities: LabelEntity[]
}
