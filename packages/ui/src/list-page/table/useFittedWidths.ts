import { useRef } from 'react'
import { theme } from 'antd'
import type { Text } from '@lading/core/text'
import { fitWidth } from '../logic/listChoices'
import type { ListPageModel } from '../useListPage'
import { OWN_WIDTH, fittedWidth } from './columnWidths'
import { measureInTable } from './measureText'
import type { ResolvedColumn } from './tableColumns'

/**
 * Widths of columns in pixels: chosen by the person, else by the page, else fitted to what stands in them. A fitted
 * column only grows while the page is open, so that the table does not jump as it is paged.
 */
export function useFittedWidths(
  page: ListPageModel,
  columns: readonly ResolvedColumn[],
  text: (text: Text) => string,
): (column: ResolvedColumn) => number {
  const { token } = theme.useToken()
  const measure = measureInTable(token.fontFamily, token.fontSize)
  const widest = useRef<{ title: string; widths: Record<string, number> }>({ title: '', widths: {} })
  const title = columns.map((column) => text(column.title)).join('\n')
  // Another language, other columns: measured anew.
  if (widest.current.title !== title) widest.current = { title, widths: {} }
  const { widths } = widest.current
  return (column) => {
    const chosen = page.columns.widths[column.field] ?? column.width
    if (chosen !== undefined) return chosen
    if (!column.definition) return OWN_WIDTH
    const head = { title: text(column.title), sortable: column.sortable }
    const fitted = fitWidth(fittedWidth(column.field, column.definition, page.rows, head, measure))
    if (page.rows.length === 0) return widths[column.field] ?? fitted
    return (widths[column.field] = Math.max(widths[column.field] ?? 0, fitted))
  }
}
