import type { ColumnItem } from '@lading/core/entity'
import type { EntityFormModel } from '../entityFormModel'

/** One kind of lines of a form. */
export interface LineGridProps {
  /** @default the form around */
  form?: EntityFormModel
  /** Key of the lines in the entity. */
  line: string
  /** Fields, or fields with what shall be different. @default the line's `columns` */
  columns?: readonly ColumnItem[]
  /** Height up to which the grid grows, in pixels. @default 400 (spec 2 §9) */
  maxHeight?: number
  /** Height of the rows until the person chooses another. @default 'small': 36, so that an order fits on the screen */
  size?: 'small' | 'middle' | 'large'
  /** Whether the label of the lines stands above. @default true */
  titled?: boolean
}
