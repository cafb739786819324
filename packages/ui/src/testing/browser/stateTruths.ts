import { expect } from 'vitest'
import { pageStories } from '../story-states/pageStories'
import type { State } from '../story-states/storyState'
import { widgetStories } from '../story-states/widgetStories'
import { isShown, textOf } from '../testers/dom'

const shown = (selector: string) => [...document.body.querySelectorAll(selector)].filter(isShown)
const main = () => document.querySelector('main')!

const BUSY =
  '[aria-busy="true"], [role="progressbar"], .ant-btn-loading, .ant-skeleton, [data-state="checking"], [data-status="uploading"]'
const WRONG =
  '[role="alert"], [aria-invalid="true"], .ant-alert-error, .ant-alert-warning, .ant-form-item-explain-error, [data-status="error"], [data-state="refused"], .ant-message-notice'
const TAKES_INPUT = [
  'input:enabled:not([readonly], [aria-readonly="true"], [type="file"])',
  'textarea:enabled:not([readonly], [aria-readonly="true"])',
  '[contenteditable="true"]:not([aria-readonly="true"])',
].join()

/** What is hidden from everybody measures texts; the others change what is shown, and no value. */
const NO_VALUE = [
  '[aria-hidden="true"]',
  '.lading-search',
  '.ant-pagination',
  '.ant-table-selection-column',
  '.ant-segmented',
  '.lading-editor-bar',
  '.lading-cron-preview',
].join()
/** Show the stored value until its text comes, and where it does not. */
const QUIET = new Set(['dict-controls/DictTag'])

/** What is true of whatever is in a state; nothing to say of `default` and `english`, which others check. */
const truths: Partial<Record<State, () => void>> = {
  loading() {
    const said = shown(BUSY).length > 0 || /加载中|…/.test(textOf(document.body))
    expect(said, 'says that it is busy').toBe(true)
  },
  error() {
    const said = shown(WRONG).length > 0 || /服务器暂时无法访问|失败|未正确配置/.test(textOf(document.body))
    expect(said, 'says what went wrong').toBe(true)
  },
  empty() {
    expect(shown('.ant-table-row').map(textOf), 'rows').toEqual([])
  },
  disabled() {
    const controls = shown(TAKES_INPUT).filter((each) => !each.closest(NO_VALUE))
    expect(
      controls.map((each) => each.outerHTML.slice(0, 120)),
      'what takes input',
    ).toEqual([])
  },
  long() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const lengths = [...document.body.querySelectorAll('input')].map(({ value }) => value.length)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (!parentElement?.matches('style, script')) lengths.push(textContent?.length ?? 0)
    }
    // Longer than labels are, or so long that it is cut.
    const cut = /\S…(?:\s|$)/.test(textOf(document.body))
    expect(cut || Math.max(...lengths) > 18, 'a long text').toBe(true)
  },
  dark() {
    const { backgroundColor, color } = getComputedStyle(main())
    const [background = 255, text = 0] = [backgroundColor, color].map((each) => Number(/\d+/.exec(each)?.[0]))
    expect(background).toBeLessThan(64)
    expect(text).toBeGreaterThan(160)
  },
}

const tables = [...Object.values(widgetStories.shown), ...Object.values(pageStories.shown)]

/**
 * Checks the story that stands on the page for every state that the tables of stories say it shows.
 *
 * @param file path of the story's file, ending as in the tables
 * @param story its name
 */
export function checkStates(file: string, story: string): void {
  for (const { file: name, ...states } of tables) {
    if (!file.endsWith(`/${name}.stories.tsx`)) continue
    for (const [state, each] of Object.entries(states)) {
      const quiet = QUIET.has(name) && (state === 'loading' || state === 'error')
      if (each === story && !quiet) truths[state as State]?.()
    }
  }
}
