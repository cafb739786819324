import { CopyOutlined, PrinterOutlined } from '@ant-design/icons'
import { Alert, App, Button, Descriptions, Skeleton } from 'antd'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import type { EntityDefinition } from '@lading/core/entity'
import { copyText } from '../../foundation/copyText'
import { FieldValue } from '../../foundation/field-value/FieldValue'
import { useMessages } from '../../foundation/locale/useMessages'
import { useText } from '../../foundation/locale/useText'
import { useMinWidth } from '../../foundation/theme/useMinWidth'
import { useUi } from '../../foundation/useUi'
import { FullscreenModal } from '../fullscreen/FullscreenModal'
import { dialogMessages } from '../locale/messages'
import { detailPairs, detailText, printDetail } from './detailPairs'

/** One record, to read. */
export interface DetailModalProps {
  open: boolean
  onClose: () => void
  entity: EntityDefinition
  /** Absent while it is loaded. */
  record?: Readonly<Record<string, unknown>>
  error?: Error
  /** Loads the record again after an error. */
  onRetry?: () => void
  /** @default every field of the entity */
  fields?: readonly string[]
  /** Columns on a wide window, 1 to 4 (spec 2 §9). @default 4 */
  columns?: 1 | 2 | 3 | 4
  /** @default 詳細信息 (spec 2 §2) */
  title?: string
  /** What stands below the fields. */
  children?: ReactNode
}

/** Part of the width that values share evenly, in percent: one long word must not squeeze what stands beside it. */
const VALUES = 64

/** Columns by the width of the window. */
function useColumns(most: number): number {
  const [md, lg, xl] = [useMinWidth('md'), useMinWidth('lg'), useMinWidth('xl')]
  return Math.min(most, xl ? 4 : lg ? 3 : md ? 2 : 1)
}

/**
 * Labels and values in at most four columns, 1200 wide, with a fullscreen switch (spec 2 §2, §9). What is shown can be
 * copied as lines of label and value, and printed.
 */
export function DetailModal(props: DetailModalProps): ReactNode {
  const { open, onClose, entity, record, error, fields = Object.keys(entity.fields) } = props
  const columns = useColumns(props.columns ?? 4)
  const texts = useMessages(dialogMessages)
  const text = useText()
  const { locale } = useUi()
  const { message } = App.useApp()
  const details = useRef<HTMLDivElement>(null)
  const title = props.title ?? texts.detail
  const shown = record && !error
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
  const pairs = () => (details.current ? detailPairs(details.current) : [])
  const copy = async () => {
    if (await copyText(detailText(pairs()))) void message.success(texts.copied)
    else void message.warning(texts.copyFailed)
  }
  return (
    <FullscreenModal
      open={open}
      title={title}
      onClose={onClose}
      footer={
        <>
          {shown && (
            <>
              <Button icon={<CopyOutlined />} onClick={() => void copy()}>
                {texts.copy}
              </Button>
              <Button icon={<PrinterOutlined />} onClick={() => void printDetail(title, pairs(), locale)}>
                {texts.print}
              </Button>
            </>
          )}
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      {error ? (
        <Alert
          type="error"
          showIcon
          title={texts.loadFailed}
          description={error.message}
          action={
            props.onRetry && (
              <Button size="small" onClick={props.onRetry}>
                {texts.retry}
              </Button>
            )
          }
        />
      ) : shown ? (
        <>
          <div ref={details} className="lading-detail">
            <Descriptions
              size="small"
              bordered
              column={columns}
              styles={{
                label: { minWidth: 96 },
                content: columns > 1 ? { width: `${VALUES / columns}%`, overflowWrap: 'anywhere' } : {},
              }}
              items={items}
            />
          </div>
          {props.children}
        </>
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      )}
    </FullscreenModal>
  )
}
