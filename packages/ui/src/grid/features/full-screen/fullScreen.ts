import { Cell } from '../../engine/emitter'
import { defineFeature } from '../../kernel/feature'

/** Whether a grid fills the window. */
export const fullScreenOf = defineFeature(() => new Cell(false))

/** Keeps the page from scrolling behind what covers it. Answers what ends that. */
export function lockPage(): () => void {
  const { style } = document.documentElement
  const before = style.overflow
  style.overflow = 'hidden'
  return () => {
    style.overflow = before
  }
}

const POPUPS = ['dropdown', 'popover', 'select-dropdown', 'picker-dropdown', 'modal-wrap', 'image-preview']

/** Whether a menu, a list or a dialog is open that Esc closes first; the one the grid stands in does not count. */
export function popupIsOpen(root: Element | null | undefined): boolean {
  const selector = POPUPS.map((name) => `.ant-${name}:not(.ant-${name}-hidden)`).join(',')
  return [...document.querySelectorAll(selector)].some(
    (each) => each.getClientRects().length > 0 && !(root && each.contains(root)),
  )
}
