import type { ButtonHTMLAttributes, ReactNode } from 'react'

/** A native button's own, and whether pressing it destroys something. */
export interface LinkButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  danger?: boolean
}

/**
 * A button that reads as a link, for places that show many: the rows of a table. antd's `Button` brings a dozen components
 * and two effects each, which a list of ten rows pays fifty times whenever its page is shown.
 */
export function LinkButton({ danger = false, className = '', ...rest }: LinkButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      className={`lading-link-button${danger ? ' lading-danger' : ''} ${className}`.trimEnd()}
    />
  )
}

/** Put into the page by `UiProvider`. */
export const linkButtonCss = `
.lading-link-button { appearance: none; border: 0; background: none; padding: 0; margin: 0; font: inherit; text-align: start; color: var(--ant-color-link); cursor: pointer; border-radius: var(--ant-border-radius-sm); transition: color 0.2s; touch-action: manipulation; }
.lading-link-button:hover { color: var(--ant-color-link-hover); }
.lading-link-button:active { color: var(--ant-color-link-active); }
.lading-link-button.lading-danger { color: var(--ant-color-error); }
.lading-link-button.lading-danger:hover { color: var(--ant-color-error-hover); }
.lading-link-button.lading-danger:active { color: var(--ant-color-error-active); }
.lading-link-button:focus-visible { outline: var(--ant-line-width-focus) solid var(--ant-color-primary-border); outline-offset: 1px; }
@media (forced-colors: active) { .lading-link-button { color: LinkText; } }
`
