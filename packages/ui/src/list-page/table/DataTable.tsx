import { Skeleton, Table } from 'antd'
import type { TableColumnType, TableProps } from 'antd'
import { toneOf } from '@lading/core/entity'
import { useDeferredValue, useEffect, useMemo } from 'react'
import type { ReactNode } from 'react'
import { LinkButton } from '../../foundation/control/LinkButton'
import type { SourceRow } from '../../foundation/dataSource'
import { FieldValue } from '../../foundation/field-value/FieldValue'
import { useMessages } from '../../foundation/locale/useMessages'
import { useText } from '../../foundation/locale/useText'
import { useMinWidth } from '../../foundation/theme/useMinWidth'
import { useUi } from '../../foundation/useUi'
import { useStable } from '../../foundation/useStable'
import { inOrder } from '../../grid/features/columns/columnChoices'
import { listPageMessages } from '../locale/messages'
import { PAGE_SIZES, totalText } from '../logic/listState'
import type { ListPageModel } from '../useListPage'
import { EmptyRows, LoadFailed } from './EmptyRows'
import { HeaderCell, HeaderRow } from './HeaderCell'
import type { HeaderCellProps } from './HeaderCell'
import { RowCards } from './RowCards'
import { RowOperations, operationsWidth } from './RowOperations'
import type { RowHandlers } from './RowOperations'
import { nestRows } from './nestRows'
import { chosenColumns, resolveColumns } from './tableColumns'
import type { ColumnChanges, DataColumn } from './tableColumns'
import { useFittedWidths } from './useFittedWidths'

/** The rows of a list page. */
export interface DataTableProps extends RowHandlers {
  page: ListPageModel
  /** All columns, or what differs from the entity's `list`. @default the entity's `list` */
  columns?: readonly DataColumn[] | ColumnChanges
  /** Offered where there are no records yet. */
  onAdd?: () => void
  /** Cards in place of a table, on a wide screen, too; a phone has them anyway. @default false */
  cards?: boolean
  /** Shown below a row when it is opened. */
  rowDetails?: (row: SourceRow) => ReactNode
  /** Name of the field that refers to the record above: rows stand below it, as far as both are on the page. */
  parent?: string
  /** Whether rows can be chosen. @default true */
  selectable?: boolean
  /** Width of the column of a row's buttons, in pixels. @default as wide as the usual ones need */
  operationWidth?: number
}

const COMPONENTS = { header: { row: HeaderRow, cell: HeaderCell } }

/**
 * The table of a list page: dictionary texts, state tags, thousands; order, paging and choice are the page's.
 * What may be done to a row follows from permission and workflow.
 *
 * It comes in a task of its own, after the frame of the page: together they would hold the browser for longer than a
 * person presses a key.
 */
export function DataTable(props: DataTableProps): ReactNode {
  const isFramed = useDeferredValue(true, false)
  return isFramed ? <FramedTable {...props} /> : <div className="lading-table" aria-busy />
}

