import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { Css } from '../Css'
import { listenForTooltips } from './tooltipEvents'

const css = `
.lading-ellipsis:focus-visible { outline: 2px solid var(--ant-color-primary); outline-offset: 1px; border-radius: 2px; }
.lading-tooltip { position: fixed; inset: auto; margin: 0; padding: 6px 8px; border: 0; max-width: min(360px, calc(100vw - 12px)); max-height: 50vh; overflow: auto; overflow-wrap: anywhere; white-space: pre-line;
  color: #fff; background: #262626; border-radius: var(--ant-border-radius); box-shadow: var(--ant-box-shadow-secondary); font-size: 14px; line-height: 1.5; }
`

/** The one tooltip of all texts that are cut; `UiProvider` holds it. */
export function SharedTooltip(): ReactNode {
  const tooltip = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => (tooltip.current ? listenForTooltips(tooltip.current) : undefined), [])
  return (
    <>
      <Css name="tooltip">{css}</Css>
      <div ref={tooltip} id={id} role="tooltip" popover="manual" className="lading-tooltip" />
    </>
  )
}
