// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { fillBrowserGaps } from '@lading/ui/testing'
import { startI18n } from '@/app/i18n/i18n'
import { STYLE_RETRY_MS, retryFailedStyles } from '@/app/failedStyles'
import { serverWatch } from '@/platform/serverState'
import { lazyView } from './lazyView'

fillBrowserGaps()
beforeAll(startI18n)
afterEach(cleanup)

describe('lazyView', () => {
  it('says in its place what could not be fetched, and fetches it when asked again', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let asked = 0
    const Login = lazyView(async () => {
      asked += 1
      if (asked === 1) throw new TypeError('Failed to fetch dynamically imported module: /assets/x.js')
      return ({ source }: { source: string }) => <p>login by {source}</p>
    })
    render(
      <main>
        <h1>Lading</h1>
        <Login source="account" />
      </main>,
    )
    expect(await screen.findByText(/ChunkLoadError/)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Lading' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /重\s*试/ }))
    expect(await screen.findByText('login by account')).toBeTruthy()
    expect(asked).toBe(2)
    told.mockRestore()
  })

  it('fetches by itself what failed while the server was away', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let isThere = false
    const fetchPage = async () => {
      if (!isThere) throw new TypeError('Failed to fetch')
      return '<html></html>'
    }
    const watch = serverWatch({ fetchPage, running: document, onBack: () => undefined })
    const List = lazyView(async () => {
      if (!isThere) throw new TypeError('Failed to fetch dynamically imported module: /assets/x.js')
      return () => <p>orders</p>
    })
    render(<List />)
    expect(await screen.findByText(/ChunkLoadError/)).toBeTruthy()
    await act(() => watch.check())
    expect(screen.getByText(/ChunkLoadError/)).toBeTruthy()
    isThere = true
    await act(() => watch.check())
    expect(await screen.findByText('orders')).toBeTruthy()
    watch.start()()
    told.mockRestore()
  })
})

it('asks for each style that failed until it is there, and for no other', () => {
  vi.useFakeTimers()
  retryFailedStyles()
  document.head.innerHTML = '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css">'
  const links = () => [...document.querySelectorAll('link')]
  const [a, b] = links()
  a!.dispatchEvent(new Event('error'))
  vi.advanceTimersByTime(STYLE_RETRY_MS)
  const [second] = links()
  expect(second).not.toBe(a)
  expect(links().map(({ href }) => href)).toEqual([a!.href, b!.href])
  second!.dispatchEvent(new Event('error'))
  vi.advanceTimersByTime(STYLE_RETRY_MS)
  const [third] = links()
  expect(third).not.toBe(second)
  third!.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(STYLE_RETRY_MS)
  expect(links()).toEqual([third, b])
  vi.useRealTimers()
})