function FramedTable(props: DataTableProps): ReactNode {
  const { page, selectable = true, cards = false } = props
  const { entity, state, rights } = page
  const columnsGiven = useStable(props.columns)
  const texts = useMessages(listPageMessages)
  const text = useText()
  const wide = useMinWidth('md')
  const knownNow = useUi().known()

  const resolved = useMemo(
    () =>
      resolveColumns(entity, chosenColumns(entity, columnsGiven)).filter(
        ({ field }) => !rights.isHidden(field),
      ),
    [entity, columnsGiven, rights],
  )
  const { register, hidden, order, setWidth } = page.columns
  useEffect(() => {
    register(resolved.map(({ field, title }) => ({ key: field, title: text(title) })))
  }, [register, resolved, text])

  const widthOf = useFittedWidths(page, resolved, text)
  const shown = inOrder(
    resolved.map((column) => ({ ...column, key: column.field, width: widthOf(column) })),
    order,
  ).filter(({ field }) => !hidden.has(field))
  const columns = shown.map<TableColumnType<SourceRow>>((column, index) => ({
    key: column.field,
    dataIndex: column.field,
    title: text(column.title),
    width: column.width,
    onHeaderCell: (): HeaderCellProps => ({
      resize: {
        label: texts.columnWidth(text(column.title)),
        width: column.width,
        onResize: (width) => setWidth(column.field, width),
      },
      ...(column.sortable && { sortHint: texts.sorts[sortOrderOf(page, column.field) ?? 'none'] }),
    }),
    align: column.align,
    onCell: (row) => {
      const tone = entity.colours && toneOf(entity.colours, row, column.field, { known: knownNow })
      return tone ? { className: `lading-tone-${tone}` } : {}
    },
    // Whose row it is stays in sight.
    fixed: wide && (column.fixed ?? (index === 0 && column.field === entity.title)) ? 'start' : undefined,
    ellipsis: true,
    sorter: column.sortable,
    sortOrder: sortOrderOf(page, column.field),
    render: (value: unknown, row) => {
      if (column.render) return column.render(value, row)
      // A column of its own brings a render.
      const shownValue = <FieldValue entity={entity} name={column.field} row={row} inTable />
      if (column.field !== entity.title || !props.onView) return shownValue
      return (
        <LinkButton className="lading-link" onClick={() => props.onView?.(row)}>
          {shownValue}
        </LinkButton>
      )
    },
  }))
  const operated = Boolean(props.onView ?? props.onEdit ?? props.operations) || rights.can('delete')
  const usualPx = operationsWidth({ ...props, rights }, texts)
  const operationsPx = operated ? (props.operationWidth ?? usualPx) : 0
  if (operated) {
    columns.push({
      key: '_operation',
      className: 'lading-operated',
      title: texts.operation,
      width: operationsPx,
      fixed: wide ? 'end' : undefined,
      render: (_, row) => <RowOperations {...props} row={row} />,
    })
  }
  const width = shown.reduce((sum, column) => sum + column.width, operationsPx) + (selectable ? 40 : 0)

  const onChange: TableProps<SourceRow>['onChange'] = (pagination, _filters, sorter, extra) => {
    if (extra.action === 'paginate')
      page.setPage(pagination.current ?? 1, pagination.pageSize ?? state.pageSize)
    if (extra.action === 'sort' && !Array.isArray(sorter)) {
      const order = sorter.order === 'ascend' ? 'asc' : 'desc'
      page.setSort(sorter.order ? { column: String(sorter.columnKey), order } : undefined)
    }
  }

  const empty = <EmptyRows page={page} onAdd={props.onAdd} />
  const failed = page.error && page.rows.length > 0 && <LoadFailed page={page} />
  if (cards || !wide)
    return (
      <div className="lading-table">
        {failed}
        <RowCards {...props} {...{ selectable, operated, empty, text }} columns={shown} simple={!wide} />
      </div>
    )
  const { preview } = page
  return (
    <div className="lading-table">
      {failed}
      <Table<SourceRow>
        rowKey="id"
        size={page.columns.density}
        columns={columns}
        components={COMPONENTS}
        // One for each header, and once more where it is measured: together they took as long as the rows.
        showSorterTooltip={false}
        dataSource={nested(page, props.parent)}
        rowClassName={(row) =>
          [page.flashed.has(row.id) && 'lading-flash', preview.current === row.id && 'lading-current']
            .filter(Boolean)
            .join(' ')
        }
        onRow={(row) => ({ onClick: () => preview.open && preview.show(row.id) })}
        expandable={props.rowDetails && { expandedRowRender: props.rowDetails }}
        loading={page.loading && page.rows.length > 0}
        scroll={{ x: width }}
        locale={{ emptyText: page.loading ? <LoadingRows count={Math.min(state.pageSize, 10)} /> : empty }}
        rowSelection={
          selectable
            ? {
                columnWidth: 40,
                fixed: wide,
                preserveSelectedRowKeys: true,
                selectedRowKeys: page.selection.keys,
                onChange: (_keys, rows) => page.selection.set(known(page, _keys as string[], rows)),
                getCheckboxProps: (row) => ({ 'aria-label': String(row[entity.title] ?? row.id) }),
                getTitleCheckboxProps: () => ({ 'aria-label': texts.selectAll }),
              }
            : undefined
        }
        pagination={{
          current: state.pageNo,
          pageSize: state.pageSize,
          total: page.total,
          pageSizeOptions: PAGE_SIZES,
          showSizeChanger: true,
          showQuickJumper: wide,
          simple: !wide,
          size: 'small',
          showTotal: (total) => texts.total(totalText(total)),
        }}
        onChange={onChange}
      />
    </div>
  )
}

/** Rows below the one that they refer to; whose parent is on another page stands among the first. */
function nested(page: ListPageModel, parent: string | undefined): SourceRow[] {
  return parent === undefined ? page.rows : nestRows(page.entity, page.rows, parent)
}

function sortOrderOf(page: ListPageModel, field: string): 'ascend' | 'descend' | null {
  const { column, order } = page.state.sort
  if (column !== field) return null
  return order === 'asc' ? 'ascend' : 'descend'
}

/** Rows of other pages are not in the table any more: antd gives `undefined` for them, the page remembers. */
function known(page: ListPageModel, keys: string[], rows: (SourceRow | undefined)[]): SourceRow[] {
  const chosen = new Map(page.selection.rows.map((row) => [row.id, row]))
  return keys.map((key, index) => rows[index] ?? chosen.get(key) ?? { id: key })
}

/** Room of the rows that are on their way. */
function LoadingRows({ count }: { count: number }): ReactNode {
  return <Skeleton active title={false} paragraph={{ rows: count, width: '100%' }} style={{ padding: 8 }} />
}
