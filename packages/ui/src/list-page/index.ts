'use client'

export { ListPage } from './ListPage'
export type { ListPageProps } from './ListPage'
export { SearchForm } from './search/SearchForm'
export type { SearchFormProps } from './search/SearchForm'
export type { SearchItemInput } from './logic/searchItem'
export { ListToolbar } from './toolbar/ListToolbar'
export type { ListToolbarProps } from './toolbar/ListToolbar'
export { DataTable } from './table/DataTable'
export type { DataTableProps } from './table/DataTable'
export { ViewTabs } from './views/ViewTabs'
export { RecordPreview } from './preview/RecordPreview'
export type { RecordPreviewProps } from './preview/RecordPreview'
export type { Preview } from './preview/usePreview'
export type {
  ColumnChange,
  ColumnChanges,
  DataColumn,
  DataColumnDefinition,
  OwnColumn,
} from './table/tableColumns'
export type { RowHandlers } from './table/RowOperations'
export { useListPage } from './useListPage'
export type { ListPageModel, ListPageOptions, ListRow } from './useListPage'
export { initialListState } from './logic/listState'
export type { Filter, ListState, Sort } from './logic/listState'
export { exportParams, listParams } from './logic/listParams'
export type { Selection } from './useSelection'
export type { ColumnSettings } from './useColumns'
export type { Density } from './logic/listChoices'
export type { ListActions } from './useListActions'
export { SubTablePopover } from './sub-table/SubTablePopover'
export type { SubTablePopoverProps } from './sub-table/SubTablePopover'
export { TreeButtons, TreeTable } from './tree/TreeTable'
export type { TreeColumn, TreeTableProps } from './tree/TreeTable'
export { useTreeTable } from './tree/useTreeTable'
export type { TreeTableModel, TreeTableOptions } from './tree/useTreeTable'
export type { Branch, TreeRow } from './tree/treeRows'
