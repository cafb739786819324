/**
 * Style sheet of controls: a read-only one looks like one that can be read, not one that can be used. What is pressed
 * is 24 px large, also at the end of a full line of tags (WCAG 2.5.8). A long tag leaves room for the number of the
 * others, also in wide fonts (“+ 10 ...” takes 74 px in DejaVu): it is cut, where else nothing but that number would be
 * shown.
 */
export const controlCss = `
.lading-select .ant-select-content-item:not([class*='item-']) { max-width: calc(100% - 104px); }
.lading-select.ant-select.ant-select-multiple .ant-select-input { min-width: 24px; }
.lading-select.ant-select .ant-select-clear { display: inline-flex; align-items: center; justify-content: center; width: 24px; height: 24px; margin-block-start: -12px; margin-inline-end: -6px; }
.lading-select.ant-select .ant-select-selection-item { overflow: visible; }
.lading-select .ant-select-selection-item-remove { position: relative; }
.lading-select .ant-select-selection-item-remove::before { content: ''; position: absolute; inset: -7px; }
.lading-clearable .ant-input-clear-icon { display: inline-flex; align-items: center; justify-content: center; width: 24px; height: 24px; margin-inline-end: -6px; }
.lading-locked .ant-select-selection-item-remove { display: none; }
.lading-locked.ant-select, .lading-locked .ant-select { background: var(--ant-color-fill-quaternary); }
.lading-locked .ant-select-content, .lading-locked input { cursor: default; }
.lading-locked-choices label, .lading-locked-choices .ant-switch { cursor: default; pointer-events: none; }
.lading-choices { display: inline-block; max-width: 100%; border-radius: var(--ant-border-radius); }
.lading-choices[data-status="error"] { outline: 1px solid var(--ant-color-error); outline-offset: 3px; }
.lading-choices[data-status="warning"] { outline: 1px solid var(--ant-color-warning); outline-offset: 3px; }
`
