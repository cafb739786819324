import { Drawer } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '@lading/ui/foundation'
import type { ListRow } from '@lading/ui/list-page'
import { calls } from '@lading/core/calls'
import { request } from '@/platform/request'
import { viewAsRole } from '@/session/viewedRole'
import { lazyView } from '@/shell/page/lazyView'
import { MembersPanel } from '../administration/MembersPanel'
import type { Members } from '../administration/MembersPanel'
import { RowMenu } from '../administration/RowMenu'
import { SystemPage } from '../administration/SystemPage'
import { useDone } from '../administration/useDone'
import { useMay } from '../administration/useMay'
import { roleHolder } from '../grants/grantHolder'
import { sysRole } from './role.entity'

const GrantDrawer = lazyView(async () => (await import('../grants/GrantDrawer')).GrantDrawer, {
  loading: null,
})

/** Who administers everything: nothing is granted to it, because it holds all there is. */
const ADMIN = 'admin'

/** 角色管理 (spec 1 §6): members, and what they may do. */
export function RoleUserList(): ReactNode {
  const { t } = useTranslation('system')
  const mayGrant = useMay('system:permission:grant')
  const maySee = useCan('system:user:list')
  const mayChange = useCan('system:user:edit')
  const [opened, setOpened] = useState<{ kind: 'members' | 'grants'; role: ListRow }>()
  const close = () => setOpened(undefined)
  const done = useDone()
  const view = (role: ListRow) => done(() => viewAsRole({ id: role.id, name: String(role.roleName) }))
  const name = String(opened?.role.roleName ?? '')

  return (
    <SystemPage
      entity={sysRole}
      operationWidth={210}
      operations={(role) => (
        <RowMenu
          name={String(role.roleName)}
          actions={[
            ...(maySee
              ? [
                  {
                    key: 'members',
                    label: t('members.title'),
                    onClick: () => setOpened({ kind: 'members' as const, role }),
                  },
                ]
              : []),
            ...(mayGrant && role.roleCode !== ADMIN
              ? [
                  {
                    key: 'view',
                    label: t('grants.view'),
                    onClick: () => void view(role),
                  },
                  {
                    key: 'grants',
                    label: t('grants.title'),
                    onClick: () => setOpened({ kind: 'grants' as const, role }),
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
              title={`${t('grants.ofRole')} · ${name}`}
              holder={roleHolder(opened.role.id)}
              onClose={close}
            />
          )}
          {opened?.kind === 'members' && (
            <Drawer open size={640} title={`${t('members.title')} · ${name}`} onClose={close}>
              <MembersPanel members={membersOf(opened.role.id, mayChange)} />
            </Drawer>
          )}
        </>
      )}
    </SystemPage>
  )
}

function membersOf(roleId: string, mayChange: boolean): Members {
  const { users, call } = request()
  return {
    key: ['role', roleId],
    page: (query, signal) => users.ofRole({ query: { ...query, roleId }, signal, silent: true }),
    ...(mayChange && {
      add: (userIdList: string[]) => users.addToRole({ body: { roleId, userIdList } }),
      remove: (userIds: string[]) =>
        call(calls.userRemoveAllFromRole, { query: { roleId, userIds: userIds.join(',') } }),
    }),
  }
}
