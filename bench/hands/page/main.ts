import type { Peer, PeerSheet, Place } from './peer'
import { sheetRows } from './sheet'

const peers: Record<string, () => Promise<{ peer: Peer }>> = {
  agGrid: () => import('../peers/agGrid'),
  handsontable: () => import('../peers/handsontable'),
  mui: () => import('../peers/mui'),
  vxe: () => import('../peers/vxe'),
}

const MENUS = '[role=menu], .ag-menu, .htContextMenu, .vxe-table--context-menu-wrapper'
const LISTS = '[role=listbox], .ag-rich-select-list, .htDropdownEditor, .autocompleteEditor'
const WRONG = '[aria-invalid=true], .htInvalid, .ag-invalid, .ag-cell-editing-error, .Mui-error'

const name = new URLSearchParams(location.search).get('peer') ?? ''
const { peer } = await peers[name]!()
let sheet: PeerSheet | undefined

const seen = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].some((each) => {
    const { width, height } = each.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(each).visibility !== 'hidden'
  })

const host = () => document.getElementById('host')!

const box = (element: Element | null | undefined) => {
  if (!element) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  return width > 0 ? { x: left, y: top, width, height } : null
}

/** What stands in the field that has the keyboard. */
function textIn(field: Element | null): string {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value
  // What has no field of its own is not read.
  return field === document.body ? '' : (field?.textContent ?? '')
}

/** Where the caret of the focused field is: a number of letters, `all` of the text, or `some`. */
function caret(): number | string | null {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return null
  const { selectionStart: start, selectionEnd: end, value } = field
  return start === end ? start : start === 0 && end === value.length ? 'all' : 'some'
}

function scrolled() {
  let [top, left] = [0, 0]
  for (const each of host().querySelectorAll('*'))
    [top, left] = [top + each.scrollTop, left + each.scrollLeft]
  return { top, left }
}

/** What the driver asks. */
const hands = {
  async begin(kind: string) {
    sheet?.destroy()
    const old = host()
    const fresh = document.createElement('div')
    fresh.id = 'host'
    old.replaceWith(fresh)
    for (const each of document.querySelectorAll('body > :not(button, #host, script)')) each.remove()
    document.getElementById('before')!.focus()
    window.scrollTo(0, 0)
    sheet = await peer.mount(fresh, { rows: sheetRows(kind === 'blankLast'), readOnly: kind === 'readOnly' })
  },
  ready: () => box(sheet!.cell({ row: 0, column: 0 })) !== null,
  reveal: (place: Place) => sheet!.reveal(place),
  cell: (place: Place) => box(sheet!.cell(place)),
  title: (column: number) => box(sheet!.title(column)),
  rowNumber: (row: number) => box(sheet!.rowNumber(row)),
  corner: () => box(sheet!.corner()),
  handle: () => box(sheet!.handle()),
  host: () => box(host()),
  look() {
    const read = sheet!.read()
    const field = document.activeElement
    const inside = field !== null && field !== document.body && !field.matches('body > button')
    return {
      ...read,
      draft: read.editing ? (sheet!.draft?.() ?? textIn(field)) : null,
      caret: caret(),
      left: !inside,
      list: seen(LISTS),
      menu: seen(MENUS),
      refused: seen(WRONG),
      scrolled: scrolled(),
    }
  },
  /** Sends a key event that is only looked at: answers whether the browser would get it. */
  lookAtKey: (init: KeyboardEventInit) =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
    ),
  /** A key the input method takes for itself. */
  imeKey: (key: string) => {
    const init = { key, keyCode: 229, isComposing: true, bubbles: true, cancelable: true }
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init))
  },
}

declare global {
  interface Window {
    hands: typeof hands
    /** Whether the last key was kept from the browser. */
    kept: boolean
  }
}

window.hands = hands
window.addEventListener('keydown', (event) => (window.kept = event.defaultPrevented))
document.title = 'ready'
