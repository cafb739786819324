import { DragOutlined, FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import type { PointerEvent, ReactNode } from 'react'
import { Modal } from '../../foundation/overlay/Modal'
import { Css } from '../../foundation/Css'
import { useMessages } from '../../foundation/locale/useMessages'
import { useMinWidth } from '../../foundation/theme/useMinWidth'
import { dialogMessages } from '../locale/messages'
import { useFocusBack } from '../useFocusBack'
import type { Edges } from './dialogBox'
import { scrollStop } from './scrollStop'
import { dialogCss } from './styles'
import { useDialogBox } from './useDialogBox'

/** A dialog that can take the whole window. */
export interface FullscreenModalProps {
  open: boolean
  title: ReactNode
  onClose: () => void
  /** In pixels; never wider than the window. @default 1200 (spec 2 §9) */
  width?: number
  /** @default no footer */
  footer?: ReactNode
  className?: string
  children: ReactNode
}

const SIDES = [-1, 0, 1] as const
const EDGES: readonly Edges[] = SIDES.flatMap((x) => SIDES.map((y) => ({ x, y }))).filter(
  ({ x, y }) => x !== 0 || y !== 0,
)

/**
 * The base of the large dialogs. It is moved by its title and resized by its edges and corners, or by the arrow keys
 * on the button beside the fullscreen switch; it stays within the window. Every opening begins in the usual size and
 * place (spec 2 §4).
 */
export function FullscreenModal(props: FullscreenModalProps): ReactNode {
  const { open, title, onClose, width = 1200, footer = null, className = '', children } = props
  const texts = useMessages(dialogMessages)
  const [full, setFull] = useState(false)
  const place = useDialogBox()
  useFocusBack()
  // On a phone the dialog fills the window anyway.
  const roomy = useMinWidth('md')
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) {
      setFull(false)
      place.reset()
    }
  }
  const movable = roomy && !full
  const box = movable ? place.box : undefined
  const state = full ? 'lading-dialog-full' : box ? 'lading-dialog-placed' : ''
  const move = (event: PointerEvent<HTMLElement>) => {
    // Titles may hold buttons of their own.
    if (movable && !(event.target as Element).closest('button, a, input')) place.start(event)
  }
  return (
    <Modal
      open={open}
      title={
        <div className="lading-dialog-title" onPointerDown={move} onDoubleClick={() => setFull(!full)}>
          {title}
        </div>
      }
      onCancel={onClose}
      width={full ? '100vw' : (box?.width ?? width)}
      style={box && { left: box.left, top: box.top, height: box.height }}
      centered={!full && !box}
      destroyOnHidden
      className={`lading-dialog ${state} ${className}`}
      footer={footer}
    >
      <Css name="dialog">{dialogCss}</Css>
      <div className="lading-dialog-switches">
        {movable && (
          <Button
            type="text"
            size="small"
            aria-label={texts.place}
            title={texts.place}
            icon={<DragOutlined />}
            onPointerDown={place.start}
            onKeyDown={place.key}
          />
        )}
        <Button
          type="text"
          size="small"
          aria-pressed={full}
          aria-label={texts.fullscreen}
          title={texts.fullscreen}
          icon={full ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
          onClick={() => setFull(!full)}
        />
      </div>
      {movable &&
        EDGES.map((edges) => (
          <div
            key={`${edges.x}${edges.y}`}
            className="lading-dialog-edge"
            data-x={edges.x}
            data-y={edges.y}
            aria-hidden
            onPointerDown={(event) => place.start(event, edges)}
          />
        ))}
      <div ref={scrollStop} className="lading-dialog-body">
        <div>{children}</div>
      </div>
    </Modal>
  )
}
