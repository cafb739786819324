/** Style of the headings of groups, which stand between rows and are as high as the least row. */
export const groupStyles = `
.lg-body>.lg-band{display:flex;position:relative;inset:auto;min-width:100%;width:var(--lg-total);height:var(--lg-row);padding:0;background:var(--lg-head-bg);font-weight:600}
.lg-band>.lg-pinned{background:var(--lg-head-bg)}
.lg-band-name{position:sticky;inset-inline-start:0;z-index:4;flex:none;height:calc(var(--lg-row) - 1px);background:var(--lg-head-bg);padding-inline:4px 8px;overflow:clip}
.lg-band-name>.lg-link{display:flex;align-items:center;gap:4px;width:100%;height:100%;color:inherit;text-align:start}
.lg-band-name>.lg-link:focus-visible{outline:2px solid var(--lg-primary);outline-offset:-2px}
.lg-band-text{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.lg-band-count{flex:none;color:var(--lg-text-2);font-weight:400}
`
