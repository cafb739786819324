import axe from 'axe-core'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { composeStories } from '../../testing/browser/stories'
import { waitFor } from '../../testing/testers/dom'

const files = import.meta.glob<Parameters<typeof composeStories>[0]>('../**/*.stories.tsx', { eager: true })

/** Stories that take long to draw and show nothing to a screen reader that others do not. */
const HUGE = new Set(['HundredThousandRows', 'LongCheck', 'TwoMillionRows'])

/** The grid is scrolled by the keys of its text field, which stands beside what scrolls and not in it. */
const isFault = ({ id, nodes }: axe.Result) =>
  id !== 'scrollable-region-focusable' || nodes.some(({ html }) => !html.includes('lg-scroll'))

for (const [file, module] of Object.entries(files)) {
  for (const [name, Story] of Object.entries(composeStories(module) as Record<string, React.ComponentType>)) {
    if (HUGE.has(name)) continue
    it(`has no faults of accessibility: ${file.replace(/^.*\/(.+)\.stories\.tsx$/, '$1')} ${name}`, async () => {
      await render(<Story />)
      await waitFor('the story', () => document.querySelector('main > *'))
      await new Promise((resolve) => setTimeout(resolve, 150))
      const { violations } = await axe.run(document.body, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        resultTypes: ['violations'],
      })
      const serious = violations
        .filter(isFault)
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      expect(
        serious.map(
          ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.any[0]?.message ?? ''}`,
        ),
      ).toEqual([])
    })
  }
}
