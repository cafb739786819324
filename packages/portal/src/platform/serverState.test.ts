// @vitest-environment jsdom
import { RequestError } from '@lading/request'
import type { WireCall } from '@lading/request'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BUILD_MS, entryOf, RETRY_MS, serverWatch, useServerState } from './serverState'

const page = (entry: string) => `<html><script type="module" src="/pc/assets/${entry}.js"></script></html>`
const parsed = (text: string) => new DOMParser().parseFromString(text, 'text/html')
const call = { method: 'GET', url: '/x' } as WireCall

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function started() {
  const server = { up: true, entry: 'one' }
  const fetchPage = vi.fn(() =>
    server.up ? Promise.resolve(page(server.entry)) : Promise.reject(new Error('refused')),
  )
  const onBack = vi.fn()
  const running = parsed(page('one'))
  Object.defineProperty(running, 'visibilityState', { value: 'visible', writable: true })
  const watch = serverWatch({ fetchPage, running, onBack })
  const { result } = renderHook(() => useServerState())
  return { server, fetchPage, onBack, watch, running, result, stop: watch.start() }
}

it('names a page by its entry scripts', () => {
  expect(entryOf(parsed(page('one')))).toBe('/pc/assets/one.js')
  expect(entryOf(parsed('<p>maintenance</p>'))).toBe('')
})

it('a call without an answer asks; the server is asked until it is back, and that is told once', async () => {
  const { server, fetchPage, onBack, watch, result, stop } = started()
  server.up = false
  const failed = () => Promise.reject(new RequestError({ kind: 'network', message: 'no answer' }))
  await expect(watch.link(call, failed)).rejects.toThrow('no answer')
  await vi.waitFor(() => expect(result.current.reachable).toBe(false))
  await vi.advanceTimersByTimeAsync(RETRY_MS * 2)
  expect(fetchPage).toHaveBeenCalledTimes(3)
  server.up = true
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  expect(result.current.reachable).toBe(true)
  expect(onBack).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(RETRY_MS * 3)
  expect(fetchPage).toHaveBeenCalledTimes(4)
  stop()
})

it('an answered call is proof enough; a call that its caller ended proves nothing', async () => {
  const { server, fetchPage, onBack, watch, result, stop } = started()
  await watch
    .link(call, () => Promise.reject(new RequestError({ kind: 'aborted', message: '' })))
    .catch(() => 0)
  expect(fetchPage).not.toHaveBeenCalled()
  server.up = false
  await watch.check()
  expect(result.current.reachable).toBe(false)
  await watch.link(call, () => Promise.resolve({ status: 503, headers: {}, data: '' }))
  expect(result.current.reachable).toBe(false)
  await watch.link(call, () => Promise.resolve({ status: 200, headers: {}, data: {} }))
  expect(onBack).toHaveBeenCalledOnce()
  stop()
})

it('asks when the browser says that it is offline, and believes the server', async () => {
  const { server, fetchPage, result, stop } = started()
  window.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(1)
  expect(fetchPage).toHaveBeenCalledOnce()
  expect(result.current.reachable).toBe(true)
  server.up = false
  window.dispatchEvent(new Event('offline'))
  await vi.waitFor(() => expect(result.current.reachable).toBe(false))
  server.up = true
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(result.current.reachable).toBe(true))
  stop()
})

it('tells of another build when it is asked next, not while nobody looks', async () => {
  const { server, fetchPage, running, result, stop } = started()
  server.entry = 'two'
  Object.assign(running, { visibilityState: 'hidden' })
  await vi.advanceTimersByTimeAsync(BUILD_MS)
  expect(fetchPage).not.toHaveBeenCalled()
  Object.assign(running, { visibilityState: 'visible' })
  running.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(result.current.updated).toBe(true))
  stop()
})
