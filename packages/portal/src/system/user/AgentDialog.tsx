import { Modal } from '@lading/ui/dialogs'
import { RangePicker, useCan } from '@lading/ui/foundation'
import { UserPicker } from '@lading/ui/pickers'
import { useQuery } from '@tanstack/react-query'
import { Alert, App, Button, Skeleton, Switch } from 'antd'
import dayjs from 'dayjs'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { calls } from '@lading/core/calls'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'
import '../administration/administration.css'

const FORMAT = 'YYYY-MM-DD HH:mm:ss'

interface Agent {
  id?: string
  agentUserName: string | null
  startTime: string | null
  endTime: string | null
  status: '0' | '1'
}

const NOBODY: Agent = { agentUserName: null, startTime: null, endTime: null, status: '1' }

interface AgentDialogProps {
  username: string
  /** Of the person who looks: it takes no right to have somebody stand in for oneself. @default false */
  own?: boolean
  onClose: () => void
}

/** Who stands in for a user, and when: the agent gets the tasks, never the rights (contract §19). */
export function AgentDialog({ username, own = false, onClose }: AgentDialogProps): ReactNode {
  const { t } = useTranslation('system')
  const { message } = App.useApp()
  const id = useId()
  const { data, error, isPending } = useQuery({
    queryKey: ['system', 'agents', username],
    queryFn: async ({ signal }) =>
      ((await request().call(calls.userAgentByUserName, {
        query: { userName: username },
        signal,
        silent: true,
      })) ?? NOBODY) as Agent,
    staleTime: 0,
    gcTime: 0,
  })
  // What was entered stays, whatever is read again meanwhile.
  const [entered, setEntered] = useState<Agent>()
  const agent = entered ?? data ?? NOBODY
  const [busy, setBusy] = useState(false)
  const mayAdd = useCan('system:userAgent:add')
  const mayEdit = useCan('system:userAgent:edit')
  const mayRemove = useCan('system:userAgent:delete')
  const maySave = own || (agent.id ? mayEdit : mayAdd)

  const work = async (call: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await call()
      void message.success(t('administration.done'))
      onClose()
    } catch (failure) {
      request().report(failure)
    } finally {
      setBusy(false)
    }
  }
  const save = () =>
    work(() => {
      const { id: agentId, agentUserName, startTime, endTime, status } = agent
      const standIn = { agentUserName: agentUserName ?? '', startTime, endTime, status }
      if (own) return request().call(calls.ownAgentSave, { body: standIn })
      const body = { userName: username, ...standIn }
      const { userAgents } = request()
      return agentId ? userAgents.edit({ body: { ...body, id: agentId } }) : userAgents.add({ body })
    })
  const remove = () =>
    work(() =>
      own ? request().call(calls.ownAgentRemove) : request().userAgents.remove({ query: { id: agent.id! } }),
    )
  return (
    <Modal
      open
      title={own ? t('approvals.standIn') : `${t('users.agent')} ${username}`}
      width={480}
      onCancel={onClose}
      footer={
        <>
          {agent.id && (own || mayRemove) && (
            <Button danger disabled={busy} onClick={() => void remove()}>
              {t('users.noAgent')}
            </Button>
          )}
          <Button
            type="primary"
            loading={busy}
            disabled={!agent.agentUserName || !maySave}
            onClick={() => void save()}
          >
            {t('administration.save')}
          </Button>
        </>
      }
    >
      {error && <Alert type="error" title={failureText(error, t('administration.failed'))} />}
      {isPending && !entered ? (
        <Skeleton active title={false} />
      ) : (
        <div className="ld-stack">
          {own && <p>{t('approvals.standInHint')}</p>}
          <label htmlFor={`${id}-who`}>{t('users.agent')}</label>
          <UserPicker
            id={`${id}-who`}
            value={agent.agentUserName}
            onChange={(value) => setEntered({ ...agent, agentUserName: value })}
          />
          <label htmlFor={`${id}-from`}>{t('users.agentTime')}</label>
          <RangePicker
            showTime
            id={{ start: `${id}-from`, end: `${id}-to` }}
            allowEmpty={[true, true]}
            value={[
              agent.startTime ? dayjs(agent.startTime) : null,
              agent.endTime ? dayjs(agent.endTime) : null,
            ]}
            onChange={(range) =>
              setEntered({
                ...agent,
                startTime: range?.[0]?.format(FORMAT) ?? null,
                endTime: range?.[1]?.format(FORMAT) ?? null,
              })
            }
          />
          <label htmlFor={`${id}-on`}>{t('users.agentOn')}</label>
          <Switch
            id={`${id}-on`}
            checked={agent.status === '1'}
            onChange={(on) => setEntered({ ...agent, status: on ? '1' : '0' })}
          />
        </div>
      )}
    </Modal>
  )
}
