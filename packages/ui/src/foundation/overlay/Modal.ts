import { Modal as AntdModal } from 'antd'
import { edged } from './edged'

/** Antd's Modal, of which no event reaches the components around it. */
export const Modal: typeof AntdModal = edged(AntdModal)
