import { Alert, App, Button, Form, Radio, Spin } from 'antd'
import { useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Modal } from '../../foundation/overlay/Modal'
import { useMessages } from '../../foundation/locale/useMessages'
import { useSourceMessage } from '../../foundation/useSourceMessage'
import { dialogMessages } from '../locale/messages'
import { useFocusBack } from '../useFocusBack'
import { useFocusChoice } from './useFocusChoice'
import { useOwnDepartments } from './useOwnDepartments'
import type { OwnDepartments } from './useOwnDepartments'

/** The department switch. */
export interface DepartmentSwitchModalProps {
  open: boolean
  /** A department must be chosen: the dialog cannot be left without one. @default false */
  required?: boolean
  /** The user's departments and the current one (spec 2 §7: GET /sys/user/getCurrentUserDeparts). */
  load: (signal: AbortSignal) => Promise<OwnDepartments>
  /** Makes a department the current one; rejects with the server's message. The dialog stays busy until it settles. */
  onSubmit: (orgCode: string) => Promise<unknown>
  onClose: () => void
  /** The way out of a required choice that cannot be made, e.g. without a department; without it there is none. */
  onLogout?: () => void
  /** What takes the keyboard afterwards where nothing had it before, as when the dialog comes by itself. */
  focusAfterwards?: () => HTMLElement | null
}

/**
 * 部门切换: the department that the user acts for, out of several (spec 2 §2, §6). Confirming without one marks the
 * field. The keyboard begins in the choice, never on a button that leaves; Enter there confirms.
 */
export function DepartmentSwitchModal(props: DepartmentSwitchModalProps): ReactNode {
  // Each opening begins afresh.
  return props.open ? <OpenModal {...props} /> : null
}

function OpenModal(props: DepartmentSwitchModalProps): ReactNode {
  const { required = false, load, onSubmit, onClose, onLogout, focusAfterwards } = props
  const texts = useMessages(dialogMessages)
  const { message } = App.useApp()
  const report = useSourceMessage()
  useFocusBack(focusAfterwards)
  const { data, error, retry } = useOwnDepartments(load)
  const form = useId()
  const choice = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<string>()
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const list = data?.list ?? []
  const current = list.some(({ orgCode }) => orgCode === data?.orgCode) ? data?.orgCode : undefined
  const value = chosen ?? current ?? undefined
  const focusChoice = useFocusChoice(choice, data !== undefined)
  const confirm = async () => {
    if (!value) {
      setMissing(true)
      return
    }
    setBusy(true)
    try {
      await onSubmit(value)
      void message.success(texts.departmentSwitched)
      onClose()
    } catch (failure) {
      report(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      open
      title={texts.departmentSwitch}
      width={500}
      confirmLoading={busy}
      // Required, only the button itself leads here.
      onCancel={required ? onLogout : onClose}
      closable={!required}
      mask={{ closable: !required }}
      keyboard={!required}
      // The form's own button: Enter in the choice presses it.
      okButtonProps={{ disabled: list.length === 0, htmlType: 'submit', form }}
      cancelText={required ? texts.logout : undefined}
      cancelButtonProps={{
        style: required && !onLogout ? { display: 'none' } : undefined,
        // The dialog would give it the keyboard while there is nothing else: the next Enter would log out.
        tabIndex: data || error ? undefined : -1,
      }}
      afterOpenChange={(open) => open && focusChoice()}
    >
      {error ? (
        <Alert
          type="error"
          showIcon
          title={texts.loadFailed}
          description={error.message}
          action={
            <Button size="small" onClick={retry}>
              {texts.retry}
            </Button>
          }
        />
      ) : !data ? (
        <span role="status">
          <Spin size="small" /> {texts.loading}
        </span>
      ) : list.length === 0 ? (
        <Alert type="warning" showIcon title={texts.noDepartment} />
      ) : (
        <form
          ref={choice}
          id={form}
          onSubmit={(event) => {
            event.preventDefault()
            if (!busy) void confirm()
          }}
        >
          {list.length > 1 && (
            <Alert type="info" showIcon title={texts.severalDepartments} style={{ marginBottom: 16 }} />
          )}
          <Form.Item
            label={texts.department}
            layout="vertical"
            validateStatus={missing ? 'error' : undefined}
            help={missing ? <span role="alert">{texts.chooseDepartment}</span> : undefined}
            style={{ margin: 0 }}
          >
            <Radio.Group
              vertical
              aria-label={texts.department}
              value={value}
              onChange={(event) => {
                setChosen(event.target.value as string)
                setMissing(false)
              }}
              options={list.map(({ orgCode, departName }) => ({
                value: orgCode,
                label: `${departName}（${orgCode}）`,
              }))}
            />
          </Form.Item>
        </form>
      )}
    </Modal>
  )
}
