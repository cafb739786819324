/** Milliseconds of work between two breaths of the page. */
const SLICE_MS = 12

/** What `inSlices` can be told. */
export interface SliceOptions {
  onProgress?: (percent: number) => void
  signal?: AbortSignal
}

/**
 * Does work for 0 … `count` - 1 in slices, so that the page stays alive. Work that gives a promise is awaited.
 *
 * @throws what the work throws; AbortError when it is given up
 */
export async function inSlices(
  count: number,
  work: (at: number) => void | Promise<void>,
  { onProgress, signal }: SliceOptions = {},
): Promise<void> {
  let sliceStart = performance.now()
  for (let at = 0; at < count; at += 1) {
    const waiting = work(at)
    if (waiting) await waiting
    if (performance.now() - sliceStart < SLICE_MS) continue
    onProgress?.(Math.floor((at / count) * 100))
    await new Promise((resolve) => setTimeout(resolve))
    signal?.throwIfAborted()
    sliceStart = performance.now()
  }
}
