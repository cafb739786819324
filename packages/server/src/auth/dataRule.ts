/** A data rule that is ticked for a session, with the entry it belongs to (contract §3.8). */
export interface DataRule {
  /** Permission codes of the entry, joined by commas. */
  codes: string
  /** Address of the entry's page. */
  url: string
  column: string
  condition: string
  value: string
}
