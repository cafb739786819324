export { columnSqlType, entitySchema, goneColumns, TABLE_COLUMNS } from './schema'
export type { TableSchema } from './schema'
export {
  addColumn,
  adoptTable,
  createIndex,
  createSortedTable,
  createTable,
  createUnique,
  dropUnique,
  indexName,
  indexNames,
  isWidening,
  renameColumn,
  renameIndex,
  sqlName,
  widenColumn,
} from './sql'
