import axe from 'axe-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { settled } from './settled'
import { composeStories } from './stories'

type Stories = Record<
  string,
  React.ComponentType & { play?: () => Promise<void>; load?: () => Promise<void> }
>

const files = import.meta.glob<Parameters<typeof composeStories>[0]>(
  ['../../**/*.stories.tsx', '!../../grid/**'],
  { eager: true },
)

async function violations(): Promise<string[]> {
  const result = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    resultTypes: ['violations'],
  })
  return result.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(
        (node) => `${id}: ${String(node.target)} ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`,
      ),
    )
}

// Where the test before left the pointer something could be hovered, and look otherwise than in its story.
beforeEach(() => userEvent.hover(document.documentElement, { position: { x: 0, y: 0 } }))

for (const [file, module] of Object.entries(files)) {
  describe(`accessibility of ${file.replace(/^.*\/(.+)\.stories\.tsx$/, '$1')}`, () => {
    const stories = composeStories(module) as unknown as Stories
    for (const [name, Story] of Object.entries(stories)) {
      it(name, async () => {
        await render(<Story />)
        await settled()
        await Story.play?.()
        await settled()
        expect(await violations()).toEqual([])
      })
    }
  })
}
