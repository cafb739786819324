import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import { overlayEdge } from './overlayEdge'

const NO_BOX: CSSProperties = { display: 'contents' }

export interface OverlayProps {
  children: ReactNode
  /** Told of the keys that are pressed inside, but not in what is open elsewhere. */
  onOwnKey?: (event: KeyboardEvent) => void
}

/**
 * Around whatever opens something elsewhere on the page: no event of what is opened reaches the components around
 * (see `overlayEdge`). It has no box of its own. The overlays of antd come with it from this folder; use
 * it for portals of your own, and inside a form around widgets of others.
 *
 * @example <form onSubmit={save}><Overlay>{fields}</Overlay></form>
 */
export function Overlay({ children, onOwnKey }: OverlayProps): ReactNode {
  const own = (event: KeyboardEvent) => {
    overlayEdge.onKeyDown?.(event)
    if (!event.isPropagationStopped()) onOwnKey?.(event)
  }
  return (
    <span style={NO_BOX} {...overlayEdge} {...(onOwnKey && { onKeyDown: own })}>
      {children}
    </span>
  )
}
