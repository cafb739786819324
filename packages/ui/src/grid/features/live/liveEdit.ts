import { defineFeature } from '../../kernel/feature'

/** What others made of the cell whose editor is open. */
export interface LiveEdit {
  under: { rowId: string; key: string; theirs: unknown; before: unknown } | undefined
}

/** What others made of the cell of a grid whose editor is open. */
export const liveEditOf = defineFeature((): LiveEdit => ({ under: undefined }))
