// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation, useNavigate } from 'react-router-dom'
import type { NavigateFunction } from 'react-router-dom'
import { KeepAliveOutlet } from './KeepAliveOutlet'
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

it('draws a kept page anew for nothing that other tabs do', async () => {
  const drawn: string[] = []
  let go: NavigateFunction | undefined
  // As all lists do, it follows the location that the page is given; what it is made of does not.
  function Page({ name }: { name: string }) {
    return <Rows path={`${name}${useLocation().search}`} />
  }
  function Rows({ path }: { path: string }) {
    drawn.push(path)
    return null
  }
  const routes = ['/home', '/list', '/other'].map((path) => ({
    path,
    element: <Page name={path.slice(1)} />,
  }))
  const find = ({ pathname }: { pathname: string }) => routes.find(({ path }) => path === pathname)
  function Outlet() {
    go = useNavigate()
    return <KeepAliveOutlet tabs={tabs} find={find} keeps={() => true} />
  }
  render(
    <MemoryRouter initialEntries={['/list']}>
      <Shell />
      <Outlet />
    </MemoryRouter>,
  )
  const visit = (path: string) => act(async () => go?.(path, { state: FROM_SHELL }))
  await visit('/other')
  drawn.length = 0
  await visit('/list')
  await visit('/other')
  expect(drawn).toEqual([])
  // Another location of its own is told.
  await visit('/list?port=SG')
  expect(drawn).toEqual(['list?port=SG'])
})
