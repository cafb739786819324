// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import {
  createMemoryRouter,
  Router,
  RouterProvider,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom'
import type { NavigateFunction } from 'react-router-dom'
import { tabStore } from '@/platform/storage'
import { createVisits, useVisit, VisitsContext } from '@/platform/visits'
import type { Visit } from '@/platform/visits'
import { KeepAliveOutlet } from './KeepAliveOutlet'
import { FROM_SHELL, useTabs } from './useTabs'
import type { Tabs } from './useTabs'

let tabs: Tabs

function Shell() {
  return <ShellAt location={useLocation()} action={useNavigationType()} />
}

/** As in the portal, whose router does not hear of a visit. */
function VisitedShell() {
  return <ShellAt {...useVisit()} />
}

function ShellAt(visit: Visit) {
  tabs = useTabs({
    ...visit,
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

it('does not open a failure page of before a reload again', () => {
  tabStore.set('openTabs:u', [{ path: '/list' }, { path: '/404' }])
  const router = createMemoryRouter([{ path: '/*', element: <Shell /> }], { initialEntries: ['/list'] })
  render(<RouterProvider router={router} />)
  expect(tabs.state.tabs.map(({ key }) => key)).toEqual(['/home', '/list'])
})

it('draws a kept page anew for nothing that other tabs do', async () => {
  const drawn: string[] = []
  let go: NavigateFunction | undefined
  function Page({ name }: { name: string }) {
    drawn.push(`${name}${useLocation().search}`)
    return null
  }
  const routes = ['/home', '/list', '/other'].map((path) => ({
    path,
    element: <Page name={path.slice(1)} />,
  }))
  const find = ({ pathname }: { pathname: string }) => routes.find(({ path }) => path === pathname)
  function Outlet() {
    go = useNavigate()
    useVisit()
    return <KeepAliveOutlet tabs={tabs} find={find} keeps={() => true} />
  }
  window.history.replaceState(null, '', '/list')
  const visits = createVisits('')
  render(
    <VisitsContext value={visits}>
      <Router location="/list" navigator={visits.navigator}>
        <VisitedShell />
        <Outlet />
      </Router>
    </VisitsContext>,
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
