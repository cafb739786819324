import { CaretDownOutlined, CaretRightOutlined } from '@ant-design/icons'
import { Alert, Button, Empty, Spin, Table } from 'antd'
import type { TableColumnType } from 'antd'
import type { ReactNode } from 'react'
import { Css } from '../../foundation/Css'
import { LinkButton } from '../../foundation/control/LinkButton'
import type { SourceRow } from '../../foundation/dataSource'
import { foundationMessages } from '../../foundation/locale/messages'
import { useMessages } from '../../foundation/locale/useMessages'
import { useOneStop } from '../../foundation/toolbar/useOneStop'
import { listPageMessages } from '../locale/messages'
import { PAGE_SIZES, totalText } from '../logic/listState'
import { listPageCss } from '../styles'
import { KeyboardScroll } from '../table/KeyboardScroll'
import type { TreeRow } from './treeRows'
import type { TreeTableModel } from './useTreeTable'

/** A column of a tree table. */
export interface TreeColumn {
  /** Name of the value in the row. */
  key: string
  title: string
  /** In pixels. @default what is left */
  width?: number
  /** @default the value as a text */
  render?: (value: unknown, row: SourceRow) => ReactNode
}

/** A table whose rows have rows below them. */
export interface TreeTableProps {
  tree: TreeTableModel
  /** The first one carries the indent and names the rows. */
  columns: readonly TreeColumn[]
  /** Names the table for screen readers. */
  label: string
  /** Adds a record below a row: without it there is no such button. */
  onAddChild?: (parent: SourceRow) => void
  /** More buttons of a row. */
  operations?: (row: SourceRow) => ReactNode
  /** Chosen rows; children are chosen apart from their parents. Absent: rows cannot be chosen. */
  selection?: { keys: readonly string[]; onChange: (keys: string[], rows: SourceRow[]) => void }
  /** More buttons above the table. */
  children?: ReactNode
  /** Buttons above the table. Off where the page's own toolbar holds `TreeButtons`. @default true */
  toolbar?: boolean
}

const OPERATIONS_WIDTH = 160

/**
 * Rows with children that are loaded when they are opened (spec 2 §7), roots by page with quick jumper and size changer
 * (spec 2 §9). All of it can be opened and closed at once.
 *
 * @example <TreeTable label="分类" tree={useTreeTable({ load })} columns={[{ key: 'name', title: '名称' }]} />
 */
