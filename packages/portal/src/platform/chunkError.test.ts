import { afterEach, describe, expect, it, vi } from 'vitest'
import { asChunkError, ChunkError, loadChunk, mayReload, RELOAD_COOLDOWN } from './chunkError'

afterEach(() => vi.useRealTimers())

describe('asChunkError', () => {
  it.each([
    'Failed to fetch dynamically imported module: http://x/pc/assets/a.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
    "'text/html' is not a valid JavaScript MIME type.",
  ])('knows %s', (message) => {
    expect(asChunkError(new TypeError(message))?.code).toBe('ChunkLoadError')
  })

  it('tells styles apart', () => {
    expect(asChunkError(new Error('Unable to preload CSS for /pc/assets/a.css'))?.code).toBe(
      'CSS_CHUNK_LAD_FAILED',
    )
  })

  it('leaves other errors alone', () => {
    expect(asChunkError(new TypeError('x is undefined'))).toBeUndefined()
    expect(asChunkError('text')).toBeUndefined()
  })
})

describe('loadChunk', () => {
  it('gives up after 120 s', async () => {
    vi.useFakeTimers()
    let failure: unknown
    void loadChunk(() => new Promise(() => {})).catch((error: unknown) => (failure = error))
    await vi.advanceTimersByTimeAsync(119_999)
    expect(failure).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(failure).toBeInstanceOf(ChunkError)
    expect(failure).toMatchObject({ code: 'ChunkLoadError' })
  })

  it('passes the error of the module itself through', async () => {
    const own = new RangeError('page is broken')
    await expect(loadChunk(() => Promise.reject(own))).rejects.toBe(own)
  })
})

describe('mayReload', () => {
  const fine = { unsaved: false, reachable: true, leaving: false }
  it('reloads once per cooldown', () => {
    expect(mayReload(undefined, 1000, fine)).toBe(true)
    expect(mayReload(1000, 1000 + RELOAD_COOLDOWN, fine)).toBe(false)
    expect(mayReload(1000, 1001 + RELOAD_COOLDOWN, fine)).toBe(true)
  })

  it('never over unsaved input, never without a server, never while the page is left', () => {
    expect(mayReload(undefined, 1000, { ...fine, unsaved: true })).toBe(false)
    expect(mayReload(undefined, 1000, { ...fine, reachable: false })).toBe(false)
    expect(mayReload(undefined, 1000, { ...fine, leaving: true })).toBe(false)
  })
})
