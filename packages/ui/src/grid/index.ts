'use client'

export { EditableGrid } from './EditableGrid'
export type {
  ChangeReason,
  ColumnType,
  EditableGridProps,
  GridChange,
  GridColumn,
  GridHandle,
  GridOption,
  GridPermission,
  GridToolbar,
  ServerIssue,
} from './types'
export { defineCell } from './cells/defineCell'
export type {
  CellDefinition,
  CellDisplayProps,
  CellPanelProps,
  FilterKind,
  ParseFailure,
  Parsed,
} from './cells/defineCell'
export { builtInCells } from './cells/registry'
export type { BuiltInType } from './cells/registry'
export type { CompiledColumn } from './engine/compileColumns'
export type { Changeset, TableData } from './engine/changeset'
export type { GridDraft } from './features/draft/gridDraft'
export type { ExportScope } from './features/export/exportTable'
export type { ColumnFilter, ColumnFilters } from './features/filtering/columnFilter'
export type { FilterCondition } from './features/filtering/filterPositions'
export { cleanId } from './features/clean-ids/cleanId'
export type { ReadOptions } from './features/clean-ids/readChanges'
export type { LiveChange, LiveSource } from './features/live/liveTypes'
export type { SortChoice } from './features/sorting/sortPositions'
export type { SubTableDefinition } from './features/sub-table/subTableDefinition'
export type { GridIssue } from './engine/issueStore'
export type { ColumnFigures, StatisticKind } from './engine/statistics'
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
export type { GridTree } from './features/tree/treeDefinition'
