export type { CellColour, CellTone } from '@lading/core/entity'
