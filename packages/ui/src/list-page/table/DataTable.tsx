import { Alert, Button, Empty, Grid, Table } from 'antd'
import type { TableColumnType, TableProps } from 'antd'
import { useEffect, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { SourceRow } from '../../foundation/dataSource'
import { FieldValue } from '../../foundation/field-value/FieldValue'
import { useMessages } from '../../foundation/locale/useMessages'
import { useText } from '../../foundation/locale/useText'
import { useStable } from '../../foundation/useStable'
import { inOrder } from '../../grid/features/columns/columnChoices'
import { listPageMessages } from '../locale/messages'
import { PAGE_SIZES, totalText } from '../logic/listState'
import type { ListPageModel } from '../useListPage'
import { HeaderCell } from './HeaderCell'
import type { HeaderCellProps } from './HeaderCell'
import { RowOperations } from './RowOperations'
import type { RowHandlers } from './RowOperations'
import { resolveColumns } from './tableColumns'
import type { DataColumn } from './tableColumns'

/** The rows of a list page. */
export interface DataTableProps extends RowHandlers {
  page: ListPageModel
  /** @default the entity's `list` */
  columns?: readonly DataColumn[]
  /** Whether rows can be chosen. @default true */
  selectable?: boolean
  /** Width of the column of a row's buttons, in pixels. @default 150 */
  operationWidth?: number
}

const NARROW_SCROLL = 800

const COMPONENTS = { header: { cell: HeaderCell } }

/**
 * The table of a list page: dictionary texts, state tags, thousands; order, paging and choice are the page's.
 * What may be done to a row follows from permission and workflow.
 */
export function DataTable(props: DataTableProps): ReactNode {
  const { page, selectable = true, operationWidth = 150 } = props
  const { entity, state, rights } = page
  const given = useStable(props.columns ?? entity.list)
  const texts = useMessages(listPageMessages)
  const text = useText()
  const wide = Grid.useBreakpoint().md !== false

  const resolved = useMemo(
    () => resolveColumns(entity, given).filter(({ field }) => !rights.isHidden(field)),
    [entity, given, rights],
  )
  const { register, hidden, order, widths, setWidth } = page.columns
  useEffect(() => {
    register(resolved.map(({ field, definition }) => ({ key: field, title: text(definition) })))
  }, [register, resolved, text])

  const shown = inOrder(
    resolved.map((column) => ({ ...column, key: column.field, width: widths[column.field] ?? column.width })),
    order,
  ).filter(({ field }) => !hidden.has(field))
  const columns = shown.map<TableColumnType<SourceRow>>((column) => ({
    key: column.field,
    dataIndex: column.field,
    title: text(column.definition),
    width: column.width,
    onHeaderCell: (): HeaderCellProps => ({
      resize: {
        label: texts.columnWidth(text(column.definition)),
        width: column.width,
        onResize: (width) => setWidth(column.field, width),
      },
    }),
    align: column.align,
    fixed: wide && column.fixed ? 'start' : undefined,
    ellipsis: true,
    sorter: column.sortable,
    sortOrder: sortOrderOf(page, column.field),
    render: (value: unknown, row) => {
      if (column.render) return column.render(value, row)
      const shownValue = <FieldValue entity={entity} name={column.field} row={row} inTable />
      if (column.field !== entity.title || !props.onView) return shownValue
      return (
        <Button type="link" className="lading-link" onClick={() => props.onView?.(row)}>
          {shownValue}
        </Button>
      )
    },
  }))
  const operated = Boolean(props.onView ?? props.onEdit ?? props.operations) || rights.can('delete')
  if (operated) {
    columns.push({
      key: '_operation',
      className: 'lading-operated',
      title: texts.operation,
      width: operationWidth,
      fixed: wide ? 'end' : undefined,
      render: (_, row) => <RowOperations {...props} row={row} />,
    })
  }
  const width = shown.reduce((sum, column) => sum + column.width, operated ? operationWidth : 0) + (selectable ? 40 : 0)

  const onChange: TableProps<SourceRow>['onChange'] = (pagination, _filters, sorter, extra) => {
    if (extra.action === 'paginate')
      page.setPage(pagination.current ?? 1, pagination.pageSize ?? state.pageSize)
    if (extra.action === 'sort' && !Array.isArray(sorter)) {
      const order = sorter.order === 'ascend' ? 'asc' : 'desc'
      page.setSort(sorter.order ? { column: String(sorter.columnKey), order } : undefined)
    }
  }

  return (
    <div className="lading-table">
      {page.error && page.rows.length > 0 && <LoadFailed page={page} />}
      <Table<SourceRow>
        rowKey="id"
        size={page.columns.density}
        columns={columns}
        components={COMPONENTS}
        dataSource={page.rows}
        rowClassName={(row) => (page.flashed.has(row.id) ? 'lading-flash' : '')}
        loading={page.loading}
        scroll={{ x: Math.max(width, NARROW_SCROLL) }}
        locale={{ emptyText: page.loading ? ' ' : <EmptyRows page={page} /> }}
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

function LoadFailed({ page }: { page: ListPageModel }): ReactNode {
  const texts = useMessages(listPageMessages)
  return (
    <Alert
      type="error"
      showIcon
      title={texts.loadFailed}
      description={page.error?.message}
      action={
        <Button size="small" onClick={page.refresh}>
          {texts.retry}
        </Button>
      }
      style={{ marginBottom: 8, textAlign: 'start' }}
    />
  )
}

function EmptyRows({ page }: { page: ListPageModel }): ReactNode {
  const texts = useMessages(listPageMessages)
  if (page.error) return <LoadFailed page={page} />
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={page.filtered ? texts.emptyFiltered : texts.empty}
    />
  )
}
