import { describe, expect, it } from 'vitest'
import { exportsOf, membersOf, readInUi, tablesOf } from '../testing/documents'

const published = exportsOf(readInUi('src/list-page/index.ts'))
const own = membersOf(readInUi('src/list-page/tree/useTreeTable.ts'), 'TreeTableOptions')

describe.each(['zh-CN', 'en-US'])('the document of the list page (%s)', (locale) => {
  const [parts, options] = tablesOf(readInUi(`docs/list-page.${locale}.md`))

  it('names parts that are published, every component among them', () => {
    expect(parts?.filter((name) => !published.includes(name))).toEqual([])
    expect(published.filter((name) => /^[A-Z]/.test(name) && !parts?.includes(name))).toEqual([])
  })

  it('names every option of the tree table, and no other', () => {
    expect(options?.toSorted()).toEqual(own.toSorted())
  })
})
