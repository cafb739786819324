/** An option that came from the server; `row` is the record behind it, when there is one. */
export interface RemoteOption {
  value: string
  text: string
  disabled?: boolean
  row?: Record<string, unknown>
}
