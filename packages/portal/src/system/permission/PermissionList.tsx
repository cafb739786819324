import { ownLocale } from '@lading/core/text'
import { PlusOutlined } from '@ant-design/icons'
import { App, Button, Input, Space, Tag } from 'antd'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EntityModal } from '@lading/ui/form'
import { useConfirm } from '@lading/ui/dialogs'
import { TreeTable, useTreeTable } from '@lading/ui/list-page'
import type { TreeColumn } from '@lading/ui/list-page'
import type { SourceRow } from '@lading/ui/foundation'
import { useLocale } from '@/app/i18n/useLocale'
import { asSourceError } from '@/platform/dataSource'
import { request } from '@/platform/request'
import { MenuIcon } from '@/shell/menu/MenuIcon'
import { lazyView } from '@/shell/page/lazyView'
import { namedSource, withFurtherNames } from '../administration/furtherNames'
import { RowMenu } from '../administration/RowMenu'
import { SharedNote } from '../administration/SharedNote'
import { useMay } from '../administration/useMay'
import { useTenantRights } from '../administration/useTenantRights'
import { sysPermission } from './permission.entity'
import { permissionSource } from './permissionSource'
import '../page.css'

const DataRules = lazyView(async () => (await import('./DataRules')).DataRules, { loading: null })

const NAMED = withFurtherNames(sysPermission, 'name', 'nameEn')

const KINDS = ['menu', 'submenu', 'button'] as const

type Opened = { kind: 'form'; entry?: SourceRow; parent?: SourceRow } | { kind: 'rules'; entry: SourceRow }

/** 菜单管理 (spec 1 §7): entries and buttons, level by level, with the data rules of each. */
export function PermissionList(): ReactNode {
  const { t } = useTranslation('system')
  const { message } = App.useApp()
  const confirm = useConfirm()
  const locale = useLocale()
  const [name, setName] = useState('')
  const [opened, setOpened] = useState<Opened>()
  const { entity, isShared } = useTenantRights(NAMED)
  const mayAdd = useMay('system:permission:add')
  const mayEdit = useMay('system:permission:edit')
  const mayDelete = useMay('system:permission:delete')
  const tree = useTreeTable({
    // All of the first level is one page: it is as long as the menu of the portal.
    pageSize: 30,
    params: name ? { name } : {},
    load: async ({ parentId }, signal) => {
      const { permissions } = request()
      const options = { signal, silent: true }
      try {
        if (parentId !== '0')
          return await permissions.below({ query: { parentId: String(parentId) }, ...options })
        if (name) return await permissions.list({ query: { name }, ...options })
        return await permissions.topLevel(options)
      } catch (failure) {
        throw asSourceError(failure)
      }
    },
  })
  /** As the list shows it. */
  const nameOf = ({ name: own, nameEn }: SourceRow) =>
    String((ownLocale(locale) === 'en-US' && nameEn) || own)
  const close = () => setOpened(undefined)
  const source = useMemo(() => {
    if (opened?.kind !== 'form') return undefined
    const { entry, parent } = opened
    return namedSource(permissionSource(entry, String((entry ? entry.parentId : parent?.id) ?? '')))
  }, [opened])
  /** The level that an entry stands on. */
  const refresh = (parentId: unknown) => tree.refresh(parentId && !name ? String(parentId) : undefined)

  const remove = (entry: SourceRow) =>
    confirm(
      {
        title: t('menus.remove'),
        content: t('menus.removeQuestion', { name: nameOf(entry) }),
        danger: true,
      },
      async () => {
        try {
          await request().permissions.remove({ query: { id: entry.id } })
          void message.success(t('administration.done'))
          await refresh(entry.parentId)
        } catch (failure) {
          request().report(failure)
        }
      },
    )

  const columns: TreeColumn[] = [
    {
      key: 'name',
      title: t('menus.name'),
      render: (_, row) => nameOf(row),
    },
    {
      key: 'menuType',
      title: t('menus.kind'),
      width: 110,
      render: (value) => <Tag>{t(`menus.${KINDS[Number(value)] ?? 'menu'}`)}</Tag>,
    },
    {
      key: 'icon',
      title: t('menus.icon'),
      width: 60,
      render: (value) => (value ? <MenuIcon name={String(value)} /> : ''),
    },
    { key: 'url', title: t('menus.path'), width: 200 },
    { key: 'perms', title: t('menus.code'), width: 220 },
    { key: 'sortNo', title: t('menus.order'), width: 80 },
    {
      key: 'status',
      title: t('menus.state'),
      width: 80,
      render: (value, row) =>
        value === '0' ? t('menus.off') : row.hidden === true ? t('menus.hidden') : t('menus.on'),
    },
  ]
  return (
    <section className="ld-system-page">
      <h1>{t('menus.heading')}</h1>
      {isShared && <SharedNote />}
      <TreeTable
        tree={tree}
        label={t('menus.heading')}
        columns={columns}
        {...(mayAdd && {
          onAddChild: (parent: SourceRow) => setOpened({ kind: 'form', parent }),
        })}
        operations={(entry) => (
          <RowMenu
            name={nameOf(entry)}
            actions={[
              ...(mayEdit
                ? [
                    {
                      key: 'edit',
                      label: t('administration.edit'),
                      onClick: () => setOpened({ kind: 'form', entry }),
                    },
                    {
                      key: 'rules',
                      label: t('grants.rules'),
                      onClick: () => setOpened({ kind: 'rules', entry }),
                    },
                  ]
                : []),
              ...(mayDelete
                ? [
                    {
                      key: 'remove',
                      label: t('administration.remove'),
                      danger: true,
                      onClick: () => void remove(entry),
                    },
                  ]
                : []),
            ]}
          />
        )}
      >
        <Space wrap>
          <Input.Search
            allowClear
            placeholder={t('menus.search')}
            aria-label={t('menus.search')}
            onSearch={(text) => setName(text.trim())}
          />
          {mayAdd && (
            <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpened({ kind: 'form' })}>
              {t('menus.add')}
            </Button>
          )}
        </Space>
      </TreeTable>
      {opened?.kind === 'form' && (
        <EntityModal
          open
          entity={entity}
          width={860}
          {...(opened.entry ? { id: opened.entry.id, mode: 'edit' as const } : { mode: 'add' as const })}
          initial={{
            menuType: opened.parent ? (opened.parent.component === 'layouts/RouteView' ? '1' : '2') : '0',
            sortNo: 1,
          }}
          source={source}
          onClose={close}
          onSaved={() => void refresh(opened.entry ? opened.entry.parentId : opened.parent?.id)}
        />
      )}
      {opened?.kind === 'rules' && (
        <DataRules entry={opened.entry} name={nameOf(opened.entry)} onClose={close} />
      )}
    </section>
  )
}
