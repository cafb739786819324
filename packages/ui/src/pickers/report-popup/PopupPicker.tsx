import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons'
import { Button, ConfigProvider, Input, Space } from 'antd'
import { useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { isMissing } from '../../foundation/boundSource'
import type { ControlProps } from '../../foundation/control/controlProps'
import { leaveProps } from '../../foundation/control/leaveProps'
import { ariaProps } from '../../foundation/control/ariaProps'
import { useControlHandle } from '../../foundation/control/useControlHandle'
import { useControlled } from '../../foundation/control/useControlled'
import { lazyDialog } from '../../foundation/lazy/lazyPart'
import { foundationMessages } from '../../foundation/locale/messages'
import { useMessages } from '../../foundation/locale/useMessages'
import { useUi } from '../../foundation/useUi'
import { pickerMessages } from '../locale/messages'
import { readMapping } from './popupMapping'
import { fillFields } from './reportValues'
import type { PopupMapping } from './popupMapping'
import { storedValues } from './storedRows'

const ReportPopup = lazyDialog(async () => (await import('./ReportPopup')).ReportPopup)

/**
 * A field that is filled from an online report, together with others. `onChange` gives the own value and the values
 * of all `destFields`; several rows are joined by the separator.
 */
export interface PopupPickerProps
  extends PopupMapping, ControlProps<string | null, [filled: Record<string, string>]> {
  /** The own field among `destFields`. */
  field: string
  /** Several rows. @default false */
  multi?: boolean
  /** Joins the values of several rows; `separator` says the same. @default ',' */
  spliter?: string
  separator?: string
  /** Width of the dialog, in pixels. @default 1200 */
  width?: number
  /** Popups of one group share rows for 30 s. */
  groupId?: string
  /** Dynamic parameters of the report. */
  param?: Readonly<Record<string, unknown>>
  /** First order: `column=asc`. */
  sorter?: string
}

/**
 * The popup selector: a report's dialog and a mapping of its columns to fields (spec 2 §3, §5). A mapping that
 * cannot work is told and disables the control.
 *
 * @example <PopupPicker code="vessel" field="vesselName" orgFields="vessel,vesselName" destFields="vessel,vesselName" />
 */
export function PopupPicker(props: PopupPickerProps): ReactNode {
  const { ref, id, code, orgFields, destFields, field, multi = false, separator = ',' } = props
  const { width, groupId, param, sorter, disabled, readOnly = false, size, status, onBlur } = props
  const { spliter = separator } = props
  const texts = useMessages(pickerMessages)
  const foundation = useMessages(foundationMessages)
  const { dataSource } = useUi()
  const { componentDisabled } = ConfigProvider.useConfig()
  const [value, change] = useControlled<string | null, [Record<string, string>], string | null>(props, null)
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const faultId = useId()
  useControlHandle(ref, root)
  const mapping = readMapping({ code, orgFields, destFields })
  const fault =
    mapping === 'misconfigured'
      ? texts.popupMisconfigured
      : mapping === 'uneven'
        ? texts.popupUneven
        : isMissing(dataSource, 'reports')
          ? foundation.portMissing('reports')
          : undefined
  const off = fault !== undefined || (disabled ?? componentDisabled)
  const usable = !off && !readOnly
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  const take = (rows: Record<string, unknown>[]) => {
    if (typeof mapping === 'string') return
    const filled = fillFields(mapping, rows, spliter)
    change(filled[field] || null, filled)
  }
  const aria = ariaProps(props)
  return (
    <div ref={root} {...leaveProps(onBlur, open)}>
      <Space.Compact block>
        <Input
          id={id}
          {...aria}
          aria-describedby={fault ? faultId : aria['aria-describedby']}
          readOnly
          aria-readonly={readOnly || undefined}
          autoFocus={props.autoFocus}
          disabled={off}
          size={size}
          status={fault ? 'error' : status}
          value={value ?? ''}
          title={value ?? undefined}
          placeholder={props.placeholder ?? texts.choose}
          onClick={() => usable && setOpen(true)}
          onKeyDown={(event) => {
            if (!usable || (event.key !== 'Enter' && event.key !== ' ')) return
            event.preventDefault()
            setOpen(true)
          }}
        />
        {value && usable && (
          <Button
            aria-label={texts.clear}
            icon={<CloseCircleFilled />}
            size={size}
            onClick={() => take([])}
          />
        )}
        {!readOnly && (
          <Button
            ref={opener}
            aria-label={texts.choose}
            aria-haspopup="dialog"
            icon={<SearchOutlined />}
            disabled={off}
            size={size}
            onClick={() => setOpen(true)}
          />
        )}
      </Space.Compact>
      {fault && (
        <div id={faultId} role="alert" style={{ color: 'var(--ant-color-error)' }}>
          {fault}
        </div>
      )}
      {open && typeof mapping !== 'string' && (
        <ReportPopup
          code={mapping.code}
          multiple={multi}
          stored={storedValues(mapping, field, value, multi ? spliter : undefined)}
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
      )}
    </div>
  )
}
