import { Signal } from '../../../grid/engine/emitter'
import { defineFeature } from '../../../grid/kernel/feature'

/** An image by its name and its path in the store. */
export interface OpenImage {
  name: string
  path: string
}

/** The image of a grid's cell that is shown over the page. */
export const previewOf = defineFeature(() => new Signal<OpenImage | undefined>(undefined))
