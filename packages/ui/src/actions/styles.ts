import { visuallyHidden } from '../foundation/visuallyHidden'

/** Fields of an action's dialog stand below each other. */
export const actionCss = `
.lading-action-leads { margin: 0 0 12px; }
.lading-action-fields { display: flex; flex-direction: column; gap: 4px; }
.lading-action-field .lading-label { display: block; margin-block-end: 4px; }
.lading-action-field .lading-required::before { content: '*'; margin-inline-end: 4px; color: var(--ant-color-error); }
.lading-action-field .lading-help { min-height: 22px; color: var(--ant-color-text-secondary); }
.lading-action-field .lading-help-error { color: var(--ant-color-error); }
.lading-action-field > :is(input, textarea, .ant-select, .ant-picker, .ant-input-number) { width: 100%; }
.lading-action-lines { margin-block-start: 8px; }
.lading-action-lines .lading-required::before { content: '*'; margin-inline-end: 4px; color: var(--ant-color-error); }
.lading-action-entry { min-width: 120px; }
.lading-action-entry > label { ${visuallyHidden} }
.lading-action-entry .lading-help-error { color: var(--ant-color-error); }
.lading-action-entry > :is(input, textarea, .ant-select, .ant-picker, .ant-input-number) { width: 100%; }
`
