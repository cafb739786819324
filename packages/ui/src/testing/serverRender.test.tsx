import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Locale } from '@lading/core/text'
import type { ThemeMode } from '../foundation/theme/theme'
import { StoryFrame } from './StoryFrame'
import type { StoryFrameProps } from './StoryFrame'

type Args = Record<string, unknown>
interface StoryContext {
  args: Args
  globals: Args
  parameters: Args
}
type Render = (args: Args, context: StoryContext) => ReactNode
/** The part of Storybook's format that our stories use. */
interface Parts {
  component?: ComponentType<Args>
  render?: Render
  args?: Args
  globals?: Args
  parameters?: Args
  decorators?: ((story: ComponentType, context: StoryContext) => ReactNode)[]
}

/** A story as Storybook shows it, without Storybook, which needs a browser. */
function page(meta: Parts, story: Parts): ReactNode {
  const args = { ...meta.args, ...story.args }
  const globals = { ...meta.globals, ...story.globals }
  const parameters = { ...meta.parameters, ...story.parameters }
  const context = { args, globals, parameters }
  const Component = (story.component ?? meta.component)!
  const render = story.render ?? meta.render ?? ((given) => <Component {...given} />)
  let Story: ComponentType = () => render(args, context)
  for (const decorate of [...(story.decorators ?? []), ...(meta.decorators ?? [])]) {
    const Inner: ComponentType = Story
    Story = () => decorate(Inner, context)
  }
  return (
    <StoryFrame
      locale={globals['locale'] as Locale}
      mode={globals['theme'] as ThemeMode}
      {...(parameters as Partial<StoryFrameProps>)}
    >
      <Story />
    </StoryFrame>
  )
}

const files = import.meta.glob<Record<string, Parts>>('../**/*.stories.tsx')

// A server that renders pages has no window, no document and no storage; neither has Node, in which this runs.
describe('every story is rendered on a server', () => {
  it.each(Object.keys(files))('%s', async (path) => {
    expect([typeof window, typeof document, typeof localStorage]).toEqual(Array(3).fill('undefined'))
    const { default: meta, ...stories } = await files[path]!()
    const faults: string[] = []
    for (const [name, story] of Object.entries(stories)) {
      try {
        if (typeof story !== 'object') continue
        renderToString(page(meta!, story))
      } catch (error) {
        faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    expect(faults).toEqual([])
  })
})
