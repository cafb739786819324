/** Style of what floats over the page: lists and panels of an editor, messages of rules, tables of a cell. */
export const floatStyles = `
.lg-sub{background:var(--lg-raised);color:var(--lg-text);box-shadow:var(--lg-shadow);border-radius:var(--lg-radius);padding:8px;max-width:calc(100vw - 16px);outline:none}
.lg-float{position:fixed;z-index:1050;pointer-events:auto}
.lg-tip{background:var(--lg-tip);color:var(--lg-tip-text);border-inline-start:3px solid var(--lg-error);padding:4px 8px;border-radius:4px;font-size:12px;line-height:1.5;max-width:320px;pointer-events:none;white-space:normal;overflow-wrap:anywhere}
.lg-list{background:var(--lg-raised);color:var(--lg-text);box-shadow:var(--lg-shadow);border-radius:var(--lg-radius);max-height:256px;overflow:auto;padding:4px}
.lg-option{padding:5px 12px;border-radius:4px;cursor:pointer;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;line-height:22px}
.lg-option[aria-selected=true]{font-weight:600;background:var(--lg-chosen)}
.lg-option.lg-here{background:var(--lg-hover)}
.lg-option[aria-disabled=true]{color:var(--lg-text-3);cursor:not-allowed}
.lg-none{padding:8px 12px;color:var(--lg-text-2)}
.lg-file-list{min-width:220px;max-width:360px}
.lg-file-list ul{list-style:none;margin:0;padding:0}
.lg-file-list .lg-option{display:flex;gap:8px;justify-content:space-between}
.lg-file-name{overflow:hidden;text-overflow:ellipsis}
.lg-upload{border-top:1px solid var(--lg-line)}
.lg-file-tools{display:flex;gap:4px 12px;flex-wrap:wrap;padding:6px 12px;border-top:1px solid var(--lg-line)}
.lg-to-dialog{position:sticky;bottom:-4px;display:block;width:100%;padding:7px 12px;border:0;border-top:1px solid var(--lg-line);background:var(--lg-raised);color:var(--lg-primary-text);font:inherit;line-height:22px;text-align:start;cursor:pointer}
.lg-to-dialog:hover{background:var(--lg-hover)}
.lg-to-dialog:first-child{border-top:0}
.lg-file-tools button{border:0;background:none;padding:0;color:var(--lg-primary-text);font:inherit;cursor:pointer;text-decoration:underline}
@media (pointer:coarse){.lg-option{padding-block:10px}}
@media (forced-colors:active){
.lg-list,.lg-tip{outline:2px solid CanvasText}
.lg-option.lg-here{outline:2px solid Highlight}
}
`
