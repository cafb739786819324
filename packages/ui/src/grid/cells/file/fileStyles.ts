/** Style of file cells and of their panel. */
export const fileStyles = `
.lg-files{display:inline-flex;gap:6px;max-width:100%;overflow:hidden;vertical-align:top}
.lg-files button,.lg-file-tools button{border:0;background:none;padding:0;color:var(--lg-primary-text);font:inherit;cursor:pointer;text-decoration:underline}
.lg-file-failed{color:var(--lg-error-text)}
.lg-file-sent{color:var(--lg-text-2)}
.lg-file-list{min-width:220px;max-width:360px}
.lg-file-list ul{list-style:none;margin:0;padding:0}
.lg-file-list .lg-option{display:flex;gap:8px;justify-content:space-between}
.lg-file-name{overflow:hidden;text-overflow:ellipsis}
.lg-upload{border-top:1px solid var(--lg-line)}
.lg-file-tools{display:flex;gap:4px 12px;flex-wrap:wrap;padding:6px 12px;border-top:1px solid var(--lg-line)}
`
