import type { Clock } from './clock'

/** Something the user is told. */
export interface Notice {
  /** `loading` stays until the page goes (the enterprise chat browser logs in by itself). */
  kind: 'error' | 'warning' | 'success' | 'loading'
  title: string
  text: string
  /** Code of the envelope, HTTP status and trace id, where the notice comes from a failed call. */
  code?: number
  status?: number
  traceId?: string
}

/** Shows a notice; the portal binds it to its notification. */
export type Notify = (notice: Notice) => void

/** The same text is not shown twice within this time (security: faults in the front end). */
export const STACK_WINDOW = 3000

/** A `notify` that drops a notice whose kind and text were shown less than 3 s ago. */
export function withoutStacking(notify: Notify, clock: Pick<Clock, 'now'>): Notify {
  const shown = new Map<string, number>()
  return (notice) => {
    const now = clock.now()
    for (const [text, at] of shown) if (now - at >= STACK_WINDOW) shown.delete(text)
    const key = `${notice.kind}:${notice.text}`
    if (shown.has(key)) return
    shown.set(key, now)
    notify(notice)
  }
}
