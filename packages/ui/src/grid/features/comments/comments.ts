import { Signal } from '../../engine/emitter'
import { defineFeature } from '../../kernel/feature'

/** The cell whose comments are open. */
export interface OpenComments {
  rowId: string
  key: string
}

/** Comments on the cells of a grid: whether its rows carry any, and which are open. */
export const commentsOf = defineFeature(() => ({
  enabled: new Signal(false),
  open: new Signal<OpenComments | undefined>(undefined),
}))
