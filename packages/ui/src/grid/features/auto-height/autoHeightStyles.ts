/**
 * Style of rows that are as high as their texts take: the first line stands where the one line of the other cells does.
 * Merged cells take no part, nor do the rows above the window that only merged cells reach out of.
 */
export const autoHeightStyles = `
.lg-auto>.lg-row:not(.lg-ghost){height:auto;min-height:var(--lg-row)}
.lg-auto>.lg-row>.lg-lines:not(.lg-merge),.lg-input.lg-open.lg-lines{white-space:pre-line;overflow-wrap:anywhere;line-height:1.5;padding-block:calc((var(--lg-row) - 1px - 1.5em)/2)}
.lg-input.lg-open.lg-lines{white-space:pre-wrap}
.lg-auto>.lg-row>.lg-merge{align-self:flex-start;margin-block-end:-30000000px}
`
