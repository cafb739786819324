import { readFileSync, readdirSync } from 'node:fs'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const types = ['column', 'props', 'handle', 'issue'].map((name) => read(`./api/${name}.ts`)).join('\n')

/** Names of `BuiltInType`. Column types that only a kind of field leads to are no part of it: their users name the kind. */
const builtIn = [...read('./api/columnType.ts').matchAll(/^ {2}\| '([\w-]+)'$/gm)].map(([, name]) => name!)

/** Names of the members of an interface in `api/`. */
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
    expect(builtIn.length).toBeGreaterThanOrEqual(33)
    expect(documented(doc, ROLES.types).sort()).toEqual([...builtIn].sort())
  })
})

it('says the same in both languages', () => {
  for (const section of Object.values(ROLES)) {
    expect(documented(docs.zh, section)).toEqual(documented(docs.en, section))
  }
})

const FILES = readdirSync(fileURLToPath(new URL('.', import.meta.url)), { recursive: true, encoding: 'utf8' })
const STORIES = FILES.filter((path) => path.endsWith('.stories.tsx'))
const TESTS = new Set(FILES.flatMap((path) => /([^/]+?)(?:\.browser)?\.test\.tsx?$/.exec(path)?.[1] ?? []))

/** The ids under which Storybook shows the stories of the grid. */
const storyIds = STORIES.flatMap((path) => {
  const text = read(`./${path}`)
  const title = /title: '(Grid\/[^']+)'/.exec(text)![1]!
  return [...text.matchAll(/^export const (\w+): Story\b/gm)].map(([, name]) =>
    toId(title, storyNameFromExport(name!)),
  )
})

/** Lines of the table of features: the ids and files named in its last two columns. */
function features(doc: string): { stories: string[]; tests: string[] }[] {
  const names = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!)
  return (doc.split(/^## /m).at(-1) ?? '')
    .split('\n')
    .filter((line) => /^\|.*`/.test(line))
    .map((line) => line.split('|'))
    .map((cells) => ({ stories: names(cells.at(-3)), tests: names(cells.at(-2)) }))
}

describe('the features that are listed', () => {
  it.each(Object.entries(docs))('have a story and a test that are there (%s)', (_language, doc) => {
    const listed = features(doc)
    expect(listed.length).toBeGreaterThan(30)
    for (const { stories, tests } of listed) {
      expect(stories.length * tests.length).toBeGreaterThan(0)
      expect(stories.filter((id) => !storyIds.includes(id))).toEqual([])
      expect(tests.filter((name) => !TESTS.has(name))).toEqual([])
    }
  })

  it('are the same in both languages, under the same headings', () => {
    expect(features(docs.zh)).toEqual(features(docs.en))
    const levels = (doc: string) => doc.match(/^#+ /gm)
    expect(levels(docs.zh)).toEqual(levels(docs.en))
  })

  it('leave no story out, but for those in another language or colour', () => {
    const named = new Set(features(docs.en).flatMap(({ stories }) => stories))
    expect(
      storyIds.filter(
        (id) => !named.has(id) && !/--(english|dark|every-type-read-only|order-lines)$/.test(id),
      ),
    ).toEqual([])
  })

  it('show every column type', () => {
    const shown = STORIES.map((path) => read(`./${path}`)).join('\n')
    const ownColumns = ['row-number', 'row-checkbox', 'row-radio', 'row-expand']
    const byEntity = ['sel_role', 'sel_position', 'sel_area', 'sel_category', 'sel_tree', 'richtext']
    const missing = builtIn.filter((type) => !shown.includes(`type: '${type}'`))
    expect(missing.filter((type) => !ownColumns.includes(type) && !byEntity.includes(type))).toEqual([])
  })
})
