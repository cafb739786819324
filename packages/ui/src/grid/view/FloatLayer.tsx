import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { popupRegion } from '../../foundation/popup/popupRegion'
import { floatStyles } from './floatStyles'
import type { GridController } from '../kernel/gridController'
import { themeStyleOf } from './themeStyle'

/** What floats over the page, in the colours of its grid; its style comes with the first of them. */
export function FloatLayer({ grid, children }: { grid: GridController; children: ReactNode }) {
  return createPortal(
    <div className="lg-vars" style={themeStyleOf(grid).style}>
      <style href="lading-float" precedence="medium">
        {floatStyles}
      </style>
      {children}
    </div>,
    popupRegion(),
  )
}
