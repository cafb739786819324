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

/**
 * Antd's `getPopupContainer`: the region of popups for what has a trigger. Antd asks it for dialogs, drawers and messages
 * as well, without a trigger or with the body as one. These name themselves to a reader of the screen and stay where antd
 * puts them by itself (null; its type does not know it): in a container that is given, a dialog neither gives the focus
 * back nor holds the page behind it.
 */
export function popupContainer(trigger?: HTMLElement): HTMLElement {
  return trigger && trigger !== document.body ? popupRegion() : (null as unknown as HTMLElement)
}

/** Put into the page by `UiProvider`: without a popup there is nothing to be found. */
export const popupRegionCss = `#${NAME}:empty { display: none; }`
