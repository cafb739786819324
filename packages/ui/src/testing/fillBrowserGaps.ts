/** An observer that sees no change: nothing has a size without a layout. */
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/**
 * Gives jsdom what antd expects of a browser and jsdom does not have: `matchMedia` (a screen 1280 px wide)
 * and `ResizeObserver`. Does nothing where they are. Call it at the top of a test that renders pages in jsdom.
 */
export function fillBrowserGaps(): void {
  globalThis.ResizeObserver ??= NoResizeObserver
  globalThis.matchMedia ??= (media: string): MediaQueryList =>
    Object.assign(new EventTarget(), {
      media,
      matches: fits(media),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
}

const SCREEN_PX = 1280

/** Whether the screen matches a query about its width; other queries match nothing. */
function fits(media: string): boolean {
  const bounds = [...media.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)]
  const within = ([, side, px]: RegExpExecArray) =>
    side === 'min' ? SCREEN_PX >= Number(px) : SCREEN_PX <= Number(px)
  return bounds.length > 0 && bounds.every(within)
}
