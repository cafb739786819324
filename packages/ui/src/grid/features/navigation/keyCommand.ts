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
  | 'pageLeft'
  | 'pageRight'
  | 'next'
  | 'previous'
  /** Enter: as down and up, but inside of a chosen range. */
  | 'nextRow'
  | 'previousRow'

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
  /** The range becomes the active cell alone. */
  | { type: 'collapse' }
  /** The active cell goes to the next corner of its range. */
  | { type: 'corner' }
  /** Scrolls back to the active cell. */
  | { type: 'reveal' }
  /** Leaves the grid, wherever in it the active cell is. */
  | { type: 'leave'; by: 1 | -1 }
  | { type: 'find'; replace: boolean }
  | { type: 'stamp'; what: 'day' | 'time' }
  | { type: 'moveRow'; by: 1 | -1 }
  | { type: 'moveColumn'; by: 1 | -1 }
  | { type: 'header' }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'fillDown' }
  /** The active cell takes what is above it. */
  | { type: 'copyAbove' }
  | { type: 'fillRight' }
  | { type: 'openPanel' }
  /** `everywhere`: into all chosen cells. */
  | { type: 'commit'; step: Step | undefined; everywhere?: true }
  | { type: 'cancel' }
  | { type: 'lineBreak' }
  /** Does nothing, here nor in the browser. */
  | { type: 'none' }

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

const MOVES = new Set([...Object.keys(ARROWS), 'Home', 'End', 'PageUp', 'PageDown'])

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
  if (key.altKey && !ctrl && (key.key === 'PageUp' || key.key === 'PageDown'))
    return move(key.key === 'PageUp' ? 'pageLeft' : 'pageRight')
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
      return { type: 'move', step: key.shiftKey ? 'previousRow' : 'nextRow', extend: false }
    case 'F2':
      return { type: 'edit' }
    case 'F6':
      return { type: 'leave', by: key.shiftKey ? -1 : 1 }
    case 'Delete':
      return { type: 'clear' }
    case 'Backspace':
      return { type: key.shiftKey ? 'collapse' : 'clear' }
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
    case 'backspace':
      return { type: 'reveal' }
    case '.':
      return { type: 'corner' }
    case "'":
    case '"':
      return { type: 'copyAbove' }
    case 'f':
      return { type: 'find', replace: false }
    case 'h':
      return { type: 'find', replace: true }
    case ';':
    case '；':
      return { type: 'stamp', what: 'day' }
    case ':':
    case '：':
      return { type: 'stamp', what: 'time' }
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
 * @param typedOver the editor was opened by typing, so that arrows, Home, End and the Page keys leave it as in Excel
 */
export function editKeyCommand(key: Key, multiline: boolean, typedOver: boolean): KeyCommand | undefined {
  switch (key.key) {
    case 'Escape':
      return { type: 'cancel' }
    case 'Tab':
      return { type: 'commit', step: key.shiftKey ? 'previous' : 'next' }
    case 'Enter':
      if (key.altKey) return multiline ? { type: 'lineBreak' } : { type: 'none' }
      if (key.ctrlKey || key.metaKey) return { type: 'commit', step: undefined, everywhere: true }
      return { type: 'commit', step: key.shiftKey ? 'previousRow' : 'nextRow' }
    default: {
      if (!typedOver || key.shiftKey) return undefined
      const command = MOVES.has(key.key) ? keyCommand(key) : undefined
      return command?.type === 'move' ? { type: 'commit', step: command.step } : undefined
    }
  }
}

/** A key as it is meant: where text runs from right to left, the left arrow goes on to the next column. */
export function mirrored({ key, ctrlKey, metaKey, shiftKey, altKey }: Key, rtl: boolean): Key {
  const other = key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key
  return { key: rtl ? other : key, ctrlKey, metaKey, shiftKey, altKey }
}
