/** What antd tells by its background alone. */
const CHOSEN = `:is(.ant-menu-item-selected,.ant-tabs-tab-active,.ant-select-item-option-selected,.ant-dropdown-menu-item-selected,.ant-tree-node-selected,.ant-table-row-selected>.ant-table-cell,.ant-radio-button-wrapper-checked,.ant-segmented-item-selected,.ant-pagination-item-active)`

/**
 * antd where the system decides the colours (`forced-colors`): backgrounds are taken away there, and with them what is
 * chosen, switched on, or refused. They are said again in the system's own colours.
 */
export const forcedColorsCss = `
@media (forced-colors: active) {
  .ant-menu-submenu-arrow::before, .ant-menu-submenu-arrow::after { forced-color-adjust: none; background: CanvasText !important; }
  ${CHOSEN} { transition: none !important; forced-color-adjust: none; background-color: Highlight !important; }
  ${CHOSEN}, ${CHOSEN} * { color: HighlightText !important; }
  ${CHOSEN} * { background-color: transparent !important; border-color: HighlightText; }
  :is(.ant-select-item-option-active,.ant-dropdown-menu-item-active,.ant-menu-item:hover,.ant-menu-submenu-title:hover) { outline: 2px solid Highlight; outline-offset: -2px; }
  .ant-picker-cell-selected .ant-picker-cell-inner { outline: 2px solid Highlight; }
  .ant-switch:not(:focus-visible) { outline: 1px solid ButtonText; }
  .ant-switch-handle::before { forced-color-adjust: none; background: ButtonText !important; }
  .ant-switch-checked { forced-color-adjust: none; background: Highlight !important; }
  .ant-switch-checked .ant-switch-handle::before { background: HighlightText !important; }
  .ant-switch-checked .ant-switch-inner { color: HighlightText; }
  :is(.ant-checkbox-checked,.ant-radio-checked) { forced-color-adjust: none; background: Highlight !important; border-color: HighlightText !important; }
  .ant-checkbox-checked::after { border-color: HighlightText !important; }
  :is(.ant-radio-checked::after,.ant-checkbox-indeterminate::after) { forced-color-adjust: none; background: HighlightText !important; }
  .ant-checkbox-indeterminate::after { background: Highlight !important; }
  .ant-tag, .ant-badge-count { border: 1px solid CanvasText; }
  :is([aria-invalid='true'],[class*='-status-error']:not(.ant-form-item)) { outline: 2px dashed Mark; }
  .ant-btn-primary { outline: 1px solid ButtonText; outline-offset: 1px; }
}
`
