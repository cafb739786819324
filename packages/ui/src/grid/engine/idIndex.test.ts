import { expect, test } from 'vitest'
import { IdIndex } from './idIndex'

test('An index of ids answers as a Map does, with doubled, empty and colliding ids', () => {
  // "Aa" and "BB" have one hash, and so has every text made of them.
  const pairs = ['Aa', 'BB'].flatMap((a) => ['Aa', 'BB'].flatMap((b) => ['Aa', 'BB'].map((c) => a + b + c)))
  const ids = ['', ...pairs, ...Array.from({ length: 1000 }, (_, n) => `r${n % 900}`), '物料']
  const index = new IdIndex((position) => ids[position]!, ids.length)
  const map = new Map<string, number>()
  ids.forEach((id, position) => {
    expect(index.put(position)).toBe(map.has(id))
    map.set(id, position)
  })
  for (const [id, position] of map) expect(index.get(id)).toBe(position)
  for (const id of ['r900', 'AaAa', 'BB', '0']) expect(index.get(id)).toBe(-1)
})

test('An index says when it is full, and never fills its last place', () => {
  const index = new IdIndex(String, 0)
  let position = 0
  while (!index.full) index.put(position++)
  expect(position).toBe(12)
  expect(index.get('99')).toBe(-1)
})
