import { FieldTimeOutlined } from '@ant-design/icons'
import { Button, Input, Space } from 'antd'
import { useId, useRef, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { Modal } from '../foundation/overlay/Modal'
import type { ControlHandle } from '../foundation/control/controlProps'
import { useControlHandle } from '../foundation/control/useControlHandle'
import { Css } from '../foundation/Css'
import { useMessages } from '../foundation/locale/useMessages'
import { useUi } from '../foundation/useUi'
import { CronBuilder } from './CronBuilder'
import type { CronBuilderProps } from './CronBuilder'
import { cronMessages } from './locale/messages'
import { faultOf } from './logic/expression'
import { cronCss } from './styles'

/** An input for a cron expression. Fits into an antd form item and a react-hook-form controller. */
export interface CronInputProps extends Pick<
  CronBuilderProps,
  'weekdays' | 'zone' | 'defaultField' | 'defaultInsight' | 'disabled'
> {
  ref?: Ref<ControlHandle>
  value?: string | null
  onChange?: (value: string) => void
  onBlur?: () => void
  id?: string
  /** @default 'Enter a cron expression' */
  placeholder?: string
  /** Width of the dialog in pixels, by where it is placed (spec 2 §2). @default 800 */
  width?: 608 | 800
  /** Marks the input, e.g. when a form refused it. */
  status?: 'error'
  'aria-label'?: string
  'aria-describedby'?: string
  'aria-required'?: boolean
}

/**
 * A cron expression to be typed, or built in a dialog. The dialog works on a copy: cancel changes nothing, and OK
 * waits until the expression can be read.
 *
 * @example <Form.Item name="cron" label="执行周期"><CronInput /></Form.Item>
 */
export function CronInput(props: CronInputProps): ReactNode {
  const {
    ref,
    onChange,
    onBlur,
    placeholder,
    width = 800,
    weekdays = 'unix',
    status,
    disabled = false,
  } = props
  const texts = useMessages(cronMessages)
  const { locale } = useUi()
  const faultId = useId()
  const root = useRef<HTMLDivElement>(null)
  useControlHandle(ref, root)
  const [draft, setDraft] = useState<string>()
  const value = props.value ?? ''
  const fault = faultOf(value, weekdays)
  const describedBy = [props['aria-describedby'], fault && faultId].filter(Boolean).join(' ')
  const close = () => setDraft(undefined)
  const confirm = () => {
    if (draft !== undefined) onChange?.(draft)
    close()
  }
  return (
    <div ref={root} className="lading-cron-input">
      <Css name="cron">{cronCss}</Css>
      <Space.Compact block>
        <Input
          id={props.id}
          dir="ltr"
          value={value}
          placeholder={placeholder ?? texts.placeholder}
          disabled={disabled}
          spellCheck={false}
          status={status ?? (fault && 'error')}
          aria-label={props['aria-label']}
          aria-invalid={status === 'error' || fault !== undefined}
          aria-required={props['aria-required']}
          aria-describedby={describedBy || undefined}
          onBlur={onBlur}
          onChange={(event) => onChange?.(event.target.value)}
        />
        <Button
          aria-label={texts.open}
          aria-haspopup="dialog"
          icon={<FieldTimeOutlined />}
          disabled={disabled}
          onClick={() => setDraft(value)}
        />
      </Space.Compact>
      {fault && (
        <span id={faultId} className="lading-cron-fault">
          {fault.text(locale)}
        </span>
      )}
      <Modal
        open={draft !== undefined}
        title={texts.title}
        width={width}
        destroyOnHidden
        okText={texts.ok}
        cancelText={texts.cancel}
        okButtonProps={{ disabled: draft !== undefined && faultOf(draft, weekdays) !== undefined }}
        onOk={confirm}
        onCancel={close}
      >
        <CronBuilder
          autoFocus
          value={draft ?? value}
          onChange={setDraft}
          weekdays={weekdays}
          zone={props.zone}
          defaultField={props.defaultField}
          defaultInsight={props.defaultInsight}
        />
      </Modal>
    </div>
  )
}
