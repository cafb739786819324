import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { ControlStoryProps } from '../stories/controlStories'
import { LONG } from '../stories/storyData'
import { controlTester } from '../testers/controlTester'
import type { ControlTester } from '../testers/controlTester'
import { textOf } from '../testers/dom'
import { settled } from './settled'
import { composeStories } from './stories'

interface Composed {
  (): React.ReactNode
  args: ControlStoryProps
  play?: () => Promise<void>
}

const files = import.meta.glob<Parameters<typeof composeStories>[0]>(
  [
    '../../dict-controls/*.stories.tsx',
    // Shows values, and takes none.
    '!../../dict-controls/DictTag.stories.tsx',
    '../../area-select/*.stories.tsx',
    '../../pickers/**/*Picker.stories.tsx',
  ],
  { eager: true },
)

/** What the open list says, or what stands in the place of choices that cannot be shown. */
const said = (control: ControlTester) =>
  textOf(document.querySelector('.ant-select-dropdown')) || textOf(control.element())
const says = (text: string) => async (control: ControlTester) =>
  vi.waitFor(() => expect(said(control)).toContain(text))

/** What is true of a state, whichever control is in it. */
const truths: Record<string, (control: ControlTester) => unknown> = {
  Default: (control) => vi.waitFor(() => expect(control.shown().join('')).not.toBe('')),
  Unfilled: (control) => expect(control.shown().filter((shown) => shown !== 'false')).toEqual([]),
  Open: (control) => vi.waitFor(() => expect(control.options().length).toBeGreaterThan(1)),
  Loading: says('加载中…'),
  Empty: async (control) =>
    vi.waitFor(() => expect(said(control)).toMatch(/没有查询到任何数据|请输入搜索内容/)),
  Failed: says('服务器暂时无法访问'),
  Invalid: (control) => expect(control.isInvalid()).toBe(true),
  Disabled: (control) => expect(control.isDisabled()).toBe(true),
  ReadOnly: (control) => expect(control.isReadOnly()).toBe(true),
  // Cut where it does not fit, and whole in its title; the page never becomes wider.
  LongTexts: async (control) => {
    await vi.waitFor(() => expect(control.shown().join('').length).toBeGreaterThan(15))
    const box = control.element().getBoundingClientRect()
    const frame = document.querySelector('main > div')!.getBoundingClientRect()
    expect(box.right).toBeLessThanOrEqual(frame.right + 1)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
  English: (control) => expect(textOf(control.element().closest('main'))).not.toMatch(/请选择|加载中/),
  Dark: () => {
    const { backgroundColor } = getComputedStyle(document.querySelector('main')!)
    const [red = 255] = /\d+/.exec(backgroundColor)?.map(Number) ?? []
    expect(red).toBeLessThan(64)
  },
}

for (const [file, module] of Object.entries(files)) {
  describe(`states of ${file.replace(/^.*\/(.+)\.stories\.tsx$/, '$1')}`, () => {
    const stories = composeStories(module) as unknown as Record<string, Composed>
    const shown = Object.entries(stories).filter(([name]) => name in truths)
    it.each(shown)('%s', async (name, Story) => {
      await render(<Story />)
      await settled()
      await Story.play?.()
      const { label } = Story.args
      await truths[name]!(controlTester(name === 'English' ? label.en : label.zh))
    })

    it('has a story for each state that it can be in', () => {
      const names = Object.keys(stories)
      expect(names).toEqual(
        expect.arrayContaining(['Default', 'Invalid', 'Disabled', 'ReadOnly', 'English', 'Dark']),
      )
    })
  })
}

it('long texts of stories are longer than a control is wide', () => expect(LONG.length).toBeGreaterThan(40))
