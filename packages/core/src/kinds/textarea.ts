import { exampleText } from './bases'
import type { Kind } from './kind'

/** A text of several lines. */
export const textareaKind: Kind = {
  stored: 'text',
  prose: true,
  column: 'textarea',
  maxLength: 2000,
  width: 160,
  wide: true,
  example: exampleText,
}
