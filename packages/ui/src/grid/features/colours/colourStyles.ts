/** Style of coloured cells: opaque, since those of pinned columns cover what scrolls under them. */
export const colourStyles = `
.lg-tone-danger{--lg-tone:var(--lg-error)}
.lg-tone-warning{--lg-tone:var(--lg-warning,#faad14)}
.lg-tone-success{--lg-tone:#52c41a}
.lg-tone-info{--lg-tone:var(--lg-primary)}
.lg-tone-muted{--lg-tone:var(--lg-text-2)}
.lg-body .lg-tone:not(.lg-bad){background:color-mix(in srgb,var(--lg-tone) 18%,var(--lg-bg))}
.lg-body>.lg-row:hover>.lg-tone:not(.lg-bad){background:color-mix(in srgb,var(--lg-tone) 26%,var(--lg-bg))}
.lg-tone-sample{display:inline-block;width:1em;height:1em;margin-inline-end:8px;border-radius:2px;vertical-align:-.125em;background:var(--lg-tone)}
@media (forced-colors:active){.lg-body .lg-tone{text-decoration:underline}}
`
