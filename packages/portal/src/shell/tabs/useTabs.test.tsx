// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { useTabs } from './useTabs'
import type { Tabs } from './useTabs'

let tabs: Tabs

function Shell() {
  tabs = useTabs({ homePath: '/home', multi: true, userId: 'u', isDone: () => false, onRefused: () => {} })
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
