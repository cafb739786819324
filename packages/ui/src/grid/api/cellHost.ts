import { createContext } from 'react'
import type { GridMessages } from '../locale/zh-CN'
import type { Notice } from './notice'

/** What a cell may ask of the grid it stands in. */
export interface CellHost {
  readonly messages: GridMessages
  /** Tells people something; undefined takes it back. */
  readonly notify: (notice: Notice | undefined) => void
}

/** The grid a cell stands in; undefined outside of one. */
export const CellHostContext = createContext<CellHost | undefined>(undefined)
