/** What the header does while a page scrolls (spec 1 §2, "Settings drawer"). */
export type HeaderMode = 'fixed' | 'loose' | 'autoHide'

/** Height of the header (spec 1 §9). */
export const HEADER_HEIGHT = 59
/** Steps that are no change of direction, in pixels: a touch trembles. */
const TREMBLE = 4

/** A page that scrolls, in CSS pixels. */
export interface Scrolled {
  top: number
  /** How far it can be scrolled. */
  room: number
}

/**
 * Whether the header is out of sight. A loose one goes with the page and is back at its top; one that hides by itself
 * goes as soon as somebody scrolls down and is back as soon as somebody scrolls up. A page that is hardly longer than the
 * window keeps it: with the header's room the page would fit, scroll back, and take it again.
 *
 * @param hidden until now
 * @param before where the page was
 */
export function headerHidden(mode: HeaderMode, hidden: boolean, before: Scrolled, now: Scrolled): boolean {
  if (mode === 'fixed' || now.top <= TREMBLE) return false
  if (hidden) return mode === 'loose' || now.top >= before.top - TREMBLE
  if (now.top <= HEADER_HEIGHT || now.room <= 2 * HEADER_HEIGHT) return false
  return mode === 'loose' || now.top > before.top + TREMBLE
}
