import { Alert, App, Button, Form, Radio, Spin } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Modal } from '../../foundation/overlay/Modal'
import { useMessages } from '../../foundation/locale/useMessages'
import { useSourceMessage } from '../../foundation/useSourceMessage'
import { dialogMessages } from '../locale/messages'
import { useFocusBack } from '../useFocusBack'
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
}

/**
 * 部门切换: the department that the user acts for, out of several (spec 2 §2, §6). Confirming without one marks the
 * field.
 */
export function DepartmentSwitchModal(props: DepartmentSwitchModalProps): ReactNode {
  // Each opening begins afresh.
  return props.open ? <OpenModal {...props} /> : null
}

function OpenModal(props: DepartmentSwitchModalProps): ReactNode {
  const { required = false, load, onSubmit, onClose, onLogout } = props
  const texts = useMessages(dialogMessages)
  const { message } = App.useApp()
  const report = useSourceMessage()
  useFocusBack()
  const { data, error, retry } = useOwnDepartments(load)
  const [chosen, setChosen] = useState<string>()
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const list = data?.list ?? []
  const current = list.some(({ orgCode }) => orgCode === data?.orgCode) ? data?.orgCode : undefined
  const value = chosen ?? current ?? undefined
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
      onOk={() => void confirm()}
      // Required, only the button itself leads here.
      onCancel={required ? onLogout : onClose}
      closable={!required}
      mask={{ closable: !required }}
      keyboard={!required}
      okButtonProps={{ disabled: list.length === 0 }}
      cancelText={required ? texts.logout : undefined}
      cancelButtonProps={{ style: required && !onLogout ? { display: 'none' } : undefined }}
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
        <>
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
        </>
      )}
    </Modal>
  )
}
