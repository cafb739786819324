import type { Row } from '@lading/core/rules'
import type { Alteration } from '../../api/cell'

/** A text that was typed, and what its value leaves out of it. */
export interface EnteredText {
  text: string
  altered: Alteration | undefined
}

/** A value that was entered in a cell. */
export interface EnteredValue {
  key: string
  /** The row in which it was entered. */
  position: number
  value: unknown
  /** Fields that go with it. */
  fills: Row | undefined
  /** Undefined where the value was picked. */
  entered: EnteredText | undefined
}
