import { alwaysEditStyles } from '../features/always-edit/alwaysEditStyles'
import { accessStyles } from './accessStyles'
import { liveStyles } from '../features/live/liveStyles'
import { spanStyles } from '../features/spans/spanStyles'

/**
 * Style of the grid. Colours and sizes come from custom properties that `EditableGrid` sets from antd's tokens, so
 * that light, dark and compact themes apply. The scroller's background is opaque: with it Chromium scrolls on the
 * compositor, and the sticky window shows rows instead of blanks when the page is late.
 */
export const gridStyles = `
.lg-root,.lg-vars{--lg-bg:var(--lg-ground)}
:is(.ant-modal,.ant-drawer,.ant-popover,.ant-dropdown) .lg-root{--lg-bg:var(--lg-raised)}
.lg-root{position:relative;color:var(--lg-text);font-family:var(--lg-font);font-size:var(--lg-size);background:var(--lg-bg);border:1px solid var(--lg-line);border-radius:var(--lg-radius);box-sizing:border-box;display:flex;flex-direction:column;min-width:0}
.lg-root *,.lg-root *::before,.lg-root *::after{box-sizing:border-box}
.lg-root.lg-full{position:fixed;inset:0;z-index:900;border-radius:0;border-width:0}
.lg-full>.lg-frame,.lg-full .lg-scroll{flex:1 1 auto}
.lg-tools{display:flex;gap:8px;padding:8px;align-items:center;border-bottom:1px solid var(--lg-line);flex:none;flex-wrap:wrap}
.lg-frame{position:relative;min-height:0;flex:0 1 auto;display:flex;flex-direction:column;border-radius:inherit;overflow:hidden}
.lg-scroll{overflow:auto;background:var(--lg-bg);outline:none;flex:0 1 auto;min-height:0;overflow-anchor:none;position:relative;isolation:isolate}
.lg-head,.lg-foot{position:sticky;z-index:3;background:var(--lg-head-bg);width:var(--lg-total);min-width:100%}
.lg-head{top:0;border-bottom:1px solid var(--lg-line)}
.lg-foot{bottom:0;border-top:1px solid var(--lg-line)}
.lg-row{display:flex;position:relative;min-width:100%;width:var(--lg-total)}
.lg-body>.lg-row{height:var(--lg-row);border-bottom:1px solid var(--lg-line);background:var(--lg-bg)}
.lg-body>.lg-row:hover,.lg-body>.lg-row:hover .lg-pinned{background:var(--lg-hover)}
.lg-body>.lg-row[aria-selected=true],.lg-body>.lg-row[aria-selected=true] .lg-pinned{background:var(--lg-chosen)}
.lg-head .lg-row{height:var(--lg-head-row);font-weight:600}
.lg-foot .lg-row{height:var(--lg-foot-row);font-weight:600}
.lg-cell{flex:none;overflow:clip;text-overflow:ellipsis;white-space:nowrap;padding:0 8px;line-height:calc(var(--lg-row) - 1px);border-inline-end:1px solid var(--lg-line);cursor:default;user-select:none}
.lg-head .lg-cell:not(.lg-pinned),.lg-foot .lg-cell:not(.lg-pinned),.lg-dirty.lg-lines:not(.lg-pinned){position:relative}
.lg-head .lg-cell{line-height:var(--lg-head-row)}
.lg-foot .lg-cell{line-height:var(--lg-foot-row)}
.lg-first{margin-inline-start:var(--lg-gap)}
.lg-last{margin-inline-start:auto}
.lg-pinned{position:sticky;z-index:3;background:var(--lg-bg)}
.lg-head .lg-pinned,.lg-foot .lg-pinned{background:var(--lg-head-bg)}
.lg-end{text-align:end;font-variant-numeric:tabular-nums}
.lg-center{text-align:center}
.lg-marker{padding:0 4px;color:var(--lg-text-2)}
.lg-locked{background:var(--lg-locked);color:var(--lg-text-2)}
.lg-dirty::before{content:"";float:inline-start;margin-inline:-8px 0;border:4px solid;border-color:var(--lg-primary) transparent transparent var(--lg-primary)}
.lg-dirty:is(.lg-merge,.lg-lines)::before{float:none;margin:0;position:absolute;inset-block-start:0;inset-inline-start:0}
.lg-asking{color:var(--lg-text-2);font-style:italic}
.lg-altered{text-decoration:underline dotted var(--lg-warning,#faad14) 2px;text-underline-offset:3px}
.lg-bad{box-shadow:inset 0 0 0 1px var(--lg-error);background:var(--lg-error-bg)}
.lg-foot .lg-marker{padding:0 2px;font-size:12px}
.lg-wrap{white-space:pre-line;line-height:1.4;display:grid;align-items:center}
.lg-window{position:sticky;inset-inline-start:auto;isolation:isolate}
.lg-sizer{position:relative;min-width:100%}
.lg-vars{font-family:var(--lg-font);font-size:var(--lg-size)}
.lg-detail{position:sticky;inset-inline-start:0;border-bottom:1px solid var(--lg-line);background:var(--lg-bg);padding:12px 16px}
.lg-twist{display:inline-block;width:20px;height:20px;vertical-align:middle;cursor:pointer;position:relative;flex:none}
.lg-twist::after{content:"";position:absolute;inset:0;margin:auto;width:6px;height:6px;border:solid currentColor;border-width:0 1.5px 1.5px 0;transform:rotate(-45deg)}
[dir=rtl] .lg-twist::after{transform:rotate(135deg)}
.lg-twist.lg-on::after{transform:translateY(-2px) rotate(45deg)}
.lg-twist.lg-busy{opacity:.4}
.lg-leaf{display:inline-block;width:20px}
.lg-check{display:inline-block;width:16px;height:16px;border:1px solid var(--lg-line-2);border-radius:4px;vertical-align:middle;background:var(--lg-bg);position:relative}
.lg-check.lg-on,.lg-check.lg-some{background:var(--lg-primary);border-color:var(--lg-primary)}
.lg-check.lg-on::after{content:"";position:absolute;inset:0;margin:auto;width:5px;height:9px;border:solid #fff;border-width:0 2px 2px 0;transform:translateY(-1px) rotate(45deg)}
.lg-check.lg-some::after{content:"";position:absolute;inset:6px 3px;background:#fff}
.lg-check.lg-round{border-radius:50%}
.lg-check.lg-round.lg-on::after{width:6px;height:6px;border:0;border-radius:50%;background:#fff;transform:none}
.lg-check.lg-switch{width:28px;border-radius:8px}
.lg-check.lg-switch::after{content:"";position:absolute;inset:3px auto;inset-inline-start:3px;margin:0;width:8px;height:8px;border:0;border-radius:50%;background:var(--lg-text-2);transform:none}
.lg-check.lg-switch.lg-on::after{inset-inline:auto 3px;background:#fff}
.lg-check[aria-disabled=true]{opacity:.45}
.lg-progress{display:block;margin:calc((var(--lg-row) - 21px)/2) 0;height:20px;line-height:20px;border-radius:4px;text-align:center;background:linear-gradient(var(--lg-range),var(--lg-range)) no-repeat,var(--lg-locked)}
.lg-star{color:var(--lg-error);margin-inline-end:4px;font-family:sans-serif}
.lg-sort{border:0;padding:0;background:none;color:inherit;font:inherit;cursor:pointer}
.lg-sort::after,.lg-sorted::after{content:'⇅';opacity:.35;margin-inline-start:4px;font-size:.85em}
.lg-sort.lg-ascending::after,.lg-sorted.lg-ascending::after{content:'↑';opacity:1}
.lg-sort.lg-descending::after,.lg-sorted.lg-descending::after{content:'↓';opacity:1}
.lg-head .lg-has-menu{padding-inline-end:28px}
.lg-head .lg-has-menu.lg-end{padding-inline:28px 8px}
.lg-head .lg-has-menu.lg-center{padding-inline:28px}
.lg-more{position:absolute;inset-block:0;margin-block:auto;inset-inline-end:8px;width:20px;height:20px;padding:0;border:0;border-radius:4px;background:none;color:var(--lg-text-2);cursor:pointer;opacity:0}
.lg-end>.lg-more{inset-inline:8px auto}
.lg-more::after{content:"";position:absolute;inset:0;background:currentColor;clip-path:polygon(25% 25%,75% 25%,75% 33%,25% 33%,25% 25%,25% 46%,75% 46%,75% 54%,25% 54%,25% 46%,25% 67%,75% 67%,75% 75%,25% 75%,25% 25%)}
.lg-more.lg-filtered::after{clip-path:polygon(20% 25%,80% 25%,57% 52%,57% 80%,43% 70%,43% 52%)}
.lg-more.lg-filtered{opacity:1;color:var(--lg-primary)}
.lg-cell:hover>.lg-more,.lg-more:focus-visible{opacity:1}
.lg-more:hover{background:var(--lg-hover)}
.lg-more:focus-visible{outline:2px solid var(--lg-primary);outline-offset:-2px}
@media (hover:none){.lg-more{opacity:.6}}
.lg-dragged{opacity:.5;cursor:grabbing}
.lg-drop-before{box-shadow:inset 3px 0 var(--lg-primary)}
.lg-drop-after{box-shadow:inset -3px 0 var(--lg-primary)}
[dir=rtl] .lg-drop-before{box-shadow:inset -3px 0 var(--lg-primary)}
[dir=rtl] .lg-drop-after{box-shadow:inset 3px 0 var(--lg-primary)}
.lg-head .lg-groups{height:calc(var(--lg-head-row) + 1px)}
.lg-group{overflow:clip;border-block-end:1px solid var(--lg-line);text-align:center}
.lg-group-title{position:sticky;padding-inline-end:8px}
.lg-head .lg-up{margin-block-start:calc(-1*var(--lg-up)*(var(--lg-head-row) + 1px));height:calc(var(--lg-head-row) + var(--lg-up)*(var(--lg-head-row) + 1px));line-height:calc(var(--lg-head-row) + var(--lg-up)*(var(--lg-head-row) + 1px));background:var(--lg-head-bg);flex-shrink:0;align-self:flex-start}
.lg-filter{display:grid;gap:8px;width:min(260px,80vw)}
.lg-filter-values{display:grid;gap:4px;max-height:220px;overflow:auto}
.lg-grip{position:absolute;inset-block:0;inset-inline-end:0;width:8px;cursor:col-resize;touch-action:none}
.lg-grip:hover,.lg-grip:active{background:var(--lg-primary);opacity:.4}
.lg-over{position:absolute;inset:0;overflow:hidden;pointer-events:none;z-index:4}
.lg-mark{position:absolute;pointer-events:none}
.lg-range{background:var(--lg-range);z-index:1}
.lg-preview{border:1px dashed var(--lg-primary);z-index:1}
.lg-handle{width:8px;height:8px;margin:-5px;margin-inline:-5px;background:var(--lg-primary);border:1px solid var(--lg-bg);cursor:crosshair;pointer-events:auto;z-index:2;touch-action:none}
.lg-tag{display:inline-block;line-height:20px;padding:0 7px;margin-inline-end:4px;border:1px solid var(--lg-line-2);border-radius:4px;font-size:12px;vertical-align:middle}
.lg-tag.lg-coloured{border-color:var(--lg-tag);background:color-mix(in srgb,var(--lg-tag) 16%,transparent)}
.lg-zoom{float:inline-end;border:0;padding:0 4px;margin:0;background:none;color:var(--lg-text-2);font:inherit;line-height:inherit;cursor:pointer}
.lg-zoom:hover{color:var(--lg-primary)}
.lg-drop{inset-inline:0;height:2px;background:var(--lg-primary);z-index:5}
.lg-drag{cursor:grab;touch-action:none;display:block}
.lg-active{z-index:1;box-shadow:inset 0 0 0 2px var(--lg-primary)}
.lg-active.lg-idle{box-shadow:inset 0 0 0 2px var(--lg-line-2)}
.lg-input{position:absolute;margin:0;border:0;padding:0 8px;resize:none;font:inherit;color:inherit;outline:none;border-radius:0;overflow:hidden;white-space:pre;background:var(--lg-raised)}
.lg-input.lg-open{pointer-events:auto;box-shadow:0 0 0 2px var(--lg-primary),var(--lg-shadow)}
.lg-input.lg-wrong{box-shadow:0 0 0 2px var(--lg-error),var(--lg-shadow)}
.lg-input.lg-closed{opacity:0;padding:0;width:1px;height:1px}
.lg-input.lg-tall{white-space:pre-wrap;padding:6px 8px;line-height:1.4;overflow:auto}
.lg-empty{position:sticky;inset-inline-start:0;padding:32px;text-align:center;color:var(--lg-text-2)}
.lg-say{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.lg-status{display:flex;gap:4px 16px;align-items:center;flex:none;flex-wrap:wrap;padding:3px 8px;border-top:1px solid var(--lg-line);font-size:12px;line-height:20px;min-height:27px;color:var(--lg-text-2)}
.lg-figures{display:flex;flex-wrap:wrap;gap:0 12px;margin-inline-start:auto;font-variant-numeric:tabular-nums}
.lg-figures b{color:var(--lg-text);font-weight:600}
.lg-link{border:0;padding:0;background:none;color:var(--lg-primary);font:inherit;cursor:pointer}
.lg-note-dock{position:sticky;inset-block-end:8px;height:0;z-index:5}
.lg-note{position:absolute;inset-block-end:0;inset-inline-end:8px;max-width:min(420px,90%);max-height:min(320px,60vh);overflow:auto;background:var(--lg-raised);border-inline-start:4px solid var(--lg-warning,#faad14);box-shadow:var(--lg-shadow);border-radius:var(--lg-radius);padding:12px 36px 12px 16px;font-size:13px}
.lg-note.lg-aside{inset-inline:8px auto}
/* Below the grid while its search bar is open: a report of a paste into few rows lay upon the bar. */
.lg-tools[role=search]~.lg-note-dock{height:auto}
.lg-tools[role=search]~.lg-note-dock .lg-note{position:relative;inset:auto;max-width:none;max-height:30vh}
.lg-note-close{position:absolute;inset-block-start:8px;inset-inline-end:8px;border:0;background:none;color:inherit;cursor:pointer;font-size:16px;line-height:1}
${spanStyles}${alwaysEditStyles}${liveStyles}${accessStyles}`
