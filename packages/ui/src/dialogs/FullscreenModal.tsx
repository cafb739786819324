import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Css } from '../foundation/Css'
import { useMessages } from '../foundation/locale/useMessages'
import { dialogMessages } from './locale/messages'

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

const css = `
.lading-dialog .ant-modal-title { padding-inline-end: 64px; overflow-wrap: anywhere; }
.lading-dialog .lading-dialog-switch { position: absolute; inset-block-start: 16px; inset-inline-end: 52px; }
.lading-dialog-body { max-height: calc(100vh - 200px); overflow: auto; }
.lading-dialog-full { max-width: 100vw !important; padding-bottom: 0; margin: 0; top: 0; }
.lading-dialog-full .ant-modal-container { min-height: 100vh; border-radius: 0; display: flex; flex-direction: column; }
.lading-dialog-full .ant-modal-body { flex: 1; }
.lading-dialog-full .lading-dialog-body { max-height: calc(100vh - 130px); }
@media (max-width: 600px) { .lading-dialog.ant-modal .ant-modal-container { padding: 16px 12px; } }
`

/** The base of the large dialogs. Every opening begins in the usual size (spec 2 §4). */
export function FullscreenModal(props: FullscreenModalProps): ReactNode {
  const { open, title, onClose, width = 1200, footer = null, className = '', children } = props
  const texts = useMessages(dialogMessages)
  const [full, setFull] = useState(false)
  return (
    <Modal
      open={open}
      title={title}
      onCancel={onClose}
      afterOpenChange={(shown) => !shown && setFull(false)}
      width={full ? '100vw' : width}
      centered={!full}
      destroyOnHidden
      mask={{ closable: false }}
      className={`lading-dialog ${full ? 'lading-dialog-full' : ''} ${className}`}
      footer={footer}
    >
      <Css name="dialog">{css}</Css>
      <Button
        className="lading-dialog-switch"
        type="text"
        size="small"
        aria-pressed={full}
        aria-label={texts.fullscreen}
        icon={full ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
        onClick={() => setFull(!full)}
      />
      <div className="lading-dialog-body">{children}</div>
    </Modal>
  )
}
