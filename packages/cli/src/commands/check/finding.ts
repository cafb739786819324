import type { Place } from '../../console/failure'

/** Something that `lading check` found. Warnings do not fail it. */
export interface Finding {
  level: 'error' | 'warning'
  code: string
  message: string
  place?: Place
}
