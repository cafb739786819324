import axe from 'axe-core'
import type { ComponentType } from 'react'
import { createElement } from 'react'
import { describe, expect, inject, it } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { chineseOnPage, isOurChinese, knownTexts } from './chineseTexts'
import { settled } from './settled'
import { checkStates } from './stateTruths'
import { composeStories } from './stories'

type StoryFiles = Record<string, Parameters<typeof composeStories>[0]>
type Stories = Record<string, ComponentType & { load: () => Promise<void>; play?: () => Promise<void> }>
type Fault = (rule: axe.Result, node: axe.NodeResult) => boolean
interface Look {
  locale?: string
  theme?: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** `npm run test:full`: what is only repetition runs as well. */
    full: boolean
  }
}

const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What another theme changes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** What axe has to say of the page as it stands, one line for each fault that keeps somebody out. */
async function faults(isFault: Fault, runOnly: string[]): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly,
    resultTypes: ['violations'],
    // Only an experimental rule reads the style sheets themselves.
    preload: false,
  })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap((rule) =>
      rule.nodes
        .filter((node) => isFault(rule, node))
        .map(
          ({ target, html, any }) =>
            `${rule.id}: ${String(target)} ${html.slice(0, 160)} ${any[0]?.message ?? ''}`,
        ),
    )
}

const DESKTOP = [1280, 800] as const
const PHONE = [390, 844] as const

/** How far the page as it stands goes beyond the screen of a phone, in pixels. It is taken away then. */
async function beyondPhone(): Promise<number> {
  await page.viewport(...PHONE)
  await settled()
  const beyond = document.documentElement.scrollWidth - PHONE[0]
  // An empty page costs nothing to make wide again.
  await cleanup()
  await page.viewport(...DESKTOP)
  return Math.max(0, beyond)
}

/** The language and the theme that a story is fixed to. */
const lookOf = (module: StoryFiles[string], name: string): Look =>
  (module as unknown as Record<string, { globals?: Look }>)[name]?.globals ?? {}

/**
 * A test for each story of the files: drawn, played and at rest, axe finds nothing serious in it, on a phone nothing
 * makes the page wider than the screen, in English no text of ours is Chinese, and it is in the states that it is
 * said to show.
 *
 * A story in the dark is judged by its colours: what axe and a phone say of everything else, they have said of the
 * same component in the light. `npm run test:full` asks again.
 *
 * @param options.skip names of stories that are not judged
 * @param options.data Chinese texts that are data of English stories
 * @param options.isFault whether what axe found is one @default all
 */
export function describeAccessibility(
  files: StoryFiles,
  {
    skip = new Set(),
    isFault = () => true,
    data = new Set(),
  }: { skip?: ReadonlySet<string>; isFault?: Fault; data?: ReadonlySet<string> } = {},
): void {
  it('knows the Chinese texts that no English story may show', () => {
    expect(knownTexts).toBeGreaterThan(800)
    expect(['确定', '共 3 行', '上海港'].map(isOurChinese)).toEqual([true, true, false])
  })

  for (const [file, module] of Object.entries(files)) {
    describe(`accessibility of ${file.replace(/^.*\/(.+)\.stories\.tsx$/, '$1')}`, () => {
      const stories = composeStories(module) as unknown as Stories
      for (const [name, Story] of Object.entries(stories)) {
        if (skip.has(name)) continue
        const { locale, theme } = lookOf(module, name)
        const isEnglish = locale === 'en-US'
        const isDark = theme === 'dark'
        const rules = isDark && !inject('full') ? OF_COLOURS : ALL
        it(name, async () => {
          await Story.load()
          await render(createElement(Story))
          await settled()
          if (Story.play) {
            await Story.play()
            await settled()
          }
          checkStates(file, name)
          // What stands for a moment while parts are measured or fetched is no fault.
          await expect.poll(() => faults(isFault, rules), { timeout: 3_000 }).toEqual([])
          if (isEnglish) expect(chineseOnPage(data)).toEqual([])
          if (!isDark || isEnglish || inject('full')) expect(await beyondPhone()).toBe(0)
        })
      }
    })
  }
}
