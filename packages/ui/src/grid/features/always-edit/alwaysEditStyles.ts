/** In always-edit cells look like fields: a frame, and where something can be picked the arrow for it. */
export const alwaysEditStyles = `
.lg-always .lg-body .lg-cell:not(.lg-locked):not(.lg-marker):not(.lg-center){outline:1px solid var(--lg-line-2);outline-offset:-4px;padding:0 12px}
.lg-always .lg-body .lg-pick:not(.lg-locked):not(.lg-center)::after{content:'';position:absolute;inset-inline-end:12px;inset-block-start:calc(50% - 5px);width:6px;height:6px;border:solid var(--lg-text-2);border-width:0 1px 1px 0;transform:rotate(45deg);background:inherit}
.lg-always .lg-body .lg-pick:not(.lg-pinned){position:relative}
.lg-always .lg-body .lg-dirty:not(.lg-locked):not(.lg-center)::before{margin-inline:-12px 4px}`
