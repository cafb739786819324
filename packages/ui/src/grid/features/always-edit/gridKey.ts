import { keyCommand } from '../navigation/keyCommand'
import type { Key, KeyCommand } from '../navigation/keyCommand'

const WITH_CTRL = ['z', 'y', 'f', 'h', 'd', 'r', 'home', 'end', 'enter']

/**
 * The keys that mean the grid although a cell's text is open and nothing was typed into it: undo, finding, filling,
 * pages, ranges upwards and downwards. All others belong to the text.
 */
export function gridKey(key: Key): KeyCommand | undefined {
  const ctrl = key.ctrlKey || key.metaKey
  const vertical = key.key === 'ArrowUp' || key.key === 'ArrowDown'
  const own =
    (ctrl && WITH_CTRL.includes(key.key.toLowerCase())) ||
    key.key === 'PageUp' ||
    key.key === 'PageDown' ||
    (vertical && key.shiftKey && !ctrl)
  return own ? keyCommand(key) : undefined
}
