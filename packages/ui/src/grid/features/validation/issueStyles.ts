/** Style of the bar that counts refused cells, of the list of them, and of a check's progress. */
export const issueStyles = `
.lg-issues{display:flex;gap:8px;align-items:center;padding:4px 8px;border-top:1px solid var(--lg-line);background:var(--lg-error-bg);flex:none;flex-wrap:wrap}
.lg-checking{background:none}
.lg-button{height:24px;padding:0 7px;border:1px solid var(--lg-line-2);border-radius:4px;background:var(--lg-bg);color:inherit;font:inherit;line-height:1;cursor:pointer}
.lg-button:hover{color:var(--lg-primary);border-color:currentColor}
.lg-button:focus-visible{outline:2px solid var(--lg-primary);outline-offset:1px}
.lg-checking progress{accent-color:var(--lg-primary);min-width:0;flex:0 1 160px}
.lg-issue-box{padding:4px 8px 8px;max-height:160px;overflow:auto;border-top:1px solid var(--lg-line)}
.lg-issue-list,.lg-issue-list ul{list-style:none;margin:0;padding:0}
.lg-issue-list ul{padding-inline-start:16px}
.lg-note .lg-button{margin-block:4px 0;margin-inline:0 6px}
.lg-note .lg-issue-box{border:0;padding:4px 0 0;max-height:none}
.lg-issue{border:0;background:none;color:inherit;font:inherit;cursor:pointer;padding:2px 4px;text-align:start;text-decoration:underline;overflow-wrap:anywhere}
`
