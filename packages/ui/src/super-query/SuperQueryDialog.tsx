import type { ReactNode } from 'react'
import { Modal } from '../foundation/overlay/Modal'
import { Css } from '../foundation/Css'
import { useMessages } from '../foundation/locale/useMessages'
import { superQueryMessages } from './locale/messages'
import { QueryBuilder } from './parts/QueryBuilder'
import { superQueryCss } from './styles'
import type { SuperQueryProps } from './superQueryProps'

/** Width in pixels (spec 2 §9). */
const WIDTH = 1000

/** The dialog itself; `SuperQuery` fetches it when it is first opened. */
export function SuperQueryDialog({ open, onClose, ...rest }: SuperQueryProps): ReactNode {
  const texts = useMessages(superQueryMessages)
  return (
    <Modal open={open} title={texts.title} width={WIDTH} footer={null} destroyOnHidden onCancel={onClose}>
      <Css name="super-query">{superQueryCss}</Css>
      <QueryBuilder {...rest} onClose={onClose} />
    </Modal>
  )
}
