/** Names the element below, for styles and for who looks for it. */
const NAME = 'lading-popups'

/**
 * Where menus, lists and cards that open over the page are put: a landmark of its own, so that a reader of the screen
 * finds them and can tell where they end. It belongs to the document, not to a provider, and is there from the first
 * call on.
 */
export function popupRegion(): HTMLElement {
  const there = document.getElementById(NAME)
  if (there) return there
  const region = document.createElement('div')
  region.id = NAME
  region.setAttribute('role', 'region')
  document.body.append(region)
  return region
}

/** Put into the page by `UiProvider`: without a popup there is nothing to be found. */
export const popupRegionCss = `#${NAME}:empty { display: none; }`
