// What a grid with a toolbar has besides; fetched together.
export { ColumnSettings } from '../features/columns/ColumnSettings'
export { RowMenu } from '../features/row-menu/RowMenu'
export { GridTools } from '../features/toolbar/GridTools'
