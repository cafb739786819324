/** Style of file cells. */
export const fileStyles = `
.lg-files{display:inline-flex;gap:6px;max-width:100%;overflow:hidden;vertical-align:top}
.lg-files button{border:0;background:none;padding:0;color:var(--lg-primary-text);font:inherit;cursor:pointer;text-decoration:underline}
.lg-thumbs{align-items:center;height:calc(var(--lg-row) - 1px)}
.lg-thumbs button{flex:none;display:grid;place-items:center;height:calc(var(--lg-row) - 9px);min-width:24px;line-height:1.4;border-radius:4px;overflow:hidden;cursor:zoom-in}
.lg-thumbs button:disabled{cursor:default;color:inherit;text-decoration:none}
.lg-thumbs button:focus-visible{outline:2px solid var(--lg-primary)}
.lg-thumbs img{display:block;height:100%;aspect-ratio:1;object-fit:cover}
.lg-file-failed{color:var(--lg-error-text)}
.lg-file-sent{color:var(--lg-text-2)}
`
