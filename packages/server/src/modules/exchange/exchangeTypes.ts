import type { Text } from '@lading/core/text'
import type { SQL } from 'drizzle-orm'
import type { Transaction } from '../../db/database'
import type { ListSpec } from '../../list/listSpec'
import type { Session } from '../../session'

/** A column of the spreadsheet. */
export interface ExchangeColumn {
  field: string
  title: Text
  /** Dictionary whose texts stand in the file instead of the values. */
  dict?: string
  /** Shown, never read. @default false */
  exportOnly?: boolean
}

/** A row of a file: texts by field, trimmed; what is not there is empty. */
export type ExchangeRow = Record<string, string>

/** How one kind of system records travels as a spreadsheet. */
export interface Exchange {
  label: Text
  columns: readonly ExchangeColumn[]
  list: (session: Session) => ListSpec
  /** What `selections` names. @default the list's id */
  chosenBy?: SQL
  /**
   * Stores a row.
   * @param seen what earlier rows of the same import have made
   * @throws Failure with the reason why the row is refused
   */
  save: (tx: Transaction, row: ExchangeRow, session: Session, seen: Set<string>) => Promise<void>
  /** After an import. */
  saved?: () => void
}
