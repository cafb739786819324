// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { RETRY_MS } from '@/platform/serverState'
import { guardUnsaved, reloadOnFailedChunk } from './chunkReload'

afterEach(() => vi.useRealTimers())

it('asks for a style again until it is there, and for no other', () => {
  vi.useFakeTimers()
  guardUnsaved(() => true)
  reloadOnFailedChunk()
  document.head.innerHTML =
    '<link rel="stylesheet" href="/pc/assets/a.css"><link rel="stylesheet" href="/pc/assets/b.css">'
  const links = () => [...document.querySelectorAll('link')]
  const [a, b] = links()
  const payload = new Error(`Unable to preload CSS for ${a!.href}`)
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  const second = links()[0]!
  expect(second).not.toBe(a)
  expect(links().map(({ href }) => href)).toEqual([a!.href, b!.href])
  second.dispatchEvent(new Event('error'))
  expect(links()[0]).toBe(second)
  vi.advanceTimersByTime(RETRY_MS)
  const third = links()[0]!
  expect(third).not.toBe(second)
  third.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(RETRY_MS)
  expect(links()).toEqual([third, b])
})
