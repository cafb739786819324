import type { Place } from '../../console/failure'

/** Something that `lading check` found. Warnings do not fail it. */
export interface Finding {
  level: 'error' | 'warning'
  code: string
  message: string
  place?: Place
  /** The word of the file that it is about, to tell the line of it. */
  word?: string
}
