import type { SuperQueryField, SuperQueryValue } from './logic/query'

/** The dialog of the advanced query. */
export interface SuperQueryProps {
  open: boolean
  onClose: () => void
  /** What can be asked for, in the order of the list. */
  fields: readonly SuperQueryField[]
  /** Names the page its saved queries belong to, on the server or in local storage. */
  saveCode: string
  /** The query in force; every opening starts from it. @default one line without a field */
  query?: SuperQueryValue
  /** Whether conditions can be put into groups, three deep. @default true */
  groups?: boolean
  /** Given the conditions that count, at least one. The dialog closes. */
  onSearch: (query: SuperQueryValue) => void
  /** The user gives up the query. */
  onReset: () => void
}
