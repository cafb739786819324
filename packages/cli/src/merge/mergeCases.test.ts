import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { decide, withLineEnds } from './decide'
import type { ConflictMode } from './decide'
import { projectFormatter } from './formatter'
import { mergeLists } from './mergeLists'
import { hasMarkers, markWhole, mergeText } from './mergeText'

describe('mergeText, to the letter', () => {
  const marked = [
    'a',
    '<<<<<<< yours (on disk)',
    'x',
    '||||||| generated last',
    'b',
    '=======',
    'y',
    '>>>>>>> generated now',
  ]

  it('writes what clashes between markers, or gives it to a side', () => {
    expect(mergeText('a\nb', 'a\nx', 'a\ny')).toEqual({ text: marked.join('\n'), conflicts: 1 })
    expect(mergeText('a\nb', 'a\nx', 'a\ny', 'ours')).toEqual({ text: 'a\nx', conflicts: 0 })
    expect(mergeText('a\nb', 'a\nx', 'a\ny', 'theirs')).toEqual({ text: 'a\ny', conflicts: 0 })
    const twice = mergeText('a\n1\n2\n3\nb', 'x\n1\n2\n3\ny', 'v\n1\n2\n3\nw')
    expect(twice.conflicts).toBe(2)
  })

  it('merges a list where lines clash', () => {
    expect(mergeText("f('x')\n['a', 'b']", "f('x')\n['a', 'b', 'o']", "f('x')\n['a', 'b', 'n']")).toEqual({
      text: "f('x')\n[\n'a',\n'b',\n'n',\n'o',\n]",
      conflicts: 0,
    })
  })

  it('marks a whole file without its last line end', () => {
    expect(markWhole('b\n', 'x\n', 'y\n')).toBe(`${marked.slice(1).join('\n')}\n`)
    expect(markWhole('b\n\n', 'x', 'y')).toContain('\nb\n\n=======\n')
  })

  it.each([
    ['<<<<<<< a\n>>>>>>> b', true],
    ['x\n<<<<<<< a\ny\n>>>>>>> b\nz', true],
    ['<<<<<<< a', false],
    ['>>>>>>> b', false],
    ['x <<<<<<< a\n>>>>>>> b', false],
    ['<<<<<<< a\nx >>>>>>> b', false],
    ['<<<<<< a\n>>>>>> b', false],
  ])('%j has markers: %s', (text, has) => expect(hasMarkers(text)).toBe(has))
})

describe('mergeLists, element by element', () => {
  it.each([
    ['both put the same in', "['a']", "['a', 'n']", "['a', 'n']", "[\n'a',\n'n',\n]"],
    ['the new one stands first', "['a']", "['a', 'o']", "['n', 'a']", "[\n'n',\n'a',\n'o',\n]"],
    ['the one before is gone', "['a', 'b']", "['a']", "['a', 'b', 'n']", "[\n'a',\n'n',\n]"],
    ['both took it out', "['a', 'b']", "['a']", "['a']", "[\n'a',\n]"],
    ['it is taken out there', "['a', 'b']", "['a', 'b', 'o']", "['a']", "[\n'a',\n'o',\n]"],
    ['without brackets', "'a',", "'a',\n'o',", "'a',\n'n',", "\n'a',\n'n',\n'o',\n"],
    ['double quotes', '["a"]', '["a", "o"]', '["a", "n"]', '[\n"a",\n"n",\n"o",\n]'],
    ['blanks around', 'x = [ "a" ]', 'x=["a","o"]', ' x = ["a"]', 'x=[\n"a",\n"o",\n]'],
  ])('%s', (_what, base, ours, theirs, merged) => expect(mergeLists(base, ours, theirs)).toBe(merged))

  const one = (mode: string) => `[{ field: 'eta', ${mode} }]`
  it.each([
    ['changed here', one("m: 'x'"), one("m: 'o'"), one("m: 'x'"), "m: 'o'"],
    ['changed there', one("m: 'x'"), one("m: 'x'"), one("m: 'n'"), "m: 'n'"],
    ['changed alike', one("m: 'x'"), one("m: 'n'"), one("m: 'n'"), "m: 'n'"],
    ['commas in quotes', one("m: 'x,y'"), one("m: 'o,]'"), one("m: 'x,y'"), "m: 'o,]'"],
    ['quotes in quotes', one(`m: 'x\\',"'`), one(`m: 'o\\',"'`), one(`m: 'x\\',"'`), `m: 'o\\',"'`],
    ['brackets inside', one('m: f([1, 2])'), one('m: f([1, 3])'), one('m: f([1, 2])'), 'm: f([1, 3])'],
  ])('takes an element that was %s', (_what, base, ours, theirs, has) => {
    const merged = mergeLists(base, ours, theirs)
    expect(merged).toContain(has)
    expect(merged!.match(/field/g)).toHaveLength(1)
  })

  it.each([
    ['put in differently by both', '[]', one('m: 1'), one('m: 2')],
    ['changed here and taken out there', one('m: 1'), one('m: 2'), '[]'],
    ['taken out here and changed there', one('m: 1'), '[]', one('m: 2')],
    ['put into another order there', "['a', 'b']", "['a', 'b', 'o']", "['b', 'a']"],
    ['no list of names', '[a]', "['b']", "['c']"],
    ['names that run together', "['a' 'b']", "['a']", "['b']"],
    ['templates', '[`a`]', '[`b`]', '[`c`]'],
    ['a bracket too many', "['a', {]", "['a']", "['b']"],
    ['a bracket before its opening', "'a') ('b'", "'a'", "'b'"],
    ['a bracket that closes only', "'a']", "'a'", "'b'"],
    ['a quote that stays open', "['a, ]", "['a']", "['b']"],
    ['brackets the wrong way round', "] 'a' [", "'a'", "'b'"],
    ['other words before it here', "x['a']", "y['a', 'o']", "x['a', 'n']"],
    ['other words behind it there', "['a']x", "['a', 'o']x", "['a', 'n']y"],
  ])('leaves alone %s', (_what, base, ours, theirs) => expect(mergeLists(base, ours, theirs)).toBeUndefined())
})

