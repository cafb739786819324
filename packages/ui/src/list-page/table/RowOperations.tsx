import type { ReactNode } from 'react'
import { isAllowed } from '@lading/core/workflow'
import { LinkButton } from '../../foundation/control/LinkButton'
import type { SourceRow } from '../../foundation/dataSource'
import { useMessages } from '../../foundation/locale/useMessages'
import { listPageMessages } from '../locale/messages'
import type { ListPageModel } from '../useListPage'

/** What a page does with a row. */
export interface RowHandlers {
  /** Without it rows cannot be opened. */
  onView?: (row: SourceRow) => void
  /** Without it there is no edit button. */
  onEdit?: (row: SourceRow) => void
  /** More buttons of a row, behind the usual ones. */
  operations?: (row: SourceRow) => ReactNode
}

/** View, edit and delete of one row, as far as permission and the state of the record allow them. */
export function RowOperations(props: RowHandlers & { page: ListPageModel; row: SourceRow }): ReactNode {
  const { page, row, onView, onEdit, operations } = props
  const { entity, rights } = page
  const texts = useMessages(listPageMessages)
  const name = String(row[entity.title] ?? row.id)
  const button = (label: string, onClick: () => void, danger = false) => (
    <LinkButton danger={danger} aria-label={`${label} ${name}`} onClick={onClick}>
      {label}
    </LinkButton>
  )
  return (
    <span className="lading-operations">
      {onView && button(texts.view, () => onView(row))}
      {onEdit &&
        rights.can('edit') &&
        isAllowed(entity, row, 'edit') &&
        button(texts.edit, () => onEdit(row))}
      {rights.can('delete') &&
        isAllowed(entity, row, 'delete') &&
        button(texts.remove, () => void page.remove(row), true)}
      {operations?.(row)}
    </span>
  )
}

/** Pixels of the buttons of a row; buttons of the page's own have as much room as three. */
export function operationsWidth(
  { onView, onEdit, operations, rights }: RowHandlers & Pick<ListPageModel, 'rights'>,
  texts: { view: string; edit: string; remove: string; operation: string },
): number {
  const labels = [
    onView && texts.view,
    onEdit && rights.can('edit') && texts.edit,
    rights.can('delete') && texts.remove,
  ].filter((label) => typeof label === 'string')
  // Chinese characters are twice as wide as letters; a button has paddings and a gap.
  const width = (label: string) => [...label].length * (/[^\0-\xff]/.test(label) ? 14 : 7.5) + 12
  const own = operations ? 150 : 0
  return Math.round(
    Math.max(
      64,
      own,
      labels.reduce((sum, label) => sum + width(label), 16),
    ),
  )
}
