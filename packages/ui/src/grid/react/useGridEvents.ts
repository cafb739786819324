import { useEffect, useRef } from 'react'
import type { EditableGridProps } from '../api/props'
import { announce } from '../features/announce/announce'
import { checkOnLeave } from '../features/validation/checkOnLeave'
import type { GridController } from '../kernel/gridController'
import { expandedOf } from '../features/expand/expandedRows'
import { checkedOf } from '../features/checked/checkedRows'

/** Tells the page what happens. Its callbacks may change at every render; nothing is subscribed anew for that. */
export function useGridEvents(grid: GridController, props: EditableGridProps): void {
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const listens = props.onStatistics !== undefined
  useEffect(() => {
    if (listens) grid.engine.totals.want('all')
  }, [grid, listens])
  useEffect(() => {
    const { engine, validator } = grid
    let waiting = false
    expandedOf(grid).report = (ids) => latest.current.onExpandedChange?.(ids)
    checkedOf(grid).report = (ids, state) => latest.current.onSelectionChange?.(ids, state)
    const ends = [
      checkOnLeave(grid),
      announce(grid),
      engine.transactions.on((transaction) => {
        if (transaction.reason === 'load') return
        latest.current.onChange?.({
          reason: transaction.reason,
          rowIds: [
            ...new Set([
              ...transaction.updated.map(({ id }) => id),
              ...transaction.inserted,
              ...transaction.removed,
            ]),
          ],
          rows: () => [...engine.store.rows],
          dirty: engine.dirty,
        })
      }),
      engine.totals.figures.on(() => latest.current.onStatistics?.(engine.totals.figures.get())),
      engine.issueVersion.on(() => {
        // A check of the whole grid finds many at once: they are told together.
        if (waiting) return
        waiting = true
        queueMicrotask(() => {
          waiting = false
          latest.current.onIssues?.(validator.list())
        })
      }),
    ]
    return () => ends.forEach((end) => end())
  }, [grid])
}
