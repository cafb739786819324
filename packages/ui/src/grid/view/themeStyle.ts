import type { CSSProperties } from 'react'
import { defineFeature } from '../kernel/feature'

/** Colours for what is drawn outside of a grid's own element; set by the grid. */
export const themeStyleOf = defineFeature((): { style: CSSProperties } => ({ style: {} }))
