import { blankFast, blankSlow } from './blank.mjs'
import { filter, sort, update, updateById } from './data.mjs'
import { edit, openByKey, typeOver } from './edit.mjs'
import { huge } from './huge.mjs'
import { live } from './live.mjs'
import { mount } from './mount.mjs'
import { leak, sortedEdit, validate } from './rules.mjs'
import { paste } from './paste.mjs'
import { jump, scroll, sideways, wheel } from './scroll.mjs'

/**
 * In the order in which they run on one page: what only looks comes before what changes data, and changes of others
 * before edits, since an edited cell keeps its value.
 */
export const measures = {
  mount,
  scroll,
  sideways,
  wheel,
  jump,
  blankSlow,
  blankFast,
  sort,
  filter,
  live,
  update,
  updateById,
  typeOver,
  openByKey,
  edit,
  paste,
  sortedEdit,
  validate,
  leak,
  huge,
}

/**
 * What each number is, in the order of the report. `goal` is what Lading wants to reach (a machine of two cores): at
 * most so much, or with `least` at least so much.
 */
export const figures = [
  { name: 'firstMount', label: 'First mount (code still cold)', unit: 'ms CPU' },
  { name: 'mount', label: 'Mount to painted', unit: 'ms CPU', goal: 60 },
  { name: 'chunk', label: 'Script at once, without React and antd, gzip', unit: 'kB', goal: 70 },
  { name: 'heap', label: 'Heap added', unit: 'MB', goal: 4 },
  { name: 'elements', label: 'DOM elements', unit: '', goal: 450 },
  { name: 'scroll', label: 'Scroll down, per 1,000 px', unit: 'ms CPU', goal: 55 },
  { name: 'sideways', label: 'Scroll sideways, per 1,000 px', unit: 'ms CPU', goal: 105 },
  { name: 'wheel', label: 'Wheel at 4,000 px/s, per 1,000 px', unit: 'ms CPU', goal: 80 },
  { name: 'jump', label: 'Jump of a viewport', unit: 'ms CPU', goal: 12 },
  { name: 'blank5000', label: 'Blank area at 5,000 px/s', unit: '%', goal: 0 },
  { name: 'blank20000', label: 'Blank area at 20,000 px/s', unit: '%', goal: 5 },
  { name: 'sort', label: 'Sort numbers', unit: 'ms CPU', goal: 93 },
  { name: 'filter', label: 'Filter text', unit: 'ms CPU', goal: 25 },
  { name: 'update', label: '1,000 random updates by position', unit: 'ms CPU', goal: 22 },
  { name: 'updateById', label: '1,000 random updates by id', unit: 'ms CPU', goal: 22 },
  { name: 'editorOpen', label: 'Editor open, p50', unit: 'ms', goal: 16 },
  { name: 'editorKey', label: 'Key over a cell to painted editor, p50', unit: 'ms', goal: 16 },
  { name: 'typeOver', label: 'Letter over a cell to painted editor, p50', unit: 'ms', goal: 16 },
  { name: 'keystroke', label: 'Keystroke to painted, p95', unit: 'ms', goal: 16 },
  { name: 'enter', label: 'Enter to painted value, p50', unit: 'ms', goal: 16 },
  { name: 'paste', label: 'Paste 1,000 × 10', unit: 'ms CPU', goal: 80 },
  { name: 'undo', label: 'Undo of the paste', unit: 'ms CPU', goal: 60 },
  { name: 'liveTyping', label: 'Keystroke during 1,000 row updates/s, p95', unit: 'ms', goal: 16 },
  { name: 'liveCpu', label: '1,000 row updates/s, typing along, per second', unit: 'ms CPU', goal: 300 },
  { name: 'sortedEdit', label: 'Edit of a sorted row', unit: 'ms', goal: 30 },
  { name: 'validate', label: 'Validate 10,000 × 20', unit: 'ms', goal: 400 },
  { name: 'validateTask', label: 'Longest task while validating', unit: 'ms', goal: 50 },
  { name: 'leak', label: 'Heap left by 50 mounts', unit: 'MB', goal: 1 },
  { name: 'hugeHits', label: '2,000,000 rows: clicks at the end that hit, of 5', unit: '', least: 5 },
]
