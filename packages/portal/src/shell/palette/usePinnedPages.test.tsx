// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { rememberVisit, togglePin, usePinnedPages } from './visitedPages'

afterEach(cleanup)

it('draws no menu anew when a user opens the first page, but when he pins one', () => {
  let drawn = 0
  function Menu({ userId }: { userId: string }) {
    drawn += 1
    return usePinnedPages(userId).map(({ path }) => <a key={path} href={path} />)
  }
  const { container } = render(<Menu userId="u1" />)
  act(() => rememberVisit('u1', { path: '/a', title: 'A' }))
  act(() => rememberVisit('u1', { path: '/b', title: 'B' }))
  expect(drawn).toBe(1)
  act(() => togglePin('u1', { path: '/a', title: 'A' }))
  expect(container.querySelectorAll('a')).toHaveLength(1)
})
