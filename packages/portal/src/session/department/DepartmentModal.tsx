import { useQuery } from '@tanstack/react-query'
import { Alert, App, Modal, Radio, Spin } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '@/platform/queryClient'
import { request } from '@/platform/request'
import { sessionStore, updateUser } from '../sessionStore'

/** What the dialog needs. */
export interface DepartmentModalProps {
  open: boolean
  /** A department must be chosen: the dialog cannot be left without one (spec 1 §4). */
  required: boolean
  onClose: () => void
}

/** 部门切换: chooses the department the user acts for. */
export function DepartmentModal({ open, required, onClose }: DepartmentModalProps): ReactNode {
  const { t } = useTranslation('session')
  const { message } = App.useApp()
  const [chosen, setChosen] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { data, isPending } = useQuery({
    queryKey: ['departments', 'mine'],
    queryFn: ({ signal }) => request().auth.departs({ signal }),
    enabled: open,
    staleTime: 0,
  })
  const value = chosen ?? data?.orgCode ?? undefined

  async function confirm(): Promise<void> {
    const { user } = sessionStore.getState()
    if (!value || !user) {
      void message.warning(t('department.required'))
      return
    }
    setBusy(true)
    try {
      const { userInfo } = await request().auth.selectDepart({
        body: { orgCode: value, username: user.username },
      })
      if (userInfo) updateUser(userInfo)
      void message.success(t('department.done'))
      // What a user sees may depend on the department.
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'permissions' })
      onClose()
    } catch (error) {
      request().report(error, 'error')
    } finally {
      setBusy(false)
      setChosen(undefined)
    }
  }

  return (
    <Modal
      open={open}
      title={t('department.title')}
      width={420}
      onOk={() => void confirm()}
      onCancel={onClose}
      confirmLoading={busy}
      closable={!required}
      mask={{ closable: !required }}
      keyboard={!required}
      cancelButtonProps={{ style: required ? { display: 'none' } : undefined }}
      okButtonProps={{ disabled: !value }}
    >
      {required ? <Alert className="ld-gap" type="info" showIcon title={t('department.hint')} /> : null}
      {isPending && open ? <Spin className="ld-gap" /> : null}
      {data?.list.length === 0 ? <p>{t('department.empty')}</p> : null}
      <Radio.Group
        className="ld-departments"
        aria-label={t('department.current')}
        value={value}
        onChange={(event) => setChosen(event.target.value as string)}
        options={data?.list.map(({ orgCode, departName }) => ({
          value: orgCode,
          label: `${departName}（${orgCode}）`,
        }))}
      />
    </Modal>
  )
}
