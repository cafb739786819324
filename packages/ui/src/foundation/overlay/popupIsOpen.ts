const POPUPS = ['dropdown', 'popover', 'select-dropdown', 'picker-dropdown', 'modal-wrap', 'image-preview']

/** Whether a menu, a list or a dialog is open that Esc closes first; the one around `root` does not count. */
export function popupIsOpen(root: Element | null | undefined): boolean {
  const selector = POPUPS.map((name) => `.ant-${name}:not(.ant-${name}-hidden)`).join(',')
  return [...document.querySelectorAll(selector)].some(
    (each) => each.getClientRects().length > 0 && !(root && each.contains(root)),
  )
}
