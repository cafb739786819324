import type { ReactNode } from 'react'

/** The mark of the product: three stacked boxes on a line, in the colour of the text around it. */
export function Logo({ size = 28 }: { size?: number }): ReactNode {
  return (
    <svg className="ld-logo" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect x="3" y="17" width="12" height="9" rx="1.5" />
      <rect x="17" y="17" width="12" height="9" rx="1.5" opacity=".65" />
      <rect x="10" y="6" width="12" height="9" rx="1.5" opacity=".85" />
      <rect x="2" y="28" width="28" height="2" rx="1" />
    </svg>
  )
}
