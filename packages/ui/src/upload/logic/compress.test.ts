import { afterEach, expect, it, vi } from 'vitest'
import type { CompressRequest } from './compress'

afterEach(() => vi.unstubAllGlobals())

/** Node has no workers of the browser's kind: this one fails to load a number of times, then makes images of one byte. */
function browserWhoseWorkersFail(times: number) {
  let made = 0
  class LateWorker {
    onmessage?: (event: { data: unknown }) => void
    onerror?: () => void
    readonly #fails = (made += 1) <= times
    postMessage({ id }: CompressRequest) {
      queueMicrotask(() =>
        this.#fails ? this.onerror?.() : this.onmessage?.({ data: { id, blob: new Blob(['x']) } }),
      )
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', LateWorker)
  vi.stubGlobal('OffscreenCanvas', class {})
  return () => made
}

it('sends photos as they are while no worker can be loaded, and compresses again when one can', async () => {
  const workers = browserWhoseWorkersFail(2)
  const { compressImage } = await import('./compress')
  const photo = new File(['a photo'], 'a.jpg', { type: 'image/jpeg' })

  expect(await compressImage(photo, 'file')).toBe(photo)
  expect(await compressImage(photo, 'file')).toBe(photo)
  expect((await compressImage(photo, 'file')).size).toBe(1)
  expect((await compressImage(photo, 'file')).size).toBe(1)
  expect(workers()).toBe(3)
})
