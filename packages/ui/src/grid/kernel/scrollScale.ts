/** Browsers draw nothing below some 17 to 33 million pixels: higher contents are scaled down to this. */
export const MAX_HEIGHT = 15_000_000
/** So many pixels at either end are one to one, so that there the wheel reaches exactly the first and last row. */
const NEAR = 200_000
/** Movements up to so many views are followed pixel by pixel; greater ones are drags of the scroll bar. */
const FOLLOWED_VIEWS = 4

/**
 * Scrolling through contents that are higher than a browser can draw. The scroller is capped; small movements (wheel,
 * keys, fingers) move the contents by just as many pixels, a drag of the scroll bar moves them in proportion. Below
 * the cap it is the scroller's own position and nothing else.
 */
export class ScrollScale {
  #content = 0
  #view = 0
  /** Content position minus scroller position. */
  #shift = 0
  #scroller = 0

  /** Takes over the heights of the contents and of what is visible of them; the contents stay where they are. */
  configure(content: number, view: number): void {
    this.#content = content
    this.#view = view
    if (!this.scaled) this.#shift = 0
    else this.#shift = clamp(this.position, 0, this.#lastContent) - this.#scroller
  }

  /** Whether the contents are higher than the scroller may be. */
  get scaled(): boolean {
    return this.#content > MAX_HEIGHT
  }

  /** Height of the scroller's contents. */
  get height(): number {
    return Math.min(this.#content, MAX_HEIGHT)
  }

  /** Content pixels above the view. */
  get position(): number {
    return this.#scroller + this.#shift
  }

  /** What is taken from content heights to draw there. */
  get shift(): number {
    return this.#shift
  }

  /** The scroller has moved. Answers where it must be put now, so that it never runs out of way; else undefined. */
  follow(scroller: number): number | undefined {
    const by = scroller - this.#scroller
    this.#scroller = scroller
    if (!this.scaled) return undefined
    if (Math.abs(by) > Math.max(2000, this.#view * FOLLOWED_VIEWS)) {
      this.#shift = this.contentAt(scroller) - scroller
      return undefined
    }
    const wanted = this.position
    const position = clamp(wanted, 0, this.#lastContent)
    this.#shift = position - scroller
    const proper = this.scrollerAt(position)
    const off = Math.abs(scroller - proper)
    const near = this.#near
    const atEdge = scroller < near / 2 || scroller > this.#lastScroller - near / 2
    return (wanted !== position && off > 0.5) || off > near / 2 || (atEdge && off > 1) ? proper : undefined
  }

  /** The scroller was put somewhere; the contents are to stand at `position`. */
  put(scroller: number, position: number): void {
    this.#scroller = scroller
    this.#shift = this.scaled ? clamp(position, 0, this.#lastContent) - scroller : 0
  }

  /** Where the scroller is to be put for a content position: as near as it goes, else in proportion. */
  seek(position: number): number {
    if (!this.scaled) return position
    const by = position - this.position
    const moved = this.#scroller + by
    const near = this.#near
    const free = moved > near / 2 && moved < this.#lastScroller - near / 2
    return free && Math.abs(by) <= this.#view * FOLLOWED_VIEWS ? moved : this.scrollerAt(position)
  }

  /** Content position in proportion to a scroller position; a whole pixel, so that rows stay sharp. */
  contentAt(scroller: number): number {
    if (!this.scaled) return scroller
    const near = this.#near
    if (scroller <= near) return scroller
    if (scroller >= this.#lastScroller - near) return this.#lastContent - (this.#lastScroller - scroller)
    return Math.round(near + (scroller - near) * this.#ratio)
  }

  /** Scroller position in proportion to a content position. */
  scrollerAt(position: number): number {
    if (!this.scaled) return position
    const near = this.#near
    if (position <= near) return position
    if (position >= this.#lastContent - near) return this.#lastScroller - (this.#lastContent - position)
    return Math.round(near + (position - near) / this.#ratio)
  }

  get #lastContent(): number {
    return Math.max(0, this.#content - this.#view)
  }

  get #lastScroller(): number {
    return Math.max(0, this.height - this.#view)
  }

  get #near(): number {
    return Math.min(NEAR, this.#lastScroller / 4)
  }

  get #ratio(): number {
    return (this.#lastContent - 2 * this.#near) / (this.#lastScroller - 2 * this.#near)
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}
