import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { exportsOf, readInUi } from './documents'
import { pageStories } from './story-states/pageStories'
import type { State } from './story-states/storyState'
import { widgetStories } from './story-states/widgetStories'

const TABLES = [widgetStories, pageStories]
const ALL: readonly State[] = ['default', 'loading', 'empty', 'error', 'disabled', 'long', 'english', 'dark']

/** The source of each story of a file. */
function storiesOf(file: string): Map<string, string> {
  const parts = readInUi(`src/${file}.stories.tsx`).split(/^export const /m)
  return new Map(parts.slice(1).map((part) => [/^\w+/.exec(part)![0], part]))
}

describe('stories', () => {
  it.each(TABLES)('are named for every component of $folders', ({ folders, shown, parts }) => {
    const published = folders.flatMap((folder) => exportsOf(readInUi(`src/${folder}/index.ts`)))
    const components = published.filter((name) => /^[A-Z][a-z]/.test(name))
    expect([...Object.keys(shown), ...parts].toSorted()).toEqual(components.toSorted())
  })

  const all = TABLES.flatMap(({ shown, cannot }) =>
    Object.entries(shown).map(([name, stories]) => ({ name, shown: stories, reasons: cannot[name] })),
  )
  it.each(all)('show $name in every state that it can be in', ({ shown, reasons }) => {
    const stories = storiesOf(shown.file)
    for (const state of ALL) {
      const story = shown[state]
      expect(story ?? reasons?.[state], state).toBeTruthy()
      if (story === undefined) continue
      const source = stories.get(story)
      expect(source, `${state}: ${story} in ${shown.file}`).toBeDefined()
      if (state === 'english') expect(source).toMatch(/en-US|\.english/)
      if (state === 'dark') expect(source).toMatch(/theme: 'dark'|\.dark/)
    }
  })

  it('have a dialog beside every picker that opens one', () => {
    const pickers = readdirSync(new URL('../pickers', import.meta.url)).filter((name) =>
      name.endsWith('-picker'),
    )
    const names = ['Default', 'Single', 'Loading', 'Empty', 'Failed', 'LongTexts', 'English', 'Dark']
    for (const folder of pickers) {
      const dialog = folder
        .replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
        .replace(/Picker$/, 'Dialog')
      expect([...storiesOf(`pickers/${folder}/${dialog}`).keys()], dialog).toEqual(
        expect.arrayContaining(names),
      )
    }
  })
})
