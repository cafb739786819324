import { Signal } from '../../engine/emitter'

/** The grid counts as scrolled until so many milliseconds after the last scroll (spec 2 §9). */
export const SCROLL_FLAG = 100

/** Whether the rows are being scrolled right now: what follows the pointer waits until they rest. */
export class ScrollFlag {
  readonly on = new Signal(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  #last = 0

  /** Follows a scroller until the answer is called. */
  attach(element: HTMLElement): () => void {
    const onScroll = () => {
      this.#last = performance.now()
      // One timer for a whole scroll, not one for each of its events.
      if (this.#timer === undefined) this.#wait(SCROLL_FLAG)
      this.on.set(true)
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      element.removeEventListener('scroll', onScroll)
      clearTimeout(this.#timer)
      this.#timer = undefined
      this.on.set(false)
    }
  }

  #wait(time: number): void {
    this.#timer = setTimeout(() => {
      const left = SCROLL_FLAG - (performance.now() - this.#last)
      this.#timer = undefined
      if (left > 0) this.#wait(left)
      else this.on.set(false)
    }, time)
  }
}
