import { describe, expect, it } from 'vitest'
import { exportsOf, readInUi, tablesOf } from '../testing/documents'

const published = (folder: string) => exportsOf(readInUi(`src/${folder}/index.ts`)).toSorted()

describe.each(['zh-CN', 'en-US'])('the document of the dialogs (%s)', (locale) => {
  const [dialogs, menu, cut, slider] = tablesOf(readInUi(`docs/dialogs.${locale}.md`))

  it('names what is published, and nothing else', () => {
    expect(dialogs?.toSorted()).toEqual(published('dialogs'))
    expect(menu).toEqual(published('context-menu'))
    expect(slider).toEqual(published('slider-verify'))
    expect(cut?.filter((name) => !published('foundation').includes(name))).toEqual([])
  })
})
