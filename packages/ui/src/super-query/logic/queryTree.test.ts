import { describe, expect, it } from 'vitest'
import { isGroup } from './query'
import type { SuperQueryEntry, SuperQueryValue } from './query'
import { added, dissolved, entryAt, grouped, moved, numbered, removed } from './queryTree'
import type { Path } from './queryTree'

/** `a (b c)` is a query of the condition a and a group of b and c. */
function read(text: string): SuperQueryValue {
  const stack: SuperQueryEntry[][] = [[]]
  for (const token of text.match(/[()]|\w+/g) ?? []) {
    if (token === '(') stack.push([])
    else if (token === ')') {
      const lines = stack.pop()!
      stack.at(-1)!.push({ matchType: 'or', lines })
    } else stack.at(-1)!.push({ field: token, rule: 'eq' })
  }
  return { matchType: 'and', lines: stack[0]! }
}

function write({ lines }: SuperQueryValue): string {
  return lines.map((each) => (isGroup(each) ? `(${write(each)})` : (each.field ?? '_'))).join(' ')
}

const step = (text: string, path: Path, by: 1 | -1) => {
  const next = moved(read(text), path, by)
  return next && [write(next.query), next.path]
}

describe('moving', () => {
  it.each<[string, Path, 1 | -1, string, Path]>([
    ['a b', [1], -1, 'b a', [0]],
    ['a b', [0], 1, 'b a', [1]],
    // Into a group, at the end that is next.
    ['a (b c)', [0], 1, '(a b c)', [0, 0]],
    ['(b c) a', [1], -1, '(b c a)', [0, 2]],
    // Out of it again.
    ['(a b) c', [0, 0], -1, 'a (b) c', [0]],
    ['(a b) c', [0, 1], 1, '(a) b c', [1]],
    ['a (b (c d))', [1, 1, 1], 1, 'a (b (c) d)', [1, 2]],
    // The last one takes its group with it.
    ['a (b)', [1, 0], -1, 'a b', [1]],
    ['(b) a', [0, 0], 1, 'b a', [0]],
    // Groups move as a whole.
    ['a (b c)', [1], -1, '(b c) a', [0]],
    ['(a) (b)', [0], 1, '((a) b)', [0, 0]],
    // Too deep to go in: past it.
    ['(a (b)) (c (d))', [0], 1, '((a (b)) c (d))', [0, 0]],
    ['(a (b (c))) (d)', [0], 1, '(d) (a (b (c)))', [1]],
  ])('%s: %j by %d gives %s', (before, path, by, after, at) => {
    expect(step(before, path, by)).toEqual([after, at])
  })

  it('stops at the ends', () => {
    expect(step('a b', [0], -1)).toBeUndefined()
    expect(step('a b', [1], 1)).toBeUndefined()
  })

  it('brings everything back', () => {
    let now = { query: read('a (b (c)) d'), path: [0] as Path }
    const seen = [write(now.query)]
    for (let next = moved(now.query, now.path, 1); next; next = moved(now.query, now.path, 1)) {
      now = next
      seen.push(write(now.query))
    }
    expect(seen).toEqual([
      'a (b (c)) d',
      '(a b (c)) d',
      '(b a (c)) d',
      '(b (a c)) d',
      '(b (c a)) d',
      '(b (c) a) d',
      '(b (c)) a d',
      '(b (c)) d a',
    ])
    for (let next = moved(now.query, now.path, -1); next; next = moved(now.query, now.path, -1)) now = next
    expect(write(now.query)).toBe('a (b (c)) d')
  })
})

describe('groups', () => {
  it('are made around an entry, joined the other way, three deep', () => {
    const once = grouped(read('a b'), [1])!
    expect(write(once.query)).toBe('a (b)')
    expect(once.path).toEqual([1, 0])
    expect(entryAt(once.query, [1])).toMatchObject({ matchType: 'or' })
    expect(grouped(read('(((a)))'), [0, 0, 0, 0])).toBeUndefined()
    expect(grouped(read('((a) b)'), [0])).toBeDefined()
    expect(grouped(read('(((a)) b)'), [0])).toBeUndefined()
  })

  it('are dissolved in their place', () => {
    expect(write(dissolved(read('a (b (c)) d'), [1]).query)).toBe('a b (c) d')
    expect(write(dissolved(read('a b'), [0]).query)).toBe('a b')
  })

  it('go with their last condition, and one condition stays', () => {
    expect(removed(read('a (b)'), [1, 0])).toEqual({ query: read('a'), path: [0] })
    expect(removed(read('a (b c) d'), [1, 1]).path).toEqual([1, 0])
    const all = removed(read('((a))'), [0, 0, 0])
    expect(all.path).toEqual([0])
    expect(all.query.lines).toEqual([{ rule: 'eq' }])
  })

  it('take more at their end', () => {
    const next = added(read('a (b)'), [1], { field: 'c', rule: 'eq' })
    expect(write(next.query)).toBe('a (b c)')
    expect(next.path).toEqual([1, 1])
  })

  it('and conditions are numbered as they are read', () => {
    expect(Object.fromEntries(numbered(read('a (b (c)) d')))).toEqual({
      '0': 1,
      '1': 1,
      '1.0': 2,
      '1.1': 2,
      '1.1.0': 3,
      '2': 4,
    })
  })
})
