import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDerived } from './derived'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lading-derived-'))
  mkdirSync(join(root, 'node_modules'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const folder = () => join(root, 'node_modules', '.cache', 'lading')
const file = () => join(folder(), 'derived.json')

/** Asks in a run of its own; true when it had to be computed. */
function computed(from: string, text = `of ${from}`): boolean {
  const run = openDerived(root)
  let asked = false
  const answer = run.of('upper', [from], () => {
    asked = true
    return text
  })
  expect(answer).toBe(text)
  run.save()
  return asked
}

it('computes once, and again for every other content', async () => {
  expect(computed('a')).toBe(true)
  expect(computed('a')).toBe(false)
  expect(computed('b')).toBe(true)
  const run = openDerived(root)
  expect(await run.later('upper', ['b'], () => Promise.reject(new Error('computed')))).toBe('of b')
  await expect(run.later('upper', ['c'], () => Promise.reject(new Error('computed')))).rejects.toThrow()
  // Parts are told apart, however they are cut.
  expect(run.of('upper', ['a', 'b'], () => 'two')).toBe('two')
  expect(run.of('upper', ['ab', ''], () => 'one')).toBe('one')
})

it('computes again when the file is damaged', () => {
  for (const damage of [
    (text: string) => text.replace('of a', 'of x'),
    (text: string) => text.slice(0, -3),
    () => '',
    () => '{}\n[]',
  ]) {
    rmSync(folder(), { recursive: true, force: true })
    computed('a')
    writeFileSync(file(), damage(readFileSync(file(), 'utf8')))
    expect(computed('a')).toBe(true)
    expect(computed('a')).toBe(false)
  }
})

it('keeps a whole file when runs save at the same time, and leaves no draft', () => {
  const runs = ['a', 'b', 'c'].map((each) => {
    const run = openDerived(root)
    run.of('upper', [each], () => `of ${each}`)
    return run
  })
  runs.forEach((run) => run.save())
  expect(readdirSync(folder())).toEqual(['derived.json'])
  expect(computed('c')).toBe(false)
  expect(computed('a')).toBe(true)
})

it('forgets what was not asked for longest when there is too much', () => {
  const large = (letter: string) => letter.repeat(1_500_000)
  for (const letter of ['a', 'b', 'c']) computed(letter, large(letter))
  expect(computed('c', large('c'))).toBe(false)
  expect(computed('b', large('b'))).toBe(false)
  expect(computed('a', large('a'))).toBe(true)
})

it('keeps nothing where nothing is installed', () => {
  rmSync(join(root, 'node_modules'), { recursive: true })
  expect(computed('a')).toBe(true)
  expect(computed('a')).toBe(true)
  expect(existsSync(join(root, 'node_modules'))).toBe(false)
})
