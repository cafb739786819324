import type { ButtonProps } from 'antd'
import type { ReactNode } from 'react'
import { Modal as WholeModal } from '../foundation/overlay/Modal'

/** A dialog of the page's own. */
export interface ModalProps {
  open: boolean
  title: ReactNode
  /** In pixels. @default 520 */
  width?: number
  /** @default antd's word for it, in the language of the page */
  okText?: string
  okButtonProps?: Pick<ButtonProps, 'disabled' | 'danger' | 'htmlType' | 'form'>
  /** @default antd's word for it, in the language of the page */
  cancelText?: string
  /** What is confirmed is on its way. @default false */
  confirmLoading?: boolean
  /** In place of the two buttons; `null` for none. */
  footer?: ReactNode
  /** Whether a click beside the dialog gives up. What was typed would be gone. @default { closable: false } */
  mask?: { closable: boolean }
  onOk?: () => void
  /** The user gives up: by the button, the cross or Escape. */
  onCancel: () => void
  children?: ReactNode
}

/**
 * Antd's Modal, of which no event reaches the components around it, and that Tab does not leave. What pages need of its
 * properties, so that they do not hang on the rest.
 *
 * @example <Modal open title={title} onOk={save} onCancel={close}>…</Modal>
 */
export const Modal: (props: ModalProps) => ReactNode = WholeModal
