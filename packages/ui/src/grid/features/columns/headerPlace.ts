/** Where a popup of a column stands: under its title. */
export interface HeaderPlace {
  left: number
  top: number
}
