import { describe, expect, it } from 'vitest'
import { exportsOf, membersOf, readInUi, tablesOf } from '../testing/documents'

const published = exportsOf(readInUi('src/super-query/index.ts'))
const own = membersOf(readInUi('src/super-query/superQueryProps.ts'), 'SuperQueryProps')

describe.each(['zh-CN', 'en-US'])('the document of the advanced query (%s)', (locale) => {
  const [components, properties] = tablesOf(readInUi(`docs/super-query.${locale}.md`))

  it('names what is published, but the prefix of the storage', () => {
    expect(components?.toSorted()).toEqual(
      published.filter((name) => name !== 'SAVED_QUERY_PREFIX').toSorted(),
    )
  })

  it('names every property, and no other', () => {
    expect(properties?.toSorted()).toEqual(own.toSorted())
  })
})
