/** Style of merged cells: above the rows they reach over, below the frame of the active cell. */
export const spanStyles = `
.lg-merge{display:flex;align-items:center;background:var(--lg-bg);overflow:clip}
.lg-merge:not(.lg-pinned){position:relative;z-index:1}
.lg-merge.lg-locked{background:linear-gradient(var(--lg-locked),var(--lg-locked)),var(--lg-bg)}
.lg-merge.lg-bad{background:linear-gradient(var(--lg-error-bg),var(--lg-error-bg)),var(--lg-bg)}
.lg-merged{position:sticky;flex:auto;min-width:0;overflow:clip;text-overflow:ellipsis}
.lg-body>.lg-ghost{position:absolute;height:0;border:0;background:none}
.lg-under{visibility:hidden;pointer-events:none}
`
