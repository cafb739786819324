import { expect, it } from 'vitest'
import { groupByRow } from './groupIssues'

const issue = (rowId: string, index: number, field: string) => ({
  rowId,
  index,
  field,
  title: field,
  message: 'x',
})

it('puts the messages of a row together and keeps the order', () => {
  const groups = groupByRow([issue('b', 0, 'x'), issue('b', 0, 'y'), issue('a', 3, 'x')])
  expect(groups.map(({ rowId, index, issues }) => [rowId, index, issues.map(({ field }) => field)])).toEqual([
    ['b', 0, ['x', 'y']],
    ['a', 3, ['x']],
  ])
  expect(groupByRow([])).toEqual([])
})
