import { until } from './frames'

/**
 * Time from a person's key or mouse press (the browser's own time stamp of the event) to the painted frame in which
 * the awaited state holds.
 */
export class LatencyWatch {
  private result: Promise<number> | undefined

  /** Call before the press. A second call forgets the first. */
  arm(what: string, done: () => boolean, clicks = 1): void {
    this.result = new Promise((resolve, reject) => {
      const start = (event: Event) => {
        // A modifier alone is not the press that was meant.
        if (event instanceof KeyboardEvent && ['Control', 'Shift', 'Meta', 'Alt'].includes(event.key)) return
        if (event instanceof MouseEvent && event.detail < clicks) return
        removeEventListener('keydown', start, true)
        removeEventListener('mousedown', start, true)
        until(what, done, 5_000).then((at) => resolve(at - event.timeStamp), reject)
      }
      addEventListener('keydown', start, true)
      addEventListener('mousedown', start, true)
    })
    this.result.catch(() => undefined)
  }

  /** Milliseconds of the press that was armed. */
  async read(): Promise<number> {
    if (!this.result) throw new Error('nothing was armed')
    return this.result
  }
}
