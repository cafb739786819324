import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { App } from 'antd'
import { useQuery } from '@tanstack/react-query'
import type { ListRow } from '@lading/ui/list-page'
import { Modal } from '@lading/ui/dialogs'
import { MultiUserPicker } from '@lading/ui/pickers'
import { calls } from '@lading/core/calls'
import { request } from '@/platform/request'
import { lazyView } from '@/shell/page/lazyView'
import { RowMenu } from '../administration/RowMenu'
import { SystemPage } from '../administration/SystemPage'
import { useMay } from '../administration/useMay'
import { departmentRoleHolder } from '../grants/grantHolder'
import { sysDepartRole } from './departRole.entity'

const GrantDrawer = lazyView(async () => (await import('../grants/GrantDrawer')).GrantDrawer, {
  loading: null,
})

/** The roles of a department, what they may do, and who of the department has them. */
export function DepartRoles({ departId }: { departId: string }): ReactNode {
  const { t } = useTranslation('system')
  const mayGrant = useMay('system:permission:grant')
  const mayGive = useMay('system:departRole:edit')
  const [opened, setOpened] = useState<{ kind: 'grants' | 'give'; role: ListRow }>()
  const params = useMemo(() => ({ deptId: departId }), [departId])
  const initial = useMemo(() => ({ departId }), [departId])
  return (
    <SystemPage
      entity={sysDepartRole}
      params={params}
      initial={initial}
      superQuery={false}
      operationWidth={210}
      operations={(role) => (
        <RowMenu
          name={String(role.roleName)}
          actions={[
            ...(mayGrant
              ? [
                  {
                    key: 'grants',
                    label: t('grants.title'),
                    onClick: () => setOpened({ kind: 'grants' as const, role }),
                  },
                ]
              : []),
            ...(mayGive
              ? [
                  {
                    key: 'give',
                    label: t('departments.give'),
                    onClick: () => setOpened({ kind: 'give' as const, role }),
                  },
                ]
              : []),
          ]}
        />
      )}
    >
      {() => (
        <>
          {opened?.kind === 'grants' && (
            <GrantDrawer
              title={`${t('grants.title')} · ${String(opened.role.roleName)}`}
              holder={departmentRoleHolder(departId, opened.role.id)}
              onClose={() => setOpened(undefined)}
            />
          )}
          {opened?.kind === 'give' && (
            <GiveRole departId={departId} role={opened.role} onClose={() => setOpened(undefined)} />
          )}
        </>
      )}
    </SystemPage>
  )
}

/** Gives a role of the department to one of its people, or takes it away. */
function GiveRole({ departId, role, onClose }: { departId: string; role: ListRow; onClose: () => void }) {
  const { t } = useTranslation('system')
  const { message } = App.useApp()
  const [userId, setUserId] = useState<string | null>(null)
  const { data } = useQuery({
    queryKey: ['system', 'departRoles', departId, userId],
    queryFn: ({ signal }) =>
      request().call(calls.departmentRoleOfUser, {
        query: { userId: userId!, departId },
        signal,
        silent: true,
      }),
    enabled: userId !== null,
    staleTime: 0,
  })
  const held = ((data ?? []) as { id: string }[]).map(({ id }) => id)
  const has = held.includes(role.id)
  const send = async () => {
    try {
      const next = has ? held.filter((id) => id !== role.id) : [...held, role.id]
      await request().call(calls.departmentRoleUserAdd, {
        body: { userId: userId!, newRoleId: next.join(','), oldRoleId: held.join(',') },
      })
      void message.success(t('administration.done'))
      onClose()
    } catch (failure) {
      request().report(failure)
    }
  }
  return (
    <Modal
      open
      title={`${t('departments.give')} · ${String(role.roleName)}`}
      okText={has ? t('departments.take') : t('departments.give')}
      okButtonProps={{ disabled: !data, danger: has }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <div className="ld-stack">
        <label htmlFor="depart-role-user">{t('members.choose')}</label>
        <MultiUserPicker id="depart-role-user" multiple={false} value={userId} onChange={setUserId} />
        <span role="status">{data ? t(has ? 'departments.has' : 'departments.hasNot') : ''}</span>
      </div>
    </Modal>
  )
}
