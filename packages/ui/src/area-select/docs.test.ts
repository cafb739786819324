import { describe, expect, it } from 'vitest'
import { exportsOf, membersOf, readInUi, tablesOf } from '../testing/documents'

describe.each(['zh-CN', 'en-US'])('the document of the area selector (%s)', (locale) => {
  const [names, properties] = tablesOf(readInUi(`docs/area-select.${locale}.md`))

  it('names what is published, and every property of its own', () => {
    expect(names?.toSorted()).toEqual(exportsOf(readInUi('src/area-select/index.ts')).toSorted())
    const own = membersOf(readInUi('src/area-select/AreaSelect.tsx'), 'AreaSelectProps')
    expect(properties?.toSorted()).toEqual(own.toSorted())
  })
})
