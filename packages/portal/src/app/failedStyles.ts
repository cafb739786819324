/** Milliseconds after which a style that failed is asked for again: shorter than a page without it is looked at. */
export const STYLE_RETRY_MS = 1_000

/**
 * Asks for every style that failed until it is there. Vite's helper asks once, however that ends: the page whose code is
 * asked for again would come without its style.
 */
export function retryFailedStyles(): void {
  const fetchAgain = (link: HTMLLinkElement) => link.replaceWith(link.cloneNode())
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
      setTimeout(fetchAgain, STYLE_RETRY_MS, target)
  }
  // These events do not bubble.
  window.addEventListener('error', onError, { capture: true })
}
