/** Style of file cells and of their panel. */
export const fileStyles = `
.lg-files{display:inline-flex;gap:6px;max-width:100%;overflow:hidden;vertical-align:top}
.lg-files button,.lg-file-tools button{border:0;background:none;padding:0;color:var(--lg-primary-text);font:inherit;cursor:pointer;text-decoration:underline}
.lg-thumbs{align-items:center;height:calc(var(--lg-row) - 1px)}
.lg-thumbs button{flex:none;display:grid;place-items:center;height:calc(var(--lg-row) - 9px);min-width:24px;line-height:1.4;border-radius:4px;overflow:hidden;cursor:zoom-in}
.lg-thumbs button:disabled{cursor:default;color:inherit;text-decoration:none}
.lg-thumbs button:focus-visible{outline:2px solid var(--lg-primary)}
.lg-thumbs img{display:block;height:100%;aspect-ratio:1;object-fit:cover}
.lg-file-failed{color:var(--lg-error-text)}
.lg-file-sent{color:var(--lg-text-2)}
.lg-file-list{min-width:220px;max-width:360px}
.lg-file-list ul{list-style:none;margin:0;padding:0}
.lg-file-list .lg-option{display:flex;gap:8px;justify-content:space-between}
.lg-file-name{overflow:hidden;text-overflow:ellipsis}
.lg-upload{border-top:1px solid var(--lg-line)}
.lg-file-tools{display:flex;gap:4px 12px;flex-wrap:wrap;padding:6px 12px;border-top:1px solid var(--lg-line)}
.lg-to-dialog{position:sticky;bottom:-4px;display:block;width:100%;padding:7px 12px;border:0;border-top:1px solid var(--lg-line);background:var(--lg-raised);color:var(--lg-primary-text);font:inherit;line-height:22px;text-align:start;cursor:pointer}
.lg-to-dialog:hover{background:var(--lg-hover)}
.lg-to-dialog:first-child{border-top:0}
`
