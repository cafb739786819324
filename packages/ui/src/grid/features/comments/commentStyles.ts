/** Style of cells with comments: a corner at the end, opposite to that of changed cells. */
export const commentStyles = `
.lg-body .lg-noted:not(.lg-pinned){position:relative}
.lg-body .lg-noted::after{content:"";position:absolute;inset-block-start:0;inset-inline-end:0;inset-inline-start:auto;width:0;height:0;border:5px solid;border-color:var(--lg-warning,#faad14) var(--lg-warning,#faad14) transparent transparent;background:none;transform:none;cursor:pointer}
[dir=rtl] .lg-noted::after,.lg-rtl .lg-noted::after{border-color:var(--lg-warning,#faad14) transparent transparent var(--lg-warning,#faad14)}
.lg-body .lg-noted.lg-settled::after{border-color:var(--lg-text-3) var(--lg-text-3) transparent transparent}
.lg-comments{display:grid;gap:12px;margin:0;padding:0;list-style:none;max-height:40vh;overflow:auto}
.lg-comments p{margin:2px 0 0;white-space:pre-line;overflow-wrap:anywhere}
.lg-comments small{color:var(--ant-color-text-secondary)}
`
