import { Checkbox, Pagination, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import type { Text } from '@lading/core/text'
import { LinkButton } from '../../foundation/control/LinkButton'
import type { SourceRow } from '../../foundation/dataSource'
import { FieldValue } from '../../foundation/field-value/FieldValue'
import { isBlank } from '../../foundation/format/fieldFormat'
import { useMessages } from '../../foundation/locale/useMessages'
import { listPageMessages } from '../locale/messages'
import { PAGE_SIZES, totalText } from '../logic/listState'
import type { ListPageModel } from '../useListPage'
import { RowOperations } from './RowOperations'
import type { RowHandlers } from './RowOperations'
import type { ResolvedColumn } from './tableColumns'

/** Rows as cards: where a table would be cut, or where records are looked at one by one. */
export interface RowCardsProps extends RowHandlers {
  page: ListPageModel
  columns: readonly ResolvedColumn[]
  selectable: boolean
  /** Some of the operations may be done. */
  operated: boolean
  /** What stands in the place of cards while there are none. */
  empty: ReactNode
  text: (text: Text) => string
  /** Few page controls. */
  simple: boolean
}

/** Fields that a card shows besides its title and state. */
const LIMIT = 8

/** A card a row: its title and state, then its first fields that are filled in, then what may be done. */
export function RowCards(props: RowCardsProps): ReactNode {
  const { page, columns, selectable, operated, empty, text, simple } = props
  const { entity, selection, state } = page
  const texts = useMessages(listPageMessages)
  const status = entity.workflow?.field
  const fields = columns.filter(({ field }) => field !== entity.title && field !== status)
  const chosen = new Set(selection.keys)
  const choose = (row: SourceRow, on: boolean) =>
    selection.set(on ? [...selection.rows, row] : selection.rows.filter(({ id }) => id !== row.id))
  const titled = columns.some(({ field }) => field === entity.title)
  const name = (row: SourceRow) => String(row[entity.title] ?? row.id)
  if (page.rows.length === 0)
    return page.loading ? (
      <Skeleton active title={false} paragraph={{ rows: 6 }} />
    ) : (
      <div className="lading-failed">{empty}</div>
    )
  return (
    <div aria-busy={page.loading}>
      <ul className="lading-cards">
        {page.rows.map((row) => (
          <li key={row.id} className={page.flashed.has(row.id) ? 'lading-card lading-flash' : 'lading-card'}>
            <div className="lading-card-head">
              {selectable && (
                <Checkbox
                  aria-label={name(row)}
                  checked={chosen.has(row.id)}
                  onChange={({ target }) => choose(row, target.checked)}
                />
              )}
              {titled &&
                (props.onView ? (
                  <LinkButton className="lading-link" onClick={() => props.onView?.(row)}>
                    {name(row)}
                  </LinkButton>
                ) : (
                  <strong>{name(row)}</strong>
                ))}
              {status && <FieldValue entity={entity} name={status} row={row} inTable />}
            </div>
            <dl>
              {fields
                .filter((column) => !column.definition || !isBlank(row[column.field]))
                .slice(0, LIMIT)
                .map((column) => (
                  <div key={column.field}>
                    <dt>{text(column.title)}</dt>
                    <dd>
                      {column.render?.(row[column.field], row) ?? (
                        <FieldValue entity={entity} name={column.field} row={row} inTable />
                      )}
                    </dd>
                  </div>
                ))}
            </dl>
            {operated && <RowOperations {...props} row={row} />}
          </li>
        ))}
      </ul>
      <Pagination
        className="lading-cards-pages"
        align="end"
        size="small"
        current={state.pageNo}
        pageSize={state.pageSize}
        total={page.total}
        simple={simple}
        showSizeChanger={!simple}
        pageSizeOptions={PAGE_SIZES}
        showTotal={(total) => texts.total(totalText(total))}
        onChange={page.setPage}
      />
    </div>
  )
}
