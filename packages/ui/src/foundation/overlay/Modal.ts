import { Modal as AntdModal } from 'antd'
import type { ModalProps } from 'antd'
import { createElement } from 'react'
import type { KeyboardEvent } from 'react'
import { edged } from './edged'
import { keepTab } from './keepTab'

/**
 * Antd's Modal, of which no event reaches the components around it, and that Tab does not leave. A press beside it does not
 * close it, unless it is told to: what was typed in it would be gone.
 */
export const Modal = edged(function Modal(props: ModalProps) {
  const { wrapProps } = props
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    wrapProps?.onKeyDown?.(event)
    keepTab(event)
  }
  return createElement(AntdModal, {
    mask: { closable: false },
    ...props,
    wrapProps: { ...wrapProps, onKeyDown },
  })
})
