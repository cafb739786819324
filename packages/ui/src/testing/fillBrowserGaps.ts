/** An observer that sees no change: nothing has a size without a layout. */
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/**
 * Gives jsdom what antd expects of a browser and jsdom does not have: `matchMedia` (a screen that matches no query)
 * and `ResizeObserver`. Does nothing where they are. Call it at the top of a test that renders pages in jsdom.
 */
export function fillBrowserGaps(): void {
  globalThis.ResizeObserver ??= NoResizeObserver
  globalThis.matchMedia ??= (media: string): MediaQueryList =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
}
