import { Alert, Button, Descriptions, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import type { EntityDefinition } from '@lading/core/entity'
import { FieldValue } from '../foundation/field-value/FieldValue'
import { useMessages } from '../foundation/locale/useMessages'
import { useText } from '../foundation/locale/useText'
import { FullscreenModal } from './FullscreenModal'
import { dialogMessages } from './locale/messages'

/** One record, to read. */
export interface DetailModalProps {
  open: boolean
  onClose: () => void
  entity: EntityDefinition
  /** Absent while it is loaded. */
  record?: Readonly<Record<string, unknown>>
  error?: Error
  /** @default every field of the entity */
  fields?: readonly string[]
  /** @default 詳細信息 (spec 2 §2) */
  title?: string
  /** What stands below the fields. */
  children?: ReactNode
}

/** Labels and values in at most four columns, 1200 wide, with a fullscreen switch (spec 2 §2, §9). */
export function DetailModal(props: DetailModalProps): ReactNode {
  const { open, onClose, entity, record, error, fields = Object.keys(entity.fields), title, children } = props
  const texts = useMessages(dialogMessages)
  const text = useText()
  const items = fields.flatMap((name) => {
    const field = entity.fields[name]
    if (!field) return []
    return [
      {
        key: name,
        label: text(field),
        children: <FieldValue entity={entity} name={name} row={record ?? {}} />,
      },
    ]
  })
  return (
    <FullscreenModal
      open={open}
      title={title ?? texts.detail}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {error ? (
        <Alert type="error" showIcon title={texts.loadFailed} description={error.message} />
      ) : record ? (
        <>
          <Descriptions size="small" bordered column={{ xs: 1, sm: 1, md: 2, lg: 3, xl: 4 }} items={items} />
          {children}
        </>
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </FullscreenModal>
  )
}
