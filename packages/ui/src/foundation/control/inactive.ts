/**
 * How a button looks that can be reached and does nothing but say why (`lading-inactive`, `aria-disabled`). Put into the page
 * by `UiProvider`.
 */
export const inactiveCss = `
.ant-btn.lading-inactive, .ant-btn.lading-inactive:hover, .ant-btn.lading-inactive:active {
  color: var(--ant-color-text-description) !important; border-color: var(--ant-color-border-disabled, var(--ant-color-border)) !important;
  background: var(--ant-color-bg-container-disabled) !important; box-shadow: none !important; cursor: not-allowed;
}
@media (forced-colors: active) { .ant-btn.lading-inactive { color: GrayText !important; border-color: GrayText !important; } }
`
