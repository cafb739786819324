import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons'
import { Button, Input, Space } from 'antd'
import { Suspense, lazy, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../../foundation/locale/useMessages'
import { pickerMessages } from '../locale/messages'
import { fillFields, readMapping } from './popupMapping'
import type { PopupMapping } from './popupMapping'

const ReportPopup = lazy(() => import('./ReportPopup').then((module) => ({ default: module.ReportPopup })))

/** A field that is filled from an online report, together with others. */
export interface PopupPickerProps extends PopupMapping {
  /** The own field among `destFields`. */
  field: string
  id?: string
  value?: string | null
  /** Given the own value and the values of all `destFields`; several rows are joined by the separator. */
  onChange?: (value: string | null, filled: Record<string, string>) => void
  onBlur?: () => void
  /** Several rows. @default false */
  multi?: boolean
  /** Joins the values of several rows. @default ',' */
  spliter?: string
  /** Width of the dialog, in pixels. @default 1200 */
  width?: number
  /** Popups of one group share rows for 30 s. */
  groupId?: string
  /** Dynamic parameters of the report. */
  param?: Readonly<Record<string, unknown>>
  /** First order: `column=asc`. */
  sorter?: string
  disabled?: boolean
  status?: 'error'
  placeholder?: string
  'aria-label'?: string
  'aria-describedby'?: string
  'aria-required'?: boolean
  'aria-invalid'?: boolean
}

/**
 * The popup selector: a report's dialog and a mapping of its columns to fields (spec 2 §3, §5). A mapping that
 * cannot work is told and disables the control.
 *
 * @example <PopupPicker code="vessel" field="vesselName" orgFields="vessel,vesselName" destFields="vessel,vesselName" />
 */
export function PopupPicker(props: PopupPickerProps): ReactNode {
  const { code, orgFields, destFields, field, value, onChange, multi = false, spliter = ',', ...rest } = props
  const { width, groupId, param, sorter, disabled, status, placeholder, ...input } = rest
  const texts = useMessages(pickerMessages)
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const mapping = readMapping({ code, orgFields, destFields })
  const fault =
    mapping === 'misconfigured'
      ? texts.popupMisconfigured
      : mapping === 'uneven'
        ? texts.popupUneven
        : undefined
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  const take = (rows: Record<string, unknown>[]) => {
    if (typeof mapping === 'string') return
    const filled = fillFields(mapping, rows, spliter)
    onChange?.(filled[field] || null, filled)
  }
  const off = disabled || fault !== undefined
  return (
    <>
      <Space.Compact block>
        <Input
          {...input}
          readOnly
          disabled={off}
          status={fault ? 'error' : status}
          value={value ?? ''}
          title={value ?? undefined}
          placeholder={placeholder ?? texts.choose}
          onClick={() => !off && setOpen(true)}
          onKeyDown={(event) => {
            if (off || (event.key !== 'Enter' && event.key !== ' ')) return
            event.preventDefault()
            setOpen(true)
          }}
        />
        {value && !off && (
          <Button aria-label={texts.clear} icon={<CloseCircleFilled />} onClick={() => take([])} />
        )}
        <Button
          ref={opener}
          aria-label={texts.choose}
          aria-haspopup="dialog"
          icon={<SearchOutlined />}
          disabled={off}
          onClick={() => setOpen(true)}
        />
      </Space.Compact>
      {fault && (
        <div role="alert" style={{ color: 'var(--ant-color-error)' }}>
          {fault}
        </div>
      )}
      {open && typeof mapping !== 'string' && (
        <Suspense>
          <ReportPopup
            code={mapping.code}
            multiple={multi}
            param={param}
            groupId={groupId}
            sorter={sorter}
            width={width}
            onCancel={close}
            onOk={(rows) => {
              close()
              take(rows)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
