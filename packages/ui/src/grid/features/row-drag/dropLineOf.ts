import { Signal } from '../../engine/emitter'
import { defineFeature } from '../../kernel/feature'

/** Between which rows a dragged one will be put in: 0 is before the first. */
export const dropLineOf = defineFeature(() => new Signal<number | undefined>(undefined))
