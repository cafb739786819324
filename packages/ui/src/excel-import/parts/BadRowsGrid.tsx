import { useEffect, useMemo } from 'react'
import type { ReactNode, RefObject } from 'react'
import type { Row } from '@lading/core/rules'
import { useMessages } from '../../foundation/locale/useMessages'
import { useUi } from '../../foundation/useUi'
import { EditableGrid } from '../../grid/EditableGrid'
import type { GridColumn } from '../../grid/api/column'
import type { GridHandle } from '../../grid/api/handle'
import { importMessages } from '../locale/messages'
import { importRules } from '../logic/checkRows'
import type { ImportColumn, ImportRow } from '../logic/importTypes'
import type { ImportIssue } from '../logic/checkRows'

/** Key of the line number in rows of the grid. */
export const LINE = '__line'

/** Rows to correct, and what is wrong with them. */
export interface BadRowsGridProps {
  ref: RefObject<GridHandle<Row> | null>
  columns: readonly ImportColumn[]
  rows: readonly ImportRow[]
  issues: readonly ImportIssue[]
  /** Moves to the first issue. */
  toFirst: boolean
}

/** The bad rows, each with its line in the sheet; what is wrong stands at the cells. */
export function BadRowsGrid({ ref, columns, rows, issues, toFirst }: BadRowsGridProps): ReactNode {
  const texts = useMessages(importMessages)
  const { locale } = useUi()
  const shown = useMemo(
    () => rows.map(({ line, values }) => ({ ...values, id: String(line), [LINE]: line })),
    [rows],
  )
  const gridColumns = useMemo<GridColumn[]>(
    () => [
      { key: LINE, title: texts.line, width: 80, disabled: true, pinned: 'start' },
      ...columns.map(({ rules = [], ...column }): GridColumn => ({
        ...column,
        type: column.type ?? 'input',
        width: 160,
        // Repetition is judged over the whole sheet, not over the rows that are shown.
        validateRules: importRules(
          { key: column.key, title: column.title, rules: rules.map(({ unique: _, ...rule }) => rule) },
          locale,
        ),
      })),
    ],
    [columns, locale, texts],
  )
  useEffect(() => {
    const show = () => {
      ref.current?.setIssues(
        issues.map(({ line, field, message }) => ({
          rowId: String(line),
          message,
          field: field ?? columns[0]?.key,
        })),
      )
      const first = issues[0]
      if (toFirst && first) ref.current?.scrollToCell(String(first.line), first.field)
    }
    // In a task of its own: the one that mounts the grid is long enough.
    const timer = setTimeout(show)
    return () => clearTimeout(timer)
  }, [ref, issues, toFirst, columns])

  return (
    <EditableGrid
      ref={ref}
      aria-label={texts.badRows}
      size="small"
      height={BAD_ROWS_HEIGHT}
      columns={gridColumns}
      rows={shown}
      rowSelection={false}
    />
  )
}

/** Height of the grid, in pixels. */
export const BAD_ROWS_HEIGHT = 320
