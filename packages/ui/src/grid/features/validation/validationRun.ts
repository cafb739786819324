import { Signal } from '../../engine/emitter'
import { defineFeature } from '../../kernel/feature'

/** A check of all rows that is under way. */
export interface ValidationRun {
  /** Rows checked. */
  done: number
  total: number
  /** Ends it; the promise of `validate` rejects with an `AbortError`. */
  cancel(): void
}

/** The check of all rows that is under way, once it takes longer than a moment. */
export const validatingOf = defineFeature(() => new Signal<ValidationRun | undefined>(undefined))
