import type { ControlProps } from '../foundation/control/controlProps'

/** Attributes that every dictionary control takes; several stored values are joined by commas, `null` is none. */
export interface DictControlProps extends ControlProps {
  /** Code of the dictionary (spec 2 §3). An empty one is told: 字典Code不能为空!. */
  code: string
}
