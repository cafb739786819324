import { memo, useLayoutEffect } from 'react'
import { toneOf } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import type { GridController, Spot } from '../../kernel/gridController'
import type { LaidColumn } from '../../kernel/gridLayout'
import { lazyMessages } from '../../view/lazyMessages'
import { useSignal } from '../../view/useSignal'
import { ColourDialog } from './ColourDialog'
import { colourStyles } from './colourStyles'
import { coloursOf } from './colours'
import { asColours } from './ownColours'

/** Colours the cells of a grid, and holds the window in which a person says how. */
export const CellColours = memo(function CellColours({ grid }: { grid: GridController }) {
  const given = useSignal(coloursOf(grid).given)
  const own = useSignal(coloursOf(grid).own)
  const open = useSignal(coloursOf(grid).open)
  useLayoutEffect(() => {
    const colours = [...asColours(own), ...given]
    if (colours.length === 0) return
    const mark = (row: Row, { column }: LaidColumn) => {
      const tone = column.cell.marker ? undefined : toneOf(colours, row, column.key)
      return tone ? ` lg-tone lg-tone-${tone}` : ''
    }
    // What is seen by colour alone is said, too.
    const note = ({ row, column }: Spot) => {
      const tone = toneOf(colours, row, column.key)
      return tone && lazyMessages(grid).toned(lazyMessages(grid).tones[tone])
    }
    grid.marks.push(mark)
    grid.notes.push(note)
    grid.engine.signals.touchAll()
    return () => {
      grid.marks.splice(grid.marks.indexOf(mark), 1)
      grid.notes.splice(grid.notes.indexOf(note), 1)
      grid.engine.signals.touchAll()
    }
  }, [grid, given, own])
  return (
    <>
      <style href="lading-grid-colours" precedence="medium">
        {colourStyles}
      </style>
      {open !== undefined && <ColourDialog key={open} grid={grid} field={open} />}
    </>
  )
})
