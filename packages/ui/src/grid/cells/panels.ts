import { gridPart } from '../api/gridPart'

// They come with the grid's lazy chunk: what edits a cell is fetched once a cell is active.
export const InputPopPanel = gridPart(async () => (await import('./text/InputPopPanel')).InputPopPanel)
export const LookupPanel = gridPart(async () => (await import('./lookup/LookupPanel')).LookupPanel)
export const OptionPanel = gridPart(async () => (await import('./select/OptionPanel')).OptionPanel)
