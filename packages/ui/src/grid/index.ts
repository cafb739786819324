'use client'

export { EditableGrid } from './EditableGrid'
export type { ChangeReason, GridChange } from './api/change'
export type { ColumnType, BuiltInType } from './api/columnType'
export type { EditableGridProps, GridPermission, GridToolbar } from './api/props'
export type { GridColumn, SubTableDefinition } from './api/column'
export type { GridHandle } from './api/handle'
export type { GridOption } from './api/option'
export type { Issue, RowChange } from '@lading/core/ports'
export type { GridIssue } from './api/issue'
export { defineCell } from './api/cell'
export type {
  CellDefinition,
  CellDisplayProps,
  CellPanelProps,
  FilterKind,
  ParseFailure,
  Parsed,
  CompiledColumn,
} from './api/cell'
export type { CellColour, CellTone } from './api/colour'
export { builtInCells } from './builtInCells'
export type { Changeset, TableData, GridDraft, ReadOptions } from './api/changeset'
export type { ExportScope } from './api/exportScope'
export type { ColumnFilter, ColumnFilters, FilterCondition, SortChoice } from './api/arrangement'
export { cleanId } from './features/clean-ids/cleanId'
export type { LiveSource } from './api/live'
export type { ColumnFigures, StatisticKind } from './api/figures'
export { validateTables } from './validateTables'
export type {
  AntdForm,
  HookForm,
  TableErrors,
  TablesResult,
  ValidateTablesOptions,
  ValidatedTable,
} from './features/validation/validateTables'
export { gridMessages } from './locale/gridMessages'
export type { GridMessages } from './locale/zh-CN'
export type { GridTree } from './api/tree'
