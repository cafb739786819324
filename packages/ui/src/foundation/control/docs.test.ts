import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** The names in the first column of the tables of a document. */
function documented(doc: string): string[] {
  const rows = doc.split('\n').filter((line) => line.startsWith('| '))
  return rows.flatMap((row) =>
    [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
  )
}

/** Members of an interface as they are written. */
const members = (source: string) =>
  [...source.matchAll(/^ {2}'?([\w-]+)'?\??[:(]/gm)].map(([, name]) => name!)

describe.each(['zh-CN', 'en-US'])('documents in %s', (language) => {
  it('name every property that controls share, and no other', () => {
    const [, body = ''] = read('./controlProps.ts').split('export interface ControlProps')
    const named = documented(read(`../../../docs/controls.${language}.md`))
    expect(named.toSorted()).toEqual(members(body).toSorted())
  })

  it.each([
    ['pickers', '../../pickers/index.ts'],
    ['dict-controls', '../../dict-controls/index.ts'],
  ])('name every component of %s', (doc, index) => {
    const components = [...read(index).matchAll(/^export \{ ([^}]+) \}/gm)].flatMap(([, names]) =>
      names!.split(', '),
    )
    // The tables further down name properties.
    const named = documented(read(`../../../docs/${doc}.${language}.md`)).filter((name) =>
      /^[A-Z]/.test(name),
    )
    expect(named.filter((name) => name !== 'AreaSelect').toSorted()).toEqual(components.toSorted())
  })
})
