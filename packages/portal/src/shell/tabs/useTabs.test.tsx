// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { FROM_SHELL, useTabs } from './useTabs'
import type { Tabs } from './useTabs'

let tabs: Tabs

function Shell() {
  tabs = useTabs({
    location: useLocation(),
    homePath: '/home',
    multi: true,
    userId: 'u',
    isDone: () => false,
    isPassing: ({ pathname }) => pathname === '/404',
    onRefused: () => {},
  })
  return <output>{tabs.state.activeKey}</output>
}

afterEach(cleanup)

it('follows the address after a page has told what was known already', async () => {
  const router = createMemoryRouter([{ path: '/*', element: <Shell /> }], { initialEntries: ['/list'] })
  render(<RouterProvider router={router} />)
  expect(screen.getByRole('status').textContent).toBe('/list')
  // As a dialog does when it closes without a change: React keeps this update until the next rendering.
  act(() => tabs.describe('/list', { dirty: false }))
  await act(() => router.navigate('/list/add'))
  expect(screen.getByRole('status').textContent).toBe('/list/add')
  expect(tabs.state.tabs.map(({ key }) => key)).toEqual(['/home', '/list', '/list/add'])
})

it('keeps no failure page open, whichever way it is left', async () => {
  const router = createMemoryRouter([{ path: '/*', element: <Shell /> }], { initialEntries: ['/list'] })
  render(<RouterProvider router={router} />)
  for (const leave of [() => router.navigate(-1), () => router.navigate('/other', { state: FROM_SHELL })]) {
    await act(() => router.navigate('/404'))
    expect(screen.getByRole('status').textContent).toBe('/404')
    await act(leave)
    expect(tabs.state.tabs.map(({ key }) => key)).not.toContain('/404')
  }
})
