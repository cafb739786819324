import { createContext } from 'react'
import type { GridController } from '../kernel/gridController'

/** The grid a cell stands in, for cells that do more than show a value. */
export const GridContext = createContext<GridController | undefined>(undefined)