export function TreeTable(props: TreeTableProps): ReactNode {
  const { tree, columns, label, onAddChild, operations, selection, toolbar = true } = props
  const texts = useMessages(listPageMessages)
  const Frame = toolbar ? 'section' : 'div'
  const [first] = columns
  const nameOf = (row: SourceRow) => {
    const value = row[first?.key ?? '']
    const shown = first?.render?.(value, row)
    const name = typeof shown === 'string' ? shown : value
    return typeof name === 'string' || typeof name === 'number' ? String(name) : row.id
  }
  const operated = onAddChild !== undefined || operations !== undefined
  const width = columns.length + (operated ? 1 : 0)
  const shown = columns.map<TableColumnType<TreeRow>>((column, at) => ({
    key: column.key,
    title: column.title,
    width: column.width,
    onCell: ({ row }) => ({ colSpan: row ? 1 : at === 0 ? width : 0 }),
    render: (_, { row, place, parent }) => {
      if (!row) return place && <PlaceText tree={tree} place={place} parent={parent ?? ''} />
      const value = row[column.key]
      if (column.render) return column.render(value, row)
      return typeof value === 'string' || typeof value === 'number' ? value : ''
    },
  }))
  if (operated) {
    shown.push({
      key: '_operation',
      title: texts.operation,
      width: OPERATIONS_WIDTH,
      onCell: ({ row }) => ({ colSpan: row ? 1 : 0 }),
      render: (_, { row }) =>
        row && (
          <span className="lading-operations">
            {onAddChild && (
              <LinkButton aria-label={`${texts.addChild} ${nameOf(row)}`} onClick={() => onAddChild(row)}>
                {texts.addChild}
              </LinkButton>
            )}
            {operations?.(row)}
          </span>
        ),
    })
  }
  return (
    // Inside of a page with a toolbar of its own it is part of that page's section.
    <Frame className="lading-list" {...(toolbar && { 'aria-label': label })}>
      <Css name="list-page">{listPageCss}</Css>
      {toolbar && <TreeToolbar {...props} />}
      <KeyboardScroll className="lading-table">
        {tree.error && (
          <Alert
            type="error"
            showIcon
            title={texts.loadFailed}
            description={tree.error.message}
            action={
              <Button size="small" onClick={() => void tree.refresh()}>
                {texts.retry}
              </Button>
            }
            style={{ marginBottom: 8 }}
          />
        )}
        <Table<TreeRow>
          rowKey="key"
          size="small"
          columns={shown}
          dataSource={tree.tree as TreeRow[]}
          loading={tree.loading}
          scroll={{ x: 'max-content' }}
          locale={{
            // A list that could not be loaded is not an empty one.
            emptyText:
              tree.loading || tree.error ? (
                ' '
              ) : (
                <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.empty} />
              ),
          }}
          expandable={{
            expandedRowKeys: tree.expanded,
            indentSize: 20,
            expandIcon: ({ record: { row, children: below }, expanded }) =>
              row && below ? (
                <Button
                  type="text"
                  size="small"
                  aria-expanded={expanded}
                  aria-label={texts.open(nameOf(row))}
                  icon={expanded ? <CaretDownOutlined /> : <CaretRightOutlined />}
                  onClick={() => tree.toggle(row, !expanded)}
                />
              ) : (
                <span className="lading-tree-leaf" />
              ),
          }}
          rowSelection={
            selection && {
              columnWidth: 40,
              checkStrictly: true,
              preserveSelectedRowKeys: true,
              selectedRowKeys: [...selection.keys],
              onChange: (_, rows) => {
                const chosen = rows.flatMap(({ row }) => row ?? [])
                selection.onChange(
                  chosen.map(({ id }) => id),
                  chosen,
                )
              },
              getCheckboxProps: ({ row }) => ({ 'aria-label': row ? nameOf(row) : '', disabled: !row }),
              getTitleCheckboxProps: () => ({ 'aria-label': texts.selectAll }),
              renderCell: (_, { row }, __, box) => row && box,
            }
          }
          pagination={{
            current: tree.pageNo,
            pageSize: tree.pageSize,
            total: tree.total,
            pageSizeOptions: PAGE_SIZES,
            showSizeChanger: true,
            showQuickJumper: true,
            size: 'small',
            showTotal: (total) => texts.total(totalText(total)),
            onChange: tree.setPage,
          }}
        />
      </KeyboardScroll>
    </Frame>
  )
}

interface PlaceProps {
  tree: TreeTableModel
  place: NonNullable<TreeRow['place']>
  /** Id of the row whose children are missing. */
  parent: string
}

/** What stands below an opened row as long as there are no children. */
function PlaceText({ tree, place, parent }: PlaceProps): ReactNode {
  const texts = useMessages(listPageMessages)
  const common = useMessages(foundationMessages)
  if (place.state === 'empty') return <span className="lading-blank">{texts.empty}</span>
  if (place.state === 'loading') {
    return (
      <span role="status">
        <Spin size="small" /> {common.loading}
      </span>
    )
  }
  return (
    <span role="alert" className="lading-tree-failed">
      {place.message}
      <Button type="link" size="small" onClick={() => void tree.refresh(parent)}>
        {texts.retry}
      </Button>
    </span>
  )
}

/** Opens all rows that have rows below them, and closes them; for the toolbar of a page with a tree table. */
export function TreeButtons({ tree }: Pick<TreeTableProps, 'tree'>): ReactNode {
  const texts = useMessages(listPageMessages)
  return (
    <>
      <Button loading={tree.expanding} onClick={() => void tree.expandAll()}>
        {texts.expandAll}
      </Button>
      <Button onClick={tree.collapseAll}>{texts.collapseAll}</Button>
    </>
  )
}

function TreeToolbar({
  tree,
  selection,
  children,
}: Pick<TreeTableProps, 'tree' | 'selection' | 'children'>): ReactNode {
  const texts = useMessages(listPageMessages)
  const bar = useOneStop()
  return (
    <div ref={bar} className="lading-toolbar" role="toolbar" aria-label={texts.operation}>
      {children}
      <TreeButtons tree={tree} />
      <Button onClick={() => void tree.refresh()}>{texts.refresh}</Button>
      {selection && selection.keys.length > 0 && (
        <span className="lading-selected" role="status">
          {texts.selected(selection.keys.length)}
          <Button type="link" size="small" onClick={() => selection.onChange([], [])}>
            {texts.clear}
          </Button>
        </span>
      )}
    </div>
  )
}
