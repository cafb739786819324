import type { Row } from '@lading/core/entity'

/** A record as it is about to be saved, or was. */
export interface SavedRecord {
  record: Row
  /** All lines by key, in their order. */
  lines: Record<string, Row[]>
}
