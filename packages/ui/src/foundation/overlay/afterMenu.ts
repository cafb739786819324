/**
 * Gives the keyboard back after a menu was closed that stands at no control (at the pointer, at a cell): the browser
 * would leave it nowhere. Whoever pressed into another field meanwhile keeps it there.
 *
 * @param giveBack focuses what had the keyboard before
 */
export function afterMenu(giveBack: () => void): void {
  // The menu is taken away first.
  setTimeout(() => {
    const here = document.activeElement
    if (!here || here === document.body || here.closest('.ant-dropdown')) giveBack()
  })
}
