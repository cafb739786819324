/**
 * What leaves the grid: the rows and columns that are shown, in the order shown; or the chosen cells; or every row in
 * the order of the data, with the columns the user has hidden, too.
 */
export type ExportScope = 'shown' | 'selection' | 'all'
