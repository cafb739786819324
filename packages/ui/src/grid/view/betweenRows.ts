import type { ReactNode } from 'react'
import { Signal } from '../engine/emitter'
import { defineFeature } from '../kernel/feature'

/** Draws what stands below a row (index on screen); -1 is above the first one. Its height is in the kernel's `extras`. */
export type BetweenRows = (index: number) => ReactNode

/** What features draw between the rows of a grid; another function when something else is drawn. */
export const betweenRowsOf = defineFeature(() => new Signal<BetweenRows | undefined>(undefined))
