import { calls } from '@lading/core/calls'
import { Modal } from '@lading/ui/dialogs'
import { useQuery } from '@tanstack/react-query'
import { App, Button, Space } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '@/platform/request'
import { RecoveryCodes } from '@/session/second-factor/RecoveryCodes'
import { SecondFactorSetup } from '@/session/second-factor/SecondFactorSetup'
import { useSession } from '@/session/sessionStore'
import { Row } from './Row'
import { SecondFactorProof } from './SecondFactorProof'

/** 两步验证: whether it is on, turning it on and off, and new codes for a lost app. */
export function SecondFactorSettings(): ReactNode {
  const { t } = useTranslation('account')
  const { message } = App.useApp()
  const token = useSession((session) => session.token)
  const [open, setOpen] = useState<'on' | 'off' | 'renew'>()
  const [codes, setCodes] = useState<string[]>()
  const { data, refetch } = useQuery({
    queryKey: ['account', 'factor', token],
    queryFn: ({ signal }) => request().call(calls.secondFactorMine, { query: {}, signal, silent: true }),
    staleTime: 0,
  })
  if (!data) return null
  const close = () => {
    setOpen(undefined)
    setCodes(undefined)
    void refetch()
  }
  const state = data.on ? t('factor.on', { count: data.recoveryLeft }) : t('factor.off')
  const title = { on: t('factor.title'), off: t('factor.turnOff'), renew: t('factor.renew') }
  return (
    <Row title={t('factor.title')} hint={data.required ? `${state} · ${t('factor.isRequired')}` : state}>
      {data.on ? (
        <Space wrap>
          <Button onClick={() => setOpen('renew')}>{t('factor.renew')}</Button>
          {data.required ? null : (
            <Button danger onClick={() => setOpen('off')}>
              {t('factor.turnOff')}
            </Button>
          )}
        </Space>
      ) : (
        <Button onClick={() => setOpen('on')}>{t('factor.turnOn')}</Button>
      )}
      <Modal open={open !== undefined} title={open && title[open]} width={480} footer={null} onCancel={close}>
        {open === 'on' ? <SecondFactorSetup onDone={close} /> : null}
        {open === 'off' ? (
          <SecondFactorProof
            hint={t('factor.turnOffHint')}
            submitText={t('factor.turnOff')}
            danger
            onProof={async (body) => {
              await request().call(calls.secondFactorEnd, { body, silent: true })
              void message.success(t('factor.turnedOff'))
              close()
            }}
          />
        ) : null}
        {open === 'renew' && !codes ? (
          <SecondFactorProof
            hint={t('factor.renewHint')}
            submitText={t('factor.renew')}
            onProof={async (body) => {
              const { recovery } = await request().call(calls.secondFactorRecovery, { body, silent: true })
              setCodes(recovery)
            }}
          />
        ) : null}
        {open === 'renew' && codes ? <RecoveryCodes codes={codes} onDone={close} /> : null}
      </Modal>
    </Row>
  )
}
