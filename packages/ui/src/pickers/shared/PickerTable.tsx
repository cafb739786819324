import { Button, Result, Table } from 'antd'
import type { TableProps } from 'antd'
import type { ReactNode } from 'react'
import { Ellipsis } from '../../foundation/ellipsis/Ellipsis'
import { useMessages } from '../../foundation/locale/useMessages'
import type { RemoteOption } from '../../foundation/remote-select/remoteOption'
import { pickerMessages } from '../locale/messages'
import type { PickerColumn } from './pickerSource'
import { toggled, withAll } from './selection'
import type { Selection } from './selection'
import type { PickerPage } from './usePickerPage'

/** The table of a picker. */
export interface PickerTableProps {
  /** Names the table. */
  title: string
  page: PickerPage
  columns: readonly PickerColumn[]
  pageSizes: readonly number[]
  multiple: boolean
  selection: Selection
  onSelect: (selection: Selection) => void
  /** A row was pressed twice: in single mode that is the answer. */
  onConfirm: (option: RemoteOption) => void
}

/** Rows are chosen by their box or by a click anywhere in them; the choice outlives the page. */
export function PickerTable(props: PickerTableProps): ReactNode {
  const { title, page, columns, pageSizes, multiple, selection, onSelect, onConfirm } = props
  const texts = useMessages(pickerMessages)
  const { query } = page
  if (page.error) {
    return (
      <Result
        status="warning"
        title={texts.loadFailed}
        subTitle={page.error.message}
        extra={<Button onClick={page.reload}>{texts.retry}</Button>}
      />
    )
  }
  const tableColumns: TableProps<RemoteOption>['columns'] = columns.map((column) => ({
    key: column.field,
    title: column.title,
    width: column.width,
    sorter: column.sorter ?? false,
    sortOrder:
      column.sorter && query.column === column.field ? (query.order === 'asc' ? 'ascend' : 'descend') : null,
    render: (_, { row = {} }) => {
      const value = row[column.field]
      const text = column.format ? column.format(value, row) : String(value ?? '')
      return <Ellipsis>{text}</Ellipsis>
    },
  }))
  const change: TableProps<RemoteOption>['onChange'] = (pagination, _filters, sorter, { action }) => {
    if (action === 'paginate') {
      const pageSize = pagination.pageSize ?? query.pageSize
      const pageNo = pageSize === query.pageSize ? (pagination.current ?? 1) : 1
      page.ask({ pageNo, pageSize })
      return
    }
    const one = Array.isArray(sorter) ? sorter[0] : sorter
    page.ask(
      one?.order
        ? { column: String(one.columnKey), order: one.order === 'ascend' ? 'asc' : 'desc' }
        : { column: undefined, order: undefined },
    )
  }
  return (
    <div className="lading-picker-table">
      <Table<RemoteOption>
        aria-label={texts.table(title)}
        size="small"
        rowKey="value"
        loading={page.loading}
        columns={tableColumns}
        dataSource={page.options}
        locale={{ emptyText: page.loading ? texts.loading : texts.empty }}
        pagination={{
          current: query.pageNo,
          pageSize: query.pageSize,
          total: page.total,
          pageSizeOptions: [...pageSizes],
          showSizeChanger: true,
          showTotal: texts.total,
          size: 'small',
        }}
        onChange={change}
        rowSelection={{
          type: multiple ? 'checkbox' : 'radio',
          // Above radio buttons antd leaves a header without a name.
          ...(!multiple && { columnTitle: <span className="lading-picker-hidden">{title}</span> }),
          selectedRowKeys: [...selection.keys()],
          getCheckboxProps: (option) => ({
            disabled: option.disabled,
            'aria-label': texts.selectRow(option.text),
          }),
          getTitleCheckboxProps: () => ({ 'aria-label': texts.selectAll }),
          onSelect: (option) => onSelect(toggled(selection, option, multiple)),
          onSelectAll: (chosen) => onSelect(withAll(selection, page.options, chosen)),
        }}
        onRow={(option) => ({
          onClick: (event) => {
            // The box itself has told already.
            if ((event.target as HTMLElement).closest('.ant-table-selection-column')) return
            if (!option.disabled) onSelect(toggled(selection, option, multiple))
          },
          onDoubleClick: () => {
            if (!multiple && !option.disabled) onConfirm(option)
          },
        })}
      />
    </div>
  )
}
