import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { builtInCells } from './cells/registry'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const types = read('./types.ts') + read('./handleTypes.ts')

/** Names of the members of an interface in `types.ts`. */
function members(name: string): Set<string> {
  const body = new RegExp(`export interface ${name}[^\\n]*\\n([\\s\\S]*?)\\n}`).exec(types)?.[1] ?? ''
  return new Set(
    [...body.matchAll(/^ {2}(?:readonly )?'?([\w-]+)'?(?:\?|\(|:|<)/gm)].map((found) => found[1]!),
  )
}

/** Names in the first column of the table below the nth heading of the second level. */
function documented(doc: string, heading: number): string[] {
  const section = doc.split(/^## /m)[heading + 1] ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
  return rows
    .slice(1)
    .flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name!))
}

const docs = { en: read('../../docs/grid.en-US.md'), zh: read('../../docs/grid.zh-CN.md') }
const ROLES = { props: 0, columns: 1, types: 2, handle: 3, rules: 4 }

describe.each(Object.entries(docs))('the document of the grid (%s)', (_language, doc) => {
  it.each([
    ['props', 'EditableGridProps'],
    ['columns', 'GridColumn'],
    ['handle', 'GridHandle'],
  ] as const)('names %s that exist', (section, name) => {
    const known = members(name)
    const named = documented(doc, ROLES[section])
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter((each) => !known.has(each))).toEqual([])
  })

  it('names every column type, and no other', () => {
    expect(documented(doc, ROLES.types).sort()).toEqual(Object.keys(builtInCells).sort())
  })
})

it('says the same in both languages', () => {
  for (const section of Object.values(ROLES)) {
    expect(documented(docs.zh, section)).toEqual(documented(docs.en, section))
  }
})
