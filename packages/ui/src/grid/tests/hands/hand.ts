import type { Effect } from './effects'

/** What the sheet is doing when the key or the mouse comes. */
export type HandState =
  | 'ready'
  | 'range'
  | 'typed'
  | 'editing'
  | 'pressed'
  | 'list'
  | 'readOnly'
  | 'lastRow'
  | 'ime'
  | 'header'

/** The sheet a hand is tried on: as the others, read-only, with a blank last line, or with no room for another. */
export type Sheet = 'plain' | 'readOnly' | 'blankLast' | 'full'

/** One thing a person does. Cells are named as in a spreadsheet: A1 is the first cell of the first row. */
export type Act =
  /** Keys, in the notation of user-event. */
  | string
  | { click: string; with?: 'Shift' | 'Control'; times?: 2; right?: true; middle?: true }
  | { drag: [from: string, to: string]; with?: 'Shift' | 'Control' }
  /** Drags from a cell past the lower edge of the window and waits until that row has been reached. */
  | { dragBelow: string; until: string }
  /** Drags, and lets the button go where nobody tells: the next move comes without it. */
  | { dragLost: [from: string, to: string]; then: string }
  /** Drags the handle at the corner of the range. */
  | { fill: string; with?: 'Control'; escape?: true }
  | { fillDouble: true }
  /** The header of a column, by its letter; its right border; the title of the row numbers. */
  | { title: string }
  | { border: string; by?: number }
  | { corner: true }
  | { rowNumber: number; with?: 'Shift' | 'Control'; to?: number }
  | { wheel: number; across?: true }
  | { copy: true; cut?: true }
  | { paste: string }
  /** Letters an input method shows before a word is picked; the word it ends with; a key it takes for itself. */
  | { compose: string }
  | { word: string }
  | { imeKey: string }
  /** A key that is only looked at: whether the grid leaves it to the browser. */
  | { key: string; code?: string; ctrl?: true; shift?: true; alt?: true }
  | { menuKey: true }
  | { outside: true }

/** What can be seen afterwards. What is not named is not looked at. */
export interface Outcome {
  /** The active cell. */
  at?: string
  /** The chosen range, or ranges; `any` is not looked at. @default the active cell alone, where `at` is named */
  range?: string | readonly string[]
  /** The text in the open editor; false when none is open. */
  edit?: string | false
  /** Where the caret is in it: a number of letters, or all of the text. */
  caret?: number | 'all'
  /** Texts of cells. */
  cells?: Readonly<Record<string, string>>
  /** Number of rows. */
  rows?: number
  /** The keyboard has left the grid. */
  left?: boolean
  list?: boolean
  menu?: boolean
  find?: boolean
  copied?: string
  /** One undo brings every cell back. */
  undo?: true
  /** The key was left to the browser. */
  browser?: boolean
  /** Why a text was refused. */
  refused?: boolean
  scrolled?: 'down' | 'across'
  /** A cell that stands in the window. */
  seen?: string
  /** The column that has another width now. */
  wider?: string
  narrower?: string
  sorted?: boolean
}

/** What a peer does: `d` as ours, `d:…` something else; both from its documentation. `?` is not said there. */
export type Word = '?' | 'd' | `d:${Effect}`

/** One row of the table: a key or gesture in a state, and what comes of it. */
export interface Hand {
  id: string
  /** The key or gesture, as it is written in the table. */
  press: string
  state: HandState
  sheet: Sheet
  /** The cell, or cells, chosen before; the active one is the first. */
  from: string
  acts: readonly Act[]
  gives: Outcome
  ours: Effect
  excel: Word
  calc: Word
  agGrid: Word
  handsontable: Word
  mui: Word
  vxe: Word
  /** Why ours is not what Excel does. */
  why?: Readonly<Record<'en' | 'zh', string>>
}

type Peers = readonly [excel: Word, calc: Word, agGrid: Word, hot: Word, mui: Word, vxe: Word]

/** Writes a row in short. `peers` in the order of the table, separated by blanks. */
export function hand(
  id: string,
  press: string,
  where: HandState | readonly [HandState, Sheet],
  from: string,
  acts: Act | readonly Act[],
  gives: Outcome,
  ours: Effect,
  peers: string,
  why?: readonly [en: string, zh: string],
): Hand {
  const [state, sheet] = typeof where === 'string' ? ([where, 'plain'] as const) : where
  const [excel, calc, agGrid, handsontable, mui, vxe] = peers.split(' ') as unknown as Peers
  return {
    ...{ id, press, state, sheet, from, gives, ours, excel, calc, agGrid, handsontable, mui, vxe },
    acts: Array.isArray(acts) ? (acts as readonly Act[]) : [acts as Act],
    ...(why && { why: { en: why[0], zh: why[1] } }),
  }
}
