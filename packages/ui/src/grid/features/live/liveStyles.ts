/** Marks of cells changed from outside (spec 2 §9: 1400 ms), and of those also changed here. */
export const liveStyles = `
.lg-flash-1{animation:lg-flash-1 1400ms ease-out}
.lg-flash-2{animation:lg-flash-2 1400ms ease-out}
@keyframes lg-flash-1{from{background-color:var(--lg-flash)}}
@keyframes lg-flash-2{from{background-color:var(--lg-flash)}}
.lg-conflict{box-shadow:inset 0 0 0 2px var(--lg-warning)}
.lg-conflicts{background:var(--lg-warning-bg)}
@media (prefers-reduced-motion:reduce){.lg-flash{animation:none}}
`
