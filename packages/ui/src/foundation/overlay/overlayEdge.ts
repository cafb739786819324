import type { DOMAttributes, SyntheticEvent } from 'react'

const yes = () => true

/** Stops what comes from a portal: the event passed through React's tree, not through this element. */
function stopForeign(event: SyntheticEvent): void {
  if (event.target instanceof Node && event.currentTarget.contains(event.target)) return
  // Not `stopPropagation()`: that stops the browser's event, too, and antd hears Escape at the window.
  event.isPropagationStopped = yes
}

/**
 * Handlers for an element with overlays inside of it in React's tree. React hands the events of a dialog, a menu or a
 * list to the components around it although it stands elsewhere on the page: a form would be submitted by the form
 * of a dialog, a table row clicked by a menu item. Here those events end; the element's own pass.
 *
 * Focus and blur pass: whether the keyboard has left a control counts its overlays in.
 *
 * @example <div className="lg-root" {...overlayEdge}>…</div>
 */
export const overlayEdge: DOMAttributes<Element> = {
  onSubmit: stopForeign,
  onReset: stopForeign,
  onInvalid: stopForeign,
  onChange: stopForeign,
  onInput: stopForeign,
  onBeforeInput: stopForeign,
  onKeyDown: stopForeign,
  onKeyUp: stopForeign,
  onCopy: stopForeign,
  onCut: stopForeign,
  onPaste: stopForeign,
  onClick: stopForeign,
  onDoubleClick: stopForeign,
  onContextMenu: stopForeign,
  onMouseDown: stopForeign,
  onMouseUp: stopForeign,
  onPointerDown: stopForeign,
  onPointerUp: stopForeign,
  onDragEnter: stopForeign,
  onDragOver: stopForeign,
  onDrop: stopForeign,
}
