import { describe, expect, it } from 'vitest'
import { exportsOf, membersOf, readInUi, tablesOf } from '../testing/documents'
import { LANGUAGE_NAMES } from './code/languages'

const published = exportsOf(readInUi('src/editors/index.ts'))
const own = membersOf(readInUi('src/editors/editorProps.ts'), 'EditorProps')

describe.each(['zh-CN', 'en-US'])('the document of the editors (%s)', (locale) => {
  const text = readInUi(`docs/editors.${locale}.md`)
  const [components, properties] = tablesOf(text)

  it('names what is published, and nothing else', () => {
    expect(components?.toSorted()).toEqual(published.toSorted())
  })

  it('names every shared property, and no other', () => {
    expect(properties?.toSorted()).toEqual(own.toSorted())
  })

  it('names the twelve languages as the editor does', () => {
    for (const name of Object.values(LANGUAGE_NAMES)) expect(text).toContain(name)
  })
})
