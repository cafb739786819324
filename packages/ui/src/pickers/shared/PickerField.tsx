import { EllipsisOutlined } from '@ant-design/icons'
import { Button, Space } from 'antd'
import { useRef, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { missingPort } from '../../foundation/boundSource'
import { PortMissing } from '../../foundation/control/Fault'
import { leaveProps } from '../../foundation/control/leaveProps'
import { useControlled } from '../../foundation/control/useControlled'
import { Css } from '../../foundation/Css'
import { useMessages } from '../../foundation/locale/useMessages'
import { labelBatcher } from '../../foundation/remote-select/labelBatcher'
import { RemoteSelect } from '../../foundation/remote-select/RemoteSelect'
import type { RemoteOption } from '../../foundation/remote-select/remoteOption'
import { useRemoteSource } from '../../foundation/remote-select/useRemoteSource'
import type { Origin } from '../../foundation/remote-select/useRemoteSource'
import { localStore } from '../../foundation/storage/localSettings'
import { useUi } from '../../foundation/useUi'
import { pickerMessages } from '../locale/messages'
import { pickerCss } from '../styles'
import type { PickerFieldProps } from './pickerSource'
import { noteRecent } from './recent'
import { toValues } from './selection'
import type { PickerDialogProps } from './TableDialog'

interface OwnProps extends PickerFieldProps {
  /** Title of the dialog, which names the button. */
  title: string
  /** Loaded when it is opened for the first time. */
  Dialog: ComponentType<PickerDialogProps>
}

/** The field says what is picked: `user`, `dept`, `role`, `position` or `record`; or a source does. Keep both stable. */
export type PickerFieldBaseProps = OwnProps & Origin

/** Type a few letters and choose from the list, or open the dialog by the button. */
export function PickerField(props: PickerFieldBaseProps): ReactNode {
  const missing = missingPort(useUi().dataSource, props.field)
  return missing ? <PortMissing port={missing} /> : <SearchedField {...props} />
}

function SearchedField(props: PickerFieldBaseProps): ReactNode {
  const { title, Dialog, multiple = false, disabled, readOnly, size, onBlur } = props
  const texts = useMessages(pickerMessages)
  const { dataSource, dicts } = useUi()
  const source = useRemoteSource(props)
  const [value, change] = useControlled<string | null, [RemoteOption[]], string | readonly string[] | null>(
    props,
    null,
  )
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const values = toValues(value)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }

  const take = async (chosen: readonly RemoteOption[]) => {
    if (!source) return
    const batcher = labelBatcher({ dataSource, dicts }, source)
    batcher.learn(chosen.filter(({ row }) => row))
    const answer = (options: RemoteOption[]) => {
      noteRecent(localStore, source.key, options)
      change(options.map((option) => option.value).join(',') || null, options)
    }
    // A recent choice that was confirmed at once is known by its text only; forms fill fields from its row.
    if (chosen.every(({ row }) => row)) answer([...chosen])
    else {
      const whole = chosen.map(
        async (option) => (option.row ? option : await batcher.get(option.value)) ?? option,
      )
      answer(await Promise.all(whole).catch(() => [...chosen]))
    }
  }

  return (
    <>
      <Css name="picker">{pickerCss}</Css>
      <Space.Compact block className="lading-picker-field" {...leaveProps(onBlur, open)}>
        <RemoteSelect
          {...props}
          onBlur={undefined}
          value={values}
          multiple={multiple}
          onChange={(_, chosen) => void take(chosen)}
        />
        {!readOnly && (
          <Button
            ref={opener}
            icon={<EllipsisOutlined />}
            aria-label={texts.open(title)}
            aria-haspopup="dialog"
            disabled={disabled}
            size={size}
            onClick={() => setOpen(true)}
          />
        )}
      </Space.Compact>
      {open && (
        <Dialog
          values={values}
          multiple={multiple}
          onCancel={close}
          onOk={(chosen) => {
            close()
            void take(chosen)
          }}
        />
      )}
    </>
  )
}
