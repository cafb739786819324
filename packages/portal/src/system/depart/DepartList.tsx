import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { App, Button, Empty, Space } from 'antd'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EntityModal } from '@lading/ui/form'
import { useConfirm } from '@lading/ui/dialogs'
import { Tabs, useCan } from '@lading/ui/foundation'
import { calls } from '@lading/core/calls'
import { useText } from '@/app/i18n/useLocale'
import { request } from '@/platform/request'
import { lazyView } from '@/shell/page/lazyView'
import { DEPARTMENT_TREE, DepartmentSide, useDepartmentTree } from '../administration/DepartmentSide'
import { namedSource, withFurtherNames } from '../administration/furtherNames'
import { departmentName, findDepartment } from '../administration/departmentTree'
import type { DepartmentNode } from '../administration/departmentTree'
import type { Move } from '../administration/departMove'
import { MembersPanel } from '../administration/MembersPanel'
import type { Members } from '../administration/MembersPanel'
import { SharedNote } from '../administration/SharedNote'
import { useMay } from '../administration/useMay'
import { useTenantRights } from '../administration/useTenantRights'
import { departmentHolder } from '../grants/grantHolder'
import { storedDepart, sysDepart } from './depart.entity'
import { DepartDetail } from './DepartDetail'
import { DepartRoles } from './DepartRoles'
import { departSource } from './departSource'
import '../page.css'
import '../administration/administration.css'

const GrantDrawer = lazyView(async () => (await import('../grants/GrantDrawer')).GrantDrawer, {
  loading: null,
})

const NAMED = withFurtherNames(sysDepart, 'departName', 'departNameEn')
const STORED = withFurtherNames(storedDepart, 'departName', 'departNameEn')

type Opened = { kind: 'form'; id?: string; parentId?: string } | { kind: 'grants' }

/** 部门管理 (spec 1 §7): the tree, moved by dragging, and beside it the chosen department. */
export function DepartList(): ReactNode {
  const { t } = useTranslation('system')
  const text = useText()
  const { message } = App.useApp()
  const confirm = useConfirm()
  const client = useQueryClient()
  const { data, isPending, isError } = useDepartmentTree()
  const tree = useMemo(() => data ?? [], [data])
  const [chosenId, setChosenId] = useState<string>()
  const [opened, setOpened] = useState<Opened>()
  const { isShared, entity } = useTenantRights(NAMED)
  const source = useMemo(() => namedSource(departSource(tree)), [tree])
  const mayAdd = useMay('system:depart:add')
  const mayEdit = useMay('system:depart:edit')
  const mayDelete = useMay('system:depart:delete')
  const mayGrant = useMay('system:permission:grant')
  const chosen = findDepartment(tree, chosenId ?? '') ?? tree[0]
  const refresh = () => client.invalidateQueries({ queryKey: DEPARTMENT_TREE })
  const close = () => setOpened(undefined)

  const attempt = async (call: () => Promise<unknown>) => {
    try {
      await call()
      void message.success(t('administration.done'))
    } catch (failure) {
      request().report(failure)
    }
    await refresh()
  }
  const move = (to: Move) =>
    confirm({ title: t('departments.move'), content: t('departments.moveQuestion') }, () =>
      attempt(() => request().call(calls.departmentMove, { body: to })),
    )
  const remove = (department: DepartmentNode) =>
    confirm(
      {
        title: t('departments.remove'),
        content: t('departments.removeQuestion', { name: text(departmentName(department)) }),
        danger: true,
      },
      () => attempt(() => request().departments.remove({ query: { id: department.id } })),
    )

  return (
    <div className="ld-beside">
      <div className="ld-side">
        {mayAdd && (
          <Space className="ld-side-tools" wrap>
            <Button size="small" icon={<PlusOutlined />} onClick={() => setOpened({ kind: 'form' })}>
              {t('departments.addRoot')}
            </Button>
            <Button
              size="small"
              icon={<PlusOutlined />}
              disabled={!chosen}
              onClick={() => chosen && setOpened({ kind: 'form', parentId: chosen.id })}
            >
              {t('departments.addBelow')}
            </Button>
          </Space>
        )}
        <DepartmentSide
          value={chosen?.id}
          onChange={(id) => id && setChosenId(id)}
          {...(mayEdit && { onMove: move })}
        />
      </div>
      <section className="ld-system-page" aria-label={t('departments.tree')}>
        <h1>{t('departments.heading')}</h1>
        {isShared && <SharedNote />}
        {isPending || isError ? null : !chosen ? (
          <Empty description={t('departments.none')} />
        ) : (
          <>
            <div className="ld-detail-head">
              <h2>{text(departmentName(chosen))}</h2>
              <Space wrap>
                {mayEdit && (
                  <Button icon={<EditOutlined />} onClick={() => setOpened({ kind: 'form', id: chosen.id })}>
                    {t('administration.edit')}
                  </Button>
                )}
                {mayGrant && (
                  <Button onClick={() => setOpened({ kind: 'grants' })}>{t('departments.grants')}</Button>
                )}
                {mayDelete && (
                  <Button danger icon={<DeleteOutlined />} onClick={() => void remove(chosen)}>
                    {t('administration.remove')}
                  </Button>
                )}
              </Space>
            </div>
            <DepartTabs key={chosen.id} department={chosen} />
          </>
        )}
      </section>
      {opened?.kind === 'form' && (
        <EntityModal
          open
          entity={opened.id ? STORED : entity}
          width={860}
          {...(opened.id ? { id: opened.id, mode: 'edit' as const } : { mode: 'add' as const })}
          initial={{ status: '1', ...(opened.parentId && { parentId: opened.parentId }) }}
          source={source}
          onClose={close}
          onSaved={() => void refresh()}
        />
      )}
      {opened?.kind === 'grants' && chosen && (
        <GrantDrawer
          title={`${t('departments.grants')} · ${text(departmentName(chosen))}`}
          holder={departmentHolder(chosen.id)}
          onClose={close}
        />
      )}
    </div>
  )
}

/** What is known of the chosen department; tabs that the session may not look into are not there. */
function DepartTabs({ department }: { department: DepartmentNode }): ReactNode {
  const { t } = useTranslation('system')
  const maySee = useCan('system:user:list')
  const mayChange = useCan('system:user:edit')
  const mayRoles = useCan('system:departRole:list')
  return (
    <Tabs
      items={[
        { key: 'detail', label: t('departments.detail'), children: <DepartDetail department={department} /> },
        ...(maySee
          ? [
              {
                key: 'members',
                label: t('members.title'),
                children: <MembersPanel members={membersOf(department.id, mayChange)} />,
              },
            ]
          : []),
        ...(mayRoles
          ? [
              {
                key: 'roles',
                label: t('departments.roles'),
                children: <DepartRoles departId={department.id} />,
              },
            ]
          : []),
      ]}
    />
  )
}

function membersOf(depId: string, mayChange: boolean): Members {
  const { users, call } = request()
  return {
    key: ['department', depId],
    page: (query, signal) => users.inDepartment({ query: { ...query, depId }, signal, silent: true }),
    ...(mayChange && {
      add: (userIdList: string[]) => users.addToDepartment({ body: { depId, userIdList } }),
      remove: (userIds: string[]) =>
        call(calls.userRemoveAllFromDepartment, { query: { depId, userIds: userIds.join(',') } }),
    }),
  }
}
