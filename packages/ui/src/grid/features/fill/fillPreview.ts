import { Signal } from '../../engine/emitter'
import { defineFeature } from '../../kernel/feature'
import type { CellRange } from '../../kernel/selection'

/** The range as it will be when the fill handle is let go. */
export const fillPreviewOf = defineFeature(() => new Signal<CellRange | undefined>(undefined))
