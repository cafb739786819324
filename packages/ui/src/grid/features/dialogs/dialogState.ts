import { Signal } from '../../engine/emitter'
import { defineFeature } from '../../kernel/feature'

/** The cell whose dialog is open, and a text to begin with. */
export interface OpenDialog {
  rowId: string
  key: string
  draft?: string
}

/** The dialog of a grid that is open. */
export const dialogOf = defineFeature(() => new Signal<OpenDialog | undefined>(undefined))
