import { ariaProps } from '../../foundation/control/ariaProps'
import type { EditorProps } from '../editorProps'

/**
 * The attributes of the element that has the keyboard: what a form says of its field belongs there, not on the frame
 * around it.
 *
 * @param fallback names it where the form does not
 */
export function surfaceAttributes(props: EditorProps, fallback: string): Record<string, string> {
  const { id, label = fallback } = props
  const aria = ariaProps(props)
  const named = aria['aria-label'] ?? (aria['aria-labelledby'] ? undefined : label)
  const given = Object.entries({ id, ...aria, 'aria-label': named })
  return Object.fromEntries(
    given.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}
