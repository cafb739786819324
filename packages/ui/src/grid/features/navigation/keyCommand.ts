/** Steps of the active cell. `edge` goes to the end of the filled or blank stretch, as Ctrl+arrow does. */
export type Step =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'edgeUp'
  | 'edgeDown'
  | 'edgeLeft'
  | 'edgeRight'
  | 'rowStart'
  | 'rowEnd'
  | 'first'
  | 'last'
  | 'pageUp'
  | 'pageDown'
  | 'next'
  | 'previous'

/** What a key means. */
export type KeyCommand =
  | { type: 'move'; step: Step; extend: boolean }
  | { type: 'edit' }
  | { type: 'toggle' }
  | { type: 'expand'; open: boolean }
  | { type: 'clear' }
  | { type: 'openMore' }
  | { type: 'selectAll' }
  | { type: 'selectRow' }
  | { type: 'selectColumn' }
  | { type: 'find' }
  | { type: 'moveRow'; by: 1 | -1 }
  | { type: 'moveColumn'; by: 1 | -1 }
  | { type: 'header' }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'fillDown' }
  | { type: 'fillRight' }
  | { type: 'openPanel' }
  | { type: 'commit'; step: Step | undefined }
  | { type: 'cancel' }
  | { type: 'lineBreak' }

/** The parts of a keyboard event that matter. */
export interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}

const ARROWS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

const EDGES: Readonly<Record<string, Step>> = {
  ArrowUp: 'edgeUp',
  ArrowDown: 'edgeDown',
  ArrowLeft: 'edgeLeft',
  ArrowRight: 'edgeRight',
}

const PAGES: Readonly<Record<string, Step>> = { PageUp: 'pageUp', PageDown: 'pageDown' }

/** What a key means while no cell is edited; undefined leaves it to the browser. */
export function keyCommand(key: Key): KeyCommand | undefined {
  const ctrl = key.ctrlKey || key.metaKey
  const move = (step: Step): KeyCommand => ({ type: 'move', step, extend: key.shiftKey })
  if (key.altKey && key.shiftKey && (key.key === 'ArrowUp' || key.key === 'ArrowDown')) {
    return { type: 'moveRow', by: key.key === 'ArrowUp' ? -1 : 1 }
  }
  if (key.altKey && key.shiftKey && (key.key === 'ArrowLeft' || key.key === 'ArrowRight')) {
    return { type: 'moveColumn', by: key.key === 'ArrowLeft' ? -1 : 1 }
  }
  if (key.altKey && key.key === 'ArrowUp') return { type: 'header' }
  if (key.altKey && (key.key === 'ArrowRight' || key.key === 'ArrowLeft'))
    return { type: 'expand', open: key.key === 'ArrowRight' }
  if (key.altKey) return key.key === 'ArrowDown' ? { type: 'openPanel' } : undefined
  const arrow = (ctrl ? EDGES : ARROWS)[key.key]
  if (arrow) return move(arrow)
  if (key.key === 'Home') return move(ctrl ? 'first' : 'rowStart')
  if (key.key === 'End') return move(ctrl ? 'last' : 'rowEnd')
  if (ctrl) return ctrlCommand(key)
  const page = PAGES[key.key]
  if (page) return move(page)
  switch (key.key) {
    case 'Tab':
      return { type: 'move', step: key.shiftKey ? 'previous' : 'next', extend: false }
    case 'Enter':
      return { type: 'move', step: key.shiftKey ? 'up' : 'down', extend: false }
    case 'F2':
      return { type: 'edit' }
    case 'Delete':
    case 'Backspace':
      return { type: 'clear' }
    case ' ':
      return { type: key.shiftKey ? 'selectRow' : 'toggle' }
    default:
      return undefined
  }
}

function ctrlCommand(key: Key): KeyCommand | undefined {
  switch (key.key.toLowerCase()) {
    case 'a':
      return { type: 'selectAll' }
    case 'enter':
      return { type: 'openMore' }
    case ' ':
      return { type: 'selectColumn' }
    case 'f':
      return { type: 'find' }
    case 'z':
      return { type: key.shiftKey ? 'redo' : 'undo' }
    case 'y':
      return { type: 'redo' }
    case 'd':
      return { type: 'fillDown' }
    case 'r':
      return { type: 'fillRight' }
    default:
      return undefined
  }
}

/**
 * What a key means while a cell is edited.
 *
 * @param typedOver the editor was opened by typing, so that arrows leave it as they do in Excel
 */
export function editKeyCommand(key: Key, multiline: boolean, typedOver: boolean): KeyCommand | undefined {
  switch (key.key) {
    case 'Escape':
      return { type: 'cancel' }
    case 'Tab':
      return { type: 'commit', step: key.shiftKey ? 'previous' : 'next' }
    case 'Enter':
      if (key.altKey || (multiline && key.ctrlKey)) return multiline ? { type: 'lineBreak' } : undefined
      return { type: 'commit', step: key.shiftKey ? 'up' : 'down' }
    default: {
      const arrow = ARROWS[key.key]
      const plain = !key.altKey && !key.ctrlKey && !key.metaKey && !key.shiftKey
      return typedOver && arrow && plain ? { type: 'commit', step: arrow } : undefined
    }
  }
}

/** A key as it is meant: where text runs from right to left, the left arrow goes on to the next column. */
export function mirrored({ key, ctrlKey, metaKey, shiftKey, altKey }: Key, rtl: boolean): Key {
  const other = key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key
  return { key: rtl ? other : key, ctrlKey, metaKey, shiftKey, altKey }
}
