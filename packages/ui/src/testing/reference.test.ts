import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { exportsOf, membersOf, readInUi, tablesOf } from './documents'
import { checkExamples, DOCUMENTS, examplesOf } from './examples'
import { pageStories } from './story-states/pageStories'
import { widgetStories } from './story-states/widgetStories'

/** Published for other parts of the library rather than for pages. */
const INTERNAL = new Set(['Css', 'DictStore', 'PortMissingError', 'SheetError'])
const COMPONENTS = [widgetStories, pageStories]
  .flatMap(({ shown, parts }) => [...Object.keys(shown), ...parts])
  .filter((name) => !INTERNAL.has(name))
const SRC = new URL('..', import.meta.url)
const LOCALES = ['zh-CN', 'en-US'] as const
const examples = DOCUMENTS.flatMap(examplesOf)

/** The sections of all documents in a language whose heading names something. */
function sectionsOf(name: string, locale: string): string[] {
  return DOCUMENTS.filter((path) => path.endsWith(`.${locale}.md`))
    .flatMap((path) => readInUi(path).split(/^(?=#{2,3} )/m))
    .filter((section) => new RegExp(`^#.*(?<![\\w-])${name}(?!\\w)`).test(section))
}
const namedIn = (section: string) => new Set(tablesOf(section).flat())
/** What several components have in common stands in one place. */
const shared = new Set([
  ...namedIn(readInUi('docs/controls.en-US.md')),
  ...(tablesOf(readInUi('docs/editors.en-US.md'))[1] ?? []),
  'children',
])

/** These take what antd's component of the same name takes, which antd documents. */
const AS_IN_ANTD = new Set(['Tabs', 'DatePicker', 'RangePicker'])

let checked: ReturnType<typeof checkExamples>
beforeAll(() => {
  checked = checkExamples(examples)
}, 120_000)

describe('the examples of the documents', () => {
  it('compile', () => expect(checked.faults).toEqual([]))

  it.each(LOCALES)('show every published component (%s)', (locale) => {
    const code = examples.flatMap((each) => (each.path.includes(locale) ? [each.code] : [])).join('\n')
    expect(COMPONENTS.filter((name) => !new RegExp(`<${name}\\b`).test(code))).toEqual([])
  })
})

describe('the documents', () => {
  it.each(LOCALES.flatMap((locale) => COMPONENTS.map((name) => [name, locale] as const)))(
    'name every property of %s (%s)',
    (name, locale) => {
      const sections = sectionsOf(name, locale)
      expect(sections, 'sections whose heading names it').not.toEqual([])
      const named = new Set(sections.flatMap((section) => [...namedIn(section)]))
      if (AS_IN_ANTD.has(name)) return
      const own = checked.propertiesOf(name).filter((each) => !shared.has(each) || named.has(each))
      expect(own.filter((each) => !named.has(each) && !each.startsWith('aria-'))).toEqual([])
    },
  )

  it('have the same headings and the same properties in both languages', () => {
    for (const path of DOCUMENTS.filter((each) => each.endsWith('zh-CN.md'))) {
      const [zh, en] = [path, path.replace('zh-CN', 'en-US')].map(readInUi)
      expect(en!.match(/^#+ /gm), path).toEqual(zh!.match(/^#+ /gm))
      expect(
        tablesOf(en!).map((names) => names.toSorted()),
        path,
      ).toEqual(tablesOf(zh!).map((names) => names.toSorted()))
    }
  })
})

const testing = readInUi('src/testing/index.ts')
const testers = exportsOf(testing).filter((name) => name.endsWith('Tester'))

const stories = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.stories\.tsx$|Stories\.tsx?$/.test(path))
  .map((path) => readInUi(`src/${path}`))
  .join('\n')

it.each(testers)('%s is used by a story', (name) => {
  expect(stories).toMatch(new RegExp(`\\b${name}\\(`))
})

describe.each(LOCALES)('the document of the tests (%s)', (locale) => {
  const document = readInUi(`docs/testing.${locale}.md`)

  it('has every published name', () => {
    expect(exportsOf(testing).filter((name) => !document.includes(`\`${name}\``))).toEqual([])
  })

  it.each(testers)('names what %s can do, and nothing else', (name) => {
    const type = name[0]!.toUpperCase() + name.slice(1)
    const [, file] = new RegExp(`${name}.* from '\\./(.+)'`).exec(testing)!
    const row = document.split('\n').find((line) => line.startsWith(`| \`${name}\``))
    const said = [...(row?.split(' | ').at(-1) ?? '').matchAll(/`(\w+)`/g)].map(([, method]) => method!)
    expect(said.toSorted()).toEqual(
      [...new Set(membersOf(readInUi(`src/testing/${file}.ts`), type))].toSorted(),
    )
  })
})
