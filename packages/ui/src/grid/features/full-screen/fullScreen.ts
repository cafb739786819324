import { Signal } from '../../engine/emitter'
import { defineFeature } from '../../kernel/feature'

/** Whether a grid fills the window. */
export const fullScreenOf = defineFeature(() => new Signal(false))

/** Keeps the page from scrolling behind what covers it. Answers what ends that. */
export function lockPage(): () => void {
  const { style } = document.documentElement
  const before = style.overflow
  style.overflow = 'hidden'
  return () => {
    style.overflow = before
  }
}
