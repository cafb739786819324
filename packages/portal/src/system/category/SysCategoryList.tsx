import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EntityModal } from '@lading/ui/form'
import type { FormMode } from '@lading/ui/form'
import {
  ListPage,
  ListToolbar,
  SearchForm,
  TreeButtons,
  TreeTable,
  useListPage,
  useTreeTable,
} from '@lading/ui/list-page'
import type { TreeTableOptions } from '@lading/ui/list-page'
import { useText } from '@lading/ui/foundation'
import { request } from '@/platform/request'
import { SharedNote } from '../administration/SharedNote'
import { useTenantRights } from '../administration/useTenantRights'
import { sysCategory } from './category.entity'

const ROOT = '0'

/** One level of the tree; what is searched for is shown without the tree around it. */
const level: TreeTableOptions['load'] = async ({ pid, ...query }, signal) => {
  const { name, code } = query
  const open = (row: Record<string, unknown>) => ({ ...row, hasChildren: row.hasChild })
  if (name || code) {
    const page = await request().categories.list({ query, signal, silent: true })
    return { ...page, records: page.records.map((row) => ({ ...row, hasChildren: '0' })) }
  }
  if (pid !== ROOT)
    return (await request().categories.below({ query: { pid: String(pid) }, signal, silent: true })).map(open)
  const page = await request().categories.rootList({ query, signal, silent: true })
  return { ...page, records: page.records.map(open) }
}

/** 分类字典: the tree of categories (spec 1 §7). */
export function SysCategoryList(): ReactNode {
  const { t } = useTranslation('system')
  const text = useText()
  const { entity, isShared } = useTenantRights(sysCategory)
  const page = useListPage(entity)
  const { rights, rows, state } = page
  const filters = Object.fromEntries(
    Object.entries(state.filters).flatMap(([name, { value }]) =>
      typeof value === 'string' && value ? [[name, `*${value}*`]] : [],
    ),
  )
  const tree = useTreeTable({ load: level, parentName: 'pid', params: filters })
  const [opened, setOpened] = useState<{ id?: string; pid?: string; mode?: FormMode }>()

  // What the list's own buttons change (import, deletion) shows in the tree.
  const { refresh } = tree
  const shown = useRef({ rows, loaded: false })
  useEffect(() => {
    if (shown.current.rows === rows) return
    // The first answer is that of the page itself: the tree has asked for its own.
    if (shown.current.loaded) void refresh()
    shown.current = { rows, loaded: true }
  }, [rows, refresh])

  const button = (label: string, name: string, onClick: () => void, danger = false) => (
    <Button type="link" size="small" danger={danger} aria-label={`${label} ${name}`} onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <ListPage page={page}>
      {isShared && <SharedNote />}
      <SearchForm page={page} />
      <ListToolbar page={page} onAdd={() => setOpened({ pid: ROOT })}>
        <TreeButtons tree={tree} />
      </ListToolbar>
      <TreeTable
        toolbar={false}
        label={text(entity.label)}
        tree={tree}
        columns={[
          { key: 'name', title: text(entity.fields.name!) },
          { key: 'code', title: text(entity.fields.code!), width: 200 },
          { key: 'createTime', title: text(entity.fields.createTime!), width: 190 },
        ]}
        {...(rights.can('add') && { onAddChild: (row) => setOpened({ pid: row.id }) })}
        operations={(row) => (
          <>
            {rights.can('edit') &&
              button(t('ops.edit'), String(row.name), () => setOpened({ id: row.id, mode: 'edit' }))}
            {rights.can('delete') &&
              button(t('ops.remove'), String(row.name), () => void page.remove(row), true)}
          </>
        )}
      />
      <EntityModal
        entity={entity}
        id={opened?.id}
        mode={opened?.mode}
        open={opened !== undefined}
        width={560}
        initial={{ pid: opened?.pid ?? ROOT }}
        onClose={() => setOpened(undefined)}
        onSaved={() => void refresh()}
      />
    </ListPage>
  )
}
