import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { CellPanelProps } from '../../api/cell'
import { FloatLayer } from '../../view/FloatLayer'
import type { GridController, Spot } from '../../kernel/gridController'
import type { EditState } from './editing'
import { commitValue } from './editCommands'
import { placeFloat } from './placeFloat'
import { hasDialog, openDialog } from '../dialogs/dialogCommands'
import { useRowForm } from './useRowForm'

export interface EditorFloatProps {
  grid: GridController
  edit: EditState
  spot: Spot
  input: RefObject<HTMLTextAreaElement | null>
  keys: CellPanelProps['keys']
}

/** What floats at the open editor: the message of the rule that fails, and the list or calendar of the cell type. */
export function EditorFloat({ grid, edit, spot, input, keys }: EditorFloatProps) {
  const message = useRowForm(grid, edit)
  const { column, row } = spot
  const { Panel } = column.cell
  const failure = edit.failure && grid.messages.failures[edit.failure](edit.draft, column.def.maxLength)
  const text = failure ?? message
  const tip = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = input.current
    if (!element) return
    const place = () => {
      const anchor = element.getBoundingClientRect()
      if (panel.current) placeFloat(panel.current, anchor, 'below')
      if (tip.current) placeFloat(tip.current, anchor, panel.current ? 'above' : 'below')
    }
    place()
    const observer = new ResizeObserver(place)
    if (panel.current) observer.observe(panel.current)
    globalThis.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      globalThis.removeEventListener('scroll', place, { capture: true })
    }
  })
  const root = grid.viewport.element?.closest<HTMLElement>('.lg-root')
  if (!root) return null
  return (
    <FloatLayer grid={grid}>
      {Panel && (
        // The keyboard stays in the text field: pressing the mouse here must not take it away.
        <div ref={panel} className="lg-float" onMouseDown={(event) => event.preventDefault()}>
          <Panel
            draft={edit.draft}
            typed={edit.typed}
            value={row[column.key]}
            row={row}
            column={column}
            id={`${grid.id}-panel`}
            keys={keys}
            onActive={(id) => {
              if (id) input.current?.setAttribute('aria-activedescendant', id)
              else input.current?.removeAttribute('aria-activedescendant')
            }}
            onPick={(value, more) => commitValue(grid, value, more)}
            messages={grid.messages}
            onDialog={hasDialog(grid, column) ? () => openDialog(grid) : undefined}
          />
        </div>
      )}
      {text && (
        <div ref={tip} id={`${grid.id}-tip`} role="alert" className="lg-float lg-tip">
          {text}
        </div>
      )}
    </FloatLayer>
  )
}
