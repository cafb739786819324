/** Style for fingers, for colours that the system decides, and for people who want no motion. */
export const accessStyles = `
.lg-input{left:0;top:0}
.lg-pinned.lg-locked{background:linear-gradient(var(--lg-locked),var(--lg-locked)),var(--lg-bg)}
.lg-rtl .lg-body .lg-cell{unicode-bidi:plaintext;text-align:right}
.lg-rtl .lg-body .lg-end{text-align:left}
.lg-rtl .lg-body .lg-center{text-align:center}
.lg-knob{position:absolute;left:-16px;top:-16px;width:32px;height:32px;pointer-events:auto;touch-action:none}
.lg-knob::after{content:"";position:absolute;inset:9px;border-radius:50%;background:var(--lg-primary);border:2px solid var(--lg-bg)}
.lg-touch .lg-handle{display:none}
.lg-touch .lg-scroll{-webkit-touch-callout:none}
@media (pointer:coarse){.lg-grip{width:16px}}
@media (forced-colors:active){
.lg-cell,.lg-head,.lg-foot,.lg-root{border-color:CanvasText}
.lg-active{border:2px solid CanvasText;outline:2px solid Highlight;outline-offset:-4px}
.lg-range{outline:2px solid Highlight;outline-offset:-2px;background:none}
.lg-row[aria-selected=true] .lg-cell{background:Highlight;color:HighlightText;forced-color-adjust:none}
.lg-bad{outline:2px dashed Mark;outline-offset:-4px}
.lg-bad:not(.lg-pinned){position:relative}
.lg-bad::after{content:"!";font-weight:700;position:absolute;inset-inline-end:4px;inset-block-start:0}
.lg-check.lg-on,.lg-check.lg-some,.lg-handle,.lg-drop,.lg-knob::after,.lg-progress{forced-color-adjust:none;background-color:Highlight;border-color:Highlight}
.lg-check.lg-on::after{border-color:HighlightText}
.lg-check:is(.lg-some,.lg-round.lg-on,.lg-switch.lg-on)::after{background:HighlightText}
.lg-check.lg-switch:not(.lg-on)::after,.lg-more::after{forced-color-adjust:none;background:ButtonText}
.lg-dirty::before{forced-color-adjust:none;border-color:Highlight transparent transparent Highlight}
.lg-conflict{outline:2px dashed Highlight;outline-offset:-2px}
.lg-drop-before,.lg-drop-after{outline:3px solid Highlight;outline-offset:-3px}
.lg-locked,.lg-option[aria-disabled=true]{color:GrayText}
.lg-input.lg-wrong{outline:2px dashed Mark}
.lg-input.lg-open,.lg-note{outline:2px solid CanvasText}
}
@media (prefers-reduced-motion:reduce){
.lg-root *,.lg-float *{animation-duration:.01ms!important;animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}
}
`
