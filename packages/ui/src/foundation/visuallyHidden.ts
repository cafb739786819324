/** Declarations of a text that is read out and not shown; for the style sheets of the parts. */
export const visuallyHidden =
  'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;'
