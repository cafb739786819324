/** Shown under the help. */
export const HELP_EXAMPLES = `
Examples:
  $ lading create my-portal                   make a portal of your own
  $ lading define labels/quotation.txt        write saQuotation.entity.ts from a label set
  $ lading define --explain saQuotation.eta   tell which rule decides a field
  $ lading generate                           render every page and merge it with your edits
  $ lading generate saQuotation -n --diff     show what would change
  $ lading status                             what was edited, what waits to be generated
  $ lading undo                               take the last run back, byte by byte
  $ lading check                              for CI: do pages and definitions agree?

Exit codes: 0 ok, 1 crash, 2 usage, 3 drift, 4 conflict, 5 invalid definition, 6 refused, 130 interrupted.
`
