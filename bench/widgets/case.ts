/** One figure of a case: what was measured, and the goal it is held to. */
export interface Figure {
  name: string
  value: number
  unit: 'ms' | '×'
  /** The most it may be. Absent: it stands beside another figure. */
  goal?: number
}

/** A case: works on the page and answers its figures. Throws when the screen does not show what it should. */
export type Case = (host: HTMLElement) => Promise<Figure[]>

/** The middle of several times. */
export function median(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? NaN
}

/** Waits until what was changed is painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** Waits until a condition holds, looking once a frame. */
export async function until(what: string, holds: () => boolean, limit = 20_000): Promise<void> {
  const end = performance.now() + limit
  while (!holds()) {
    if (performance.now() > end) throw new Error(`Waited ${limit} ms in vain: ${what}`)
    await painted()
  }
}

/** Collects the main thread's tasks over 50 ms while some work runs; answers the longest, 0 without any. */
export async function longestTask(work: () => Promise<void>): Promise<number> {
  const tasks: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) tasks.push(entry.duration)
  })
  observer.observe({ type: 'longtask' })
  await work()
  // Entries arrive after the task they are of.
  await new Promise((resolve) => setTimeout(resolve, 200))
  observer.disconnect()
  return Math.max(0, ...tasks)
}
