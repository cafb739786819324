import { expect, it } from 'vitest'
import type { Row } from '@lading/core/rules'
import { builtInCells } from '../../builtInCells'
import { compileColumns } from '../../engine/compileColumns'
import { MAX_MATCHES, findCells } from './findCells'

const columns = compileColumns(
  [
    { key: 'name', title: '' },
    { key: 'unit', title: '', type: 'select', options: [{ value: 'KG', text: '千克' }] },
  ],
  builtInCells,
)
const shown = (rows: Row[]) => ({
  count: rows.length,
  at: (index: number) => rows[index],
  idOf: (row: Row) => String(row['id']),
})

it('finds texts as people see them, in reading order', async () => {
  const rows = [
    { id: 'a', name: 'Kg', unit: 'KG' },
    { id: 'b', name: '千', unit: 'KG' },
  ]
  expect(await findCells(shown(rows), columns, 'kG')).toEqual([{ rowId: 'a', key: 'name' }])
  expect(await findCells(shown(rows), columns, '千')).toEqual([
    { rowId: 'a', key: 'unit' },
    { rowId: 'b', key: 'name' },
    { rowId: 'b', key: 'unit' },
  ])
  expect(await findCells(shown(rows), columns, ' ')).toEqual([])
})

it('ends when it is told to, and at very many matches', async () => {
  const rows = Array.from({ length: 200_000 }, (_, i) => ({ id: `r${i}`, name: 'x', unit: '' }))
  expect(await findCells(shown(rows), columns, 'x')).toHaveLength(MAX_MATCHES)
  const end = new AbortController()
  const answer = findCells(shown(rows), columns, 'not there', end.signal)
  end.abort()
  expect(await answer).toBeUndefined()
})
