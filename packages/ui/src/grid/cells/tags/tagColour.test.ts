import { expect, it } from 'vitest'
import { builtInCells } from '../../builtInCells'
import { compileColumns } from '../../engine/compileColumns'
import type { GridColumn } from '../../api/column'
import { shownTags, tagColour, tagsOf } from './tagColour'

const options = [
  { value: 'A', text: '待审', color: 'gold' },
  { value: 'B', text: '通过' },
]
const column = (def: Partial<GridColumn>) =>
  compileColumns([{ key: 's', title: 'S', options, ...def }], builtInCells)[0]!

it('takes the colour of the function, else the fixed one, else the option’s; presets by name', () => {
  expect(tagColour(column({ setTagColor: true }), 'A', {})).toBe('#FAAD14')
  expect(tagColour(column({ setTagColor: true }), 'B', {})).toBeUndefined()
  expect(tagColour(column({ setTagColor: '#123456' }), 'B', {})).toBe('#123456')
  const byRow = column({ setTagColor: (value, row) => (row['late'] && value === 'B' ? 'red' : undefined) })
  expect(tagColour(byRow, 'B', { late: true })).toBe('#F5222D')
  expect(tagColour(byRow, 'B', {})).toBeUndefined()
})

it('reads the tags of a cell by its type, and shows one of several', () => {
  const several = column({ type: 'select-multiple' })
  expect(tagsOf(several, 'A,B', {}).map(({ text }) => text)).toEqual(['待审', '通过'])
  expect(shownTags(several, 2)).toBe(1)
  const tags = column({ type: 'tags' })
  expect(tagsOf(tags, 'ab;cd;e', {}).map(({ text }) => text)).toEqual(['ab', 'cd', 'e'])
  expect(shownTags(tags, 3)).toBe(3)
  expect(tagsOf(column({ type: 'select' }), 'A', {})).toEqual([{ value: 'A', text: '待审' }])
  expect(tagsOf(tags, '', {})).toEqual([])
})
