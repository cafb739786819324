/** Options of `lading rename`. */
export interface RenameOptions {
  dryRun?: boolean
  diff?: boolean
  /** Begins the names of the pages of a renamed entity. @default from its key */
  name?: string
}
