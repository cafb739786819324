import { expect, it } from 'vitest'
import { commentChanges, mergeComments, readComments, writeComments } from './cellComments'
import type { CellComment } from './cellComments'

const comment = (id: string, more: Partial<CellComment> = {}): CellComment => ({
  id,
  field: 'price',
  text: `text ${id}`,
  by: 'sales',
  byName: 'Sales',
  time: '2026-11-23 10:00:00',
  resolved: false,
  ...more,
})

it('reads what it has written, and leaves out what is broken', () => {
  const list = [comment('1'), comment('2', { resolved: true, resolvedBy: 'admin' })]
  expect(readComments(writeComments(list))).toEqual(list)
  expect(writeComments([])).toBeUndefined()
  for (const broken of [undefined, null, 7, '', '{', '{}', '[null,1,{"id":"1"}]'])
    expect(readComments(broken)).toEqual([])
})

it('tells what a save adds, resolves and opens again; nothing is taken away or rewritten', () => {
  const stored = [comment('1'), comment('2', { resolved: true }), comment('3')]
  const sent = [
    comment('1', { resolved: true, text: 'forged', by: 'admin' }),
    comment('2'),
    comment('9', { resolved: true }),
    comment('4_temp', { text: ' new ' }),
  ]
  expect(commentChanges(stored, sent)).toEqual({
    added: [{ field: 'price', text: 'new', resolved: false }],
    resolved: ['1'],
    reopened: ['2'],
  })
})

it('keeps what both sides have written', () => {
  const base = writeComments([comment('1'), comment('2')])
  const mine = writeComments([comment('1', { resolved: true }), comment('2'), comment('5_temp')])
  const theirs = writeComments([comment('1'), comment('2', { resolved: true }), comment('3')])
  expect(readComments(mergeComments(base, mine, theirs)).map(({ id, resolved }) => [id, resolved])).toEqual([
    ['1', true],
    ['2', true],
    ['3', false],
    ['5_temp', false],
  ])
})
