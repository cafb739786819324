import { defineCell } from '../../api/cell'
import { ProgressBar } from './ProgressBar'
import { percentIn } from './percent'

/** A share of a hundred, shown as a bar; not editable. */
export const progressCell = defineCell({
  editor: 'none',
  filter: 'number',
  toText: (value) => (value === null || value === undefined || value === '' ? '' : `${percentIn(value)}%`),
  parse: () => ({ ok: false, reason: 'readOnly' }),
  compare: (a, b) => percentIn(a) - percentIn(b),
  Display: ProgressBar,
})