describe('decide, with what is written', () => {
  const trim = (_path: string, code: string) => {
    if (code.includes('?')) return Promise.reject(new SyntaxError('?'))
    return Promise.resolve(`${code.replaceAll('\r\n', '\n').trim()}\n`)
  }
  const run = (base: string, disk: string, now: string, mode: ConflictMode = 'fail') =>
    decide({ path: 'x.ts', base, disk, now }, mode, trim)

  it.each([
    ['an update keeps the line ends of the disk', '1\n2\n', '1\r\n2\r\n', '1\n3\n', 'update', '1\r\n3\r\n'],
    [
      'a merge does, too',
      '1\n2\n3\n4',
      '0\r\n1\r\n2\r\n3\r\n4',
      '1\n2\n3\n5',
      'merge',
      '0\r\n1\r\n2\r\n3\r\n5\r\n',
    ],
    ['what came there is here already', '1\n2\n3\n4', '0\n1\n2\n3\n5', '1\n2\n3\n5', 'keep', undefined],
    ['the same, and it does not parse', '1', '?\r\n2', '?\n2', 'same', undefined],
    ['untouched, and it does not parse', '?\n1', '?\r\n1', '2', 'update', '2'],
  ])('%s', async (_what, base, disk, now, action, text) => {
    expect(await run(base, disk, now)).toEqual(text === undefined ? { action } : { action, text })
  })

  it.each([
    ['ours', 'keep', undefined],
    ['theirs', 'merge', 'n\n'],
  ] as const)('gives a clash to %s', async (mode, action, text) => {
    const decided = await run('b', 'o', 'n', mode)
    expect(decided).toEqual(text === undefined ? { action } : { action, text })
  })

  it.each(['fail', 'markers'] as const)(
    'counts clashes and writes them with the line ends (%s)',
    async (mode) => {
      const decided = await run('b\n', 'o\r\n', 'n\n', mode)
      expect(decided).toMatchObject({ action: 'conflict', conflicts: 1 })
      expect(decided.text).toMatch(/^<{7} yours \(on disk\)\r\no\r\n/)
    },
  )

  it.each([
    ['a\nb', 'x\r\ny\r\n', 'a\r\nb'],
    ['a\r\nb', 'x\r\ny\r\n', 'a\r\nb'],
    ['a\nb', 'x\r\ny\n', 'a\nb'],
    ['a\nb', 'x\r\ny\r\nz\n', 'a\r\nb'],
    ['a\nb', 'x\ny\n', 'a\nb'],
    ['a\nb', '', 'a\nb'],
  ])('%j as on %j is %j', (text, disk, as) => expect(withLineEnds(text, disk)).toBe(as))
})

describe('projectFormatter', () => {
  it('formats as the project says, whatever the line ends, and refuses what is no code', async () => {
    const root = mkdtempSync(join(tmpdir(), 'lading-format-'))
    try {
      writeFileSync(join(root, '.prettierrc.json'), '{ "semi": false }')
      writeFileSync(join(root, '.editorconfig'), 'root = true\n[*.ts]\nindent_size = 4\nend_of_line = crlf\n')
      const format = await projectFormatter(root)
      expect(await format('src/x.ts', 'if (a) {\r\n  b( );\r\n}\r\n')).toBe('if (a) {\n    b()\n}\n')
      expect(await format('x.json', '{"a":1}')).toBe('{ "a": 1 }\n')
      await expect(format('x.ts', 'if (')).rejects.toThrow(SyntaxError)
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
  })
})
