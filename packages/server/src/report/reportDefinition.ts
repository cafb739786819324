import type { DataSource } from '../dataSources/dataSource'
import type { EntityDefinition } from '@lading/core/entity'
import type { Text } from '@lading/core/text'
import type { SQL } from 'drizzle-orm'
import type { ColumnKind, ListSort, ListSpec } from '../list/listSpec'
import type { Session } from '../session'

/** A column of a report. */
export interface ReportColumn {
  /** Name on the wire; the statement's column is its snake_case. */
  field: string
  title: Text
  kind: ColumnKind
  /** Dictionary whose texts the client shows. */
  dict?: string
  /** Offered as a query item: one value, or a range. */
  search?: 'single' | 'group'
  width?: number
  /** Summed up in the footer. */
  total?: boolean
}

/** A parameter of a report's statement. */
export interface ReportParameter {
  name: string
  title: Text
  kind: 'text' | 'integer' | 'number' | 'date'
  default?: string
}

/**
 * A report that a module registers (contract §20, §27.2): a statement of the server with bound parameters. No SQL
 * comes from a client, and none is stored in the database.
 */
export interface ReportDefinition {
  /** Id and code on the wire; unique over all modules. */
  id: string
  code: string
  name: Text
  /** Permission code the caller must hold. */
  permission: string
  /**
   * The entity whose records the rows are: the data rules of its page hold for the report, and columns named as
   * fields that a session may not see are not in it. A rule that names no column of the report leaves no row.
   */
  entity?: EntityDefinition
  /**
   * The rows, as a sub-select or view with the alias `r`; it applies tenant and scope itself. Data rules that are
   * ticked for the report's permission or its page `/online/cgreport/<code>` are applied to it.
   */
  from: (session: Session, parameters: Readonly<Record<string, string | number | null>>) => SQL
  columns: readonly ReportColumn[]
  parameters?: readonly ReportParameter[]
  /** The column that tells rows apart. */
  key: string
  /** The order unless a call asks for another. @default by the key */
  sort?: readonly ListSort[]
  /** More columns with texts beside their values, as fields of entities have them. */
  texts?: ListSpec['texts']
  /** The other database that its rows are in. @default they are in the server's own */
  foreign?: DataSource
  /** Its statements are ended when they take long, and can write nothing. @default false */
  limited?: boolean
}
