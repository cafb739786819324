import type { ReactNode } from 'react'
import { Modal } from '../foundation/overlay/Modal'
import { Css } from '../foundation/Css'
import { useMessages } from '../foundation/locale/useMessages'
import { superQueryMessages } from './locale/messages'
import type { SuperQueryField, SuperQueryValue } from './logic/query'
import { QueryBuilder } from './parts/QueryBuilder'
import { superQueryCss } from './styles'

/** The dialog of the advanced query. */
export interface SuperQueryProps {
  open: boolean
  onClose: () => void
  /** What can be asked for, in the order of the list. */
  fields: readonly SuperQueryField[]
  /** Names the page its saved queries belong to, on the server or in local storage. */
  saveCode: string
  /** The query in force; every opening starts from it. @default one line without a field */
  query?: SuperQueryValue
  /** Whether conditions can be put into groups, three deep. @default true */
  groups?: boolean
  /** Given the conditions that count, at least one. The dialog closes. */
  onSearch: (query: SuperQueryValue) => void
  /** The user gives up the query. */
  onReset: () => void
}

/** Width in pixels (spec 2 §9). */
const WIDTH = 1000

/**
 * 高级查询构造器: conditions joined by and or or, which can be saved (spec 2 §2, §4, §5).
 *
 * @example <SuperQuery open fields={superQueryFields(entity, locale)} saveCode="sales" … />
 */
export function SuperQuery({ open, onClose, ...rest }: SuperQueryProps): ReactNode {
  const texts = useMessages(superQueryMessages)
  return (
    <Modal open={open} title={texts.title} width={WIDTH} footer={null} destroyOnHidden onCancel={onClose}>
      <Css name="super-query">{superQueryCss}</Css>
      <QueryBuilder {...rest} onClose={onClose} />
    </Modal>
  )
}
