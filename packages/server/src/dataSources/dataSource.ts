import type { DataSourceTls } from '@lading/core/contract'
import type { Text } from '@lading/core/text'
import type { ColumnKind } from '../list/listSpec'

/** Where a data source is, and as whom it is read. */
export interface DataSourcePlace {
  host: string
  port: number
  databaseName: string
  username: string
  tls: DataSourceTls
}

/** A column of an offered table. */
export interface ForeignColumn {
  /** As reports name it; the server gave it. */
  name: string
  /** As the other database names it. */
  column: string
  kind: ColumnKind
  /** The type that it is read as, where its own is none that lists know. */
  as?: 'text' | 'numeric'
  /** Part of the primary key. */
  key?: true
  label: string
}

/** A table of another database that reports may be made from. */
export interface ForeignTable {
  /** As reports name it; the server gave it. */
  key: string
  schema: string
  table: string
  label: Text
  columns: readonly ForeignColumn[]
}

/** A data source with the tables that it offers. */
export interface DataSource extends DataSourcePlace {
  id: string
  tenantId: number
  code: string
  name: string
  /** Sealed. */
  password: string
  tables: ReadonlyMap<string, ForeignTable>
}

/** First part of the rights to what a data source holds. */
export const sourcePrefix = (code: string): string => `online:source:${code}`
