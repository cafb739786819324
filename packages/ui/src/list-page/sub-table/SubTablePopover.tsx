import { Alert, Button, Spin, Table } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Popover } from '../../foundation/overlay/Popover'
import type { SourceRow } from '../../foundation/dataSource'
import { foundationMessages } from '../../foundation/locale/messages'
import { useMessages } from '../../foundation/locale/useMessages'
import { popupHost } from '../../foundation/popup/popupHost'
import { useHandler } from '../../foundation/useHandler'
import { RETRIES, loadWithRetries } from '../../grid/features/sub-table/loadWithRetries'
import { listPageMessages } from '../locale/messages'
import type { TreeColumn } from '../tree/TreeTable'

/** A small table that a cell opens. */
export interface SubTablePopoverProps {
  /** Names the popover, e.g. 报价单明细. */
  title: string
  /** Its rows; a failure is tried again three times (spec 2 §9). The signal aborts when the popover is closed. */
  load: (signal: AbortSignal) => Promise<readonly SourceRow[]>
  columns: readonly TreeColumn[]
  /** In pixels. @default 480 */
  width?: number
  /** What opens it: the text of the button. */
  children: ReactNode
}

/**
 * Opens the lines of a record beside its row, without leaving the list.
 *
 * @example <SubTablePopover title="明细" load={() => lines(row.id)} columns={columns}>3 行</SubTablePopover>
 */
export function SubTablePopover({ title, width = 480, children, ...rest }: SubTablePopoverProps): ReactNode {
  const [open, setOpen] = useState(false)
  const fitting = `min(${width}px, calc(100vw - 48px))`
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      getPopupContainer={popupHost}
      destroyOnHidden
      title={<div style={{ maxWidth: fitting }}>{title}</div>}
      content={open && <Rows {...rest} title={title} width={fitting} onClose={close} />}
    >
      <Button ref={button} type="link" size="small" aria-haspopup="dialog" aria-expanded={open}>
        {children}
      </Button>
    </Popover>
  )
}

type Found = { rows: readonly SourceRow[] } | { failed: true } | undefined

type RowsProps = Omit<SubTablePopoverProps, 'children' | 'width'> & { width: string; onClose: () => void }

function Rows({ title, load, columns, width, onClose }: RowsProps): ReactNode {
  const texts = useMessages(listPageMessages)
  const common = useMessages(foundationMessages)
  const [found, setFound] = useState<Found>()
  const [round, setRound] = useState(0)
  const latest = useHandler(load)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const controller = new AbortController()
    setFound(undefined)
    loadWithRetries((signal) => latest(signal), controller.signal).then(
      (rows) => !controller.signal.aborted && setFound({ rows }),
      () => !controller.signal.aborted && setFound({ failed: true }),
    )
    return () => controller.abort()
  }, [latest, round])
  useEffect(() => box.current?.focus(), [])
  useEffect(() => {
    // Rows that do not fit are scrolled by keyboard too: there is nothing in them to go to.
    const body = box.current?.querySelector<HTMLElement>('.ant-table-body')
    if (body) body.tabIndex = 0
  }, [found])
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={title}
      aria-busy={found === undefined}
      tabIndex={-1}
      className="lading-sub-table"
      style={{ width }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      {found === undefined ? (
        <span role="status">
          <Spin size="small" /> {common.loading}
        </span>
      ) : 'failed' in found ? (
        <Alert
          type="error"
          showIcon
          title={texts.subTableFailed(RETRIES)}
          action={
            <Button size="small" onClick={() => setRound(round + 1)}>
              {texts.retry}
            </Button>
          }
        />
      ) : (
        <Table<SourceRow>
          rowKey="id"
          size="small"
          pagination={false}
          scroll={{ y: 300, x: 'max-content' }}
          dataSource={[...found.rows]}
          columns={columns.map(({ key, title: head, width: wide, render }) => ({
            key,
            dataIndex: key,
            title: head,
            width: wide,
            ...(render && { render }),
          }))}
        />
      )}
    </div>
  )
}
