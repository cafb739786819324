import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decide } from './decide'
import { hasMarkers, mergeText } from './mergeText'
import { mergeLists } from './mergeLists'

/** Few different lines, so that edits meet often. */
const text = fc
  .array(fc.constantFrom('a', 'b', 'c', 'd', "'x',", "'y',", '}'), { maxLength: 12 })
  .map((all) => all.join('\n'))

describe('mergeText', () => {
  it('keeps the laws of a merge', () => {
    fc.assert(
      fc.property(text, text, (base, other) => {
        expect(mergeText(base, base, other)).toEqual({ text: other, conflicts: 0 })
        expect(mergeText(base, other, base)).toEqual({ text: other, conflicts: 0 })
        expect(mergeText(base, other, other)).toEqual({ text: other, conflicts: 0 })
      }),
    )
  })

  it('gives the same conflicts from both sides, and none when a side is preferred', () => {
    fc.assert(
      fc.property(text, text, text, (base, ours, theirs) => {
        const plain = mergeText(base, ours, theirs)
        expect(hasMarkers(plain.text)).toBe(plain.conflicts > 0)
        expect(mergeText(base, ours, theirs, 'ours').conflicts).toBe(0)
        expect(mergeText(base, ours, theirs, 'theirs').conflicts).toBe(0)
      }),
    )
  })

  it('loses no line that one side added far from the changes of the other', () => {
    const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`)
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 17, max: 29 }),
        fc.string(),
        (mine, now, added) => {
          const own = `mine ${added.replaceAll('\n', '')}`
          const ours = lines.toSpliced(mine, 0, own).join('\n')
          const theirs = lines.toSpliced(now, 1, 'generated').join('\n')
          const { text: merged, conflicts } = mergeText(lines.join('\n'), ours, theirs)
          expect(conflicts).toBe(0)
          expect(merged.split('\n')).toContain(own)
          expect(merged.split('\n')).toContain('generated')
        },
      ),
    )
  })
})

describe('mergeLists', () => {
  const list = (...items: string[]) => `  columns={[${items.map((item) => `'${item}'`).join(', ')}]}`
  const merged = (base: string, ours: string, theirs: string) =>
    [...(mergeLists(base, ours, theirs) ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => name)

  it('takes what either side added, and drops what either side took out', () => {
    expect(merged(list('a', 'b', 'c'), list('a', 'c', 'mine'), list('a', 'b', 'c', 'd'))).toEqual([
      'a',
      'c',
      'd',
      'mine',
    ])
    expect(merged(list('a', 'b'), list('b', 'a'), list('a', 'b', 'c'))).toEqual(['b', 'c', 'a'])
    expect(merged(list('a', 'b'), list('a', 'b', 'x'), list('b'))).toEqual(['b', 'x'])
  })

  it('keys objects by their field', () => {
    const objects = (mode: string, more = '') => `items={[{ field: 'eta', mode: '${mode}' }, 'b'${more}]}`
    expect(mergeLists(objects('eq'), objects('range'), objects('eq', `, 'c'`))).toContain("mode: 'range'")
    expect(mergeLists(objects('eq'), objects('range'), objects('like'))).toBeUndefined()
  })

  it.each([
    ['no lists', 'a', 'b', 'c'],
    ['other surroundings', list('a'), list('a', 'b').replace('columns', 'rows'), list('c')],
    ['code among the elements', "[a(), 'b']", "[a(), 'c']", "[b(), 'd']"],
    ['elements twice', "['a', 'a']", "['a', 'b']", "['a', 'c']"],
  ])('leaves alone %s', (_what, base, ours, theirs) => {
    expect(mergeLists(base, ours, theirs)).toBeUndefined()
  })
})

describe('decide', () => {
  const trim = (_path: string, code: string) => Promise.resolve(`${code.replaceAll('\r\n', '\n').trim()}\n`)
  const run = (base: string, disk: string | undefined, now: string) =>
    decide({ path: 'x.ts', base, disk, now }, 'fail', trim)

  it.each([
    ['as generated now', 'b', 'n', 'n', 'same'],
    ['as generated now but for blanks', 'b', ' n ', 'n', 'same'],
    ['untouched', 'b', 'b', 'n', 'update'],
    ['edited, nothing new', 'b', 'o', 'b', 'keep'],
    ['deleted', 'b', undefined, 'n', 'deleted'],
    ['edited and new', 'b', 'o', 'n', 'conflict'],
    ['edited and new elsewhere', '1\n2\n3\n4', '0\n1\n2\n3\n4', '1\n2\n3\n5', 'merge'],
  ])('%s', async (_name, base, disk, now, action) => {
    expect((await run(base, disk, now)).action).toBe(action)
  })

  it('does not give out code that does not parse', async () => {
    const format = async (_path: string, code: string) => {
      if (code.includes('broken')) throw new SyntaxError('broken')
      return code
    }
    const versions = { path: 'x.ts', base: '1\n2\n3\n4', disk: 'bro\n1\n2\n3\n4', now: '1\n2\n3\nken' }
    const joined = async (path: string, code: string) =>
      format(path, /bro[^]*ken/.test(code) ? 'broken' : code)
    const decided = await decide(versions, 'fail', joined)
    expect(decided).toMatchObject({ action: 'conflict', conflicts: 1 })
    expect(decided.text).toContain('<<<<<<< yours')
  })
})
