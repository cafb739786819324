import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import type { SourceRow } from '../../foundation/dataSource'
import { FieldValue } from '../../foundation/field-value/FieldValue'
import { isBlank } from '../../foundation/format/fieldFormat'
import { useMessages } from '../../foundation/locale/useMessages'
import { useText } from '../../foundation/locale/useText'
import { listPageMessages } from '../locale/messages'
import type { ListPageModel } from '../useListPage'

/** The chosen record beside the list. */
export interface RecordPreviewProps {
  page: ListPageModel
  /** Opens the whole record. */
  onOpen?: (row: SourceRow) => void
}

/** Its fields that are filled in, in the order of its form; ↑ and ↓ go through the rows, Escape closes it. */
export function RecordPreview({ page, onOpen }: RecordPreviewProps): ReactNode {
  const { entity, rows, preview, rights } = page
  const texts = useMessages(listPageMessages)
  const text = useText()
  const panel = useRef<HTMLElement>(null)
  const at = rows.findIndex(({ id }) => id === preview.current)
  const row = rows[at]
  const first = rows[0]?.id
  const { show, open } = preview
  useEffect(() => {
    // Another page of rows: its first one.
    if (open && at < 0 && first !== undefined) show(first)
  }, [open, at, first, show])
  if (!open) return null
  const step = (by: 1 | -1) => {
    const next = rows[at + by]
    if (next) show(next.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key]
    if (by) step(by)
    else if (event.key === 'Escape') preview.setOpen(false)
    else return
    event.preventDefault()
  }
  const status = entity.workflow?.field
  const names = [...new Set([...entity.form.flatMap(({ rows }) => rows.flat()), ...entity.list])].filter(
    (name) => name !== entity.title && name !== status && !rights.isHidden(name) && entity.fields[name],
  )
  return (
    <aside
      ref={panel}
      className="lading-preview"
      aria-label={texts.preview}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <header>
        <strong>{row ? String(row[entity.title] ?? row.id) : texts.preview}</strong>
        {row && status && <FieldValue entity={entity} name={status} row={row} />}
        <span className="lading-preview-buttons">
          <Button
            size="small"
            type="text"
            aria-label={texts.previous}
            icon={<UpOutlined />}
            disabled={at <= 0}
            onClick={() => step(-1)}
          />
          <Button
            size="small"
            type="text"
            aria-label={texts.next}
            icon={<DownOutlined />}
            disabled={at < 0 || at >= rows.length - 1}
            onClick={() => step(1)}
          />
          {row && onOpen && (
            <Button size="small" type="link" onClick={() => onOpen(row)}>
              {texts.openRecord}
            </Button>
          )}
          <Button
            size="small"
            type="text"
            aria-label={texts.closePreview}
            icon={<CloseOutlined />}
            onClick={() => preview.setOpen(false)}
          />
        </span>
      </header>
      {row ? (
        <dl aria-live="polite">
          {names
            .filter((name) => !isBlank(row[name]))
            .map((name) => (
              <div key={name}>
                <dt>{text(entity.fields[name]!)}</dt>
                <dd>
                  <FieldValue entity={entity} name={name} row={row} />
                </dd>
              </div>
            ))}
        </dl>
      ) : (
        <p>{texts.nothingPreviewed}</p>
      )}
    </aside>
  )
}
