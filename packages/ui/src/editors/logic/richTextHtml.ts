import { sanitizeHtml } from './sanitizeHtml'

/**
 * Formatted text as HTML that may be shown.
 *
 * @param pathOf stored images are given `data-stored` (their path) in place of an address, for the caller to open
 */
export function richTextHtml(html: string, pathOf?: (src: string) => string | undefined): string {
  const { body } = new DOMParser().parseFromString(sanitizeHtml(html), 'text/html')
  for (const image of body.querySelectorAll('img')) {
    // What the text says itself is no path of ours.
    image.removeAttribute('data-stored')
    const path = pathOf?.(image.getAttribute('src') ?? '')
    if (path === undefined) continue
    image.setAttribute('data-stored', path)
    image.removeAttribute('src')
  }
  return body.innerHTML
}
