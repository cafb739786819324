import type { ReactNode } from 'react'
import type { CellRule } from '@lading/core/rules'

/** A dialog with one input. */
export interface PromptModalProps {
  open: boolean
  title: string
  /** Names the input. */
  label: string
  /** What the input starts with. @default '' */
  initialValue?: string
  placeholder?: string
  /** Rules of core, as grid columns have them (spec 2 §5). */
  rules?: readonly CellRule[]
  /** The dialog stays open, and busy, until it settles; it stays open when it fails. */
  onOk: (value: string) => unknown
  onCancel: () => void
  /** What stands below the input. */
  children?: ReactNode
}
