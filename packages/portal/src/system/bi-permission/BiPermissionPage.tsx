import { useQuery } from '@tanstack/react-query'
import { useConfirm } from '@lading/ui/dialogs'
import { usePageHost } from '@lading/ui/foundation'
import { Alert, App, Button, Checkbox, Empty, Skeleton, Table } from 'antd'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocale } from '@/app/i18n/useLocale'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'
import { useKept } from '@/platform/useKept'
import type { GrantNode, Ticked } from '../grants/grantTree'
import { indexOf, tickedOn, titleOf } from '../grants/grantTree'
import { grantsWith, READ, readersBeyond, reportsOf } from './readers'
import type { Reader } from './readers'
import { filled, useBiTexts } from './texts'
import '../page.css'
import './biPermission.css'

const ADMIN = 'admin'
type Ticks = ReadonlyMap<string, ReadonlySet<string>>
const NONE: ReadonlyMap<string, never> = new Map<string, never>()

/** Reports, roles, and which role holds what. */
async function readAll(signal: AbortSignal) {
  const { permissions, roles: ofRoles } = request()
  const [roles, { treeList }, held] = await Promise.all([
    ofRoles.all({ query: {}, signal, silent: true }),
    permissions.roleTree({ signal, silent: true }),
    permissions.rolesHold({ query: { perms: READ }, signal, silent: true }),
  ])
  const index = indexOf(treeList as GrantNode[])
  const before: Ticks = new Map(roles.map(({ id }) => [id, new Set(held[id])]))
  return { roles, index, reports: reportsOf(index), before }
}

/** BI报表权限: which roles read which reports (spec 1 §6); stored as grants, by who may grant. */
export function BiPermissionPage(): ReactNode {
  const texts = useBiTexts()
  const locale = useLocale()
  const confirm = useConfirm()
  const { message } = App.useApp()
  const [ticked, setTicked] = useState<ReadonlyMap<string, Ticked>>(NONE)
  const [busy, setBusy] = useState(false)
  const host = usePageHost()
  const {
    data: fetched,
    error,
    refetch,
  } = useQuery({
    queryKey: ['system', 'biPermission'],
    queryFn: ({ signal }) => readAll(signal),
    staleTime: 0,
    gcTime: 0,
  })
  const data = useKept(fetched)
  const before: Ticks = data?.before ?? NONE
  const now: Ticks = new Map([...before].map(([id, held]) => [id, tickedOn(held, ticked.get(id))]))
  const added = readersBeyond(now, before)
  const removed = readersBeyond(before, now)
  const unsaved = added.length + removed.length > 0
  useEffect(() => host?.setDirty(unsaved, 'readers'), [host, unsaved])
  if (error && !data) return <Alert type="error" showIcon title={failureText(error, texts.failed)} />
  if (!data) return <Skeleton active title={false} />
  const { roles, index, reports } = data

  const turn = (roleId: string, key: string) => {
    const keys = new Set(now.get(roleId))
    if (!keys.delete(key)) keys.add(key)
    setTicked(new Map(ticked).set(roleId, { of: before.get(roleId)!, now: keys }))
  }
  const say = (template: string) =>
    function line({ roleId, key }: Reader) {
      const role = roles.find(({ id }) => id === roleId)!.roleName
      return (
        <li key={roleId + key}>
          {filled(template, { role, report: titleOf(index.node.get(key)!, locale) })}
        </li>
      )
    }
  const store = async () => {
    setBusy(true)
    try {
      const grants = [...new Set([...added, ...removed].map((each) => each.roleId))].map((roleId) => ({
        roleId,
        permissionIds: [...grantsWith(index, before.get(roleId)!, reports, now.get(roleId)!)].join(','),
        lastpermissionIds: [...before.get(roleId)!].join(','),
      }))
      await request().permissions.saveOfRoles({ body: { grants } })
      void message.success(texts.saved)
      await refetch()
      setTicked(NONE)
    } catch (failure) {
      request().report(failure)
      // What was ticked stays, beside what is in force now.
      await refetch()
    } finally {
      setBusy(false)
    }
  }
  const save = () =>
    confirm(
      {
        title: texts.ask,
        content: (
          <ul className="ld-bi-changes">
            {added.map(say(texts.gives))}
            {removed.map(say(texts.takes))}
          </ul>
        ),
      },
      store,
    )

  return (
    <section className="ld-system-page">
      <h1>{texts.title}</h1>
      <div className="ld-bi-head">
        <p>{texts.hint}</p>
        <span role="status">
          {unsaved
            ? filled(texts.changed, { added: added.length, removed: removed.length })
            : texts.unchanged}
        </span>
        <Button disabled={!unsaved || busy} onClick={() => setTicked(NONE)}>
          {texts.reset}
        </Button>
        <Button type="primary" disabled={!unsaved} loading={busy} onClick={() => void save()}>
          {texts.save}
        </Button>
      </div>
      <Table<GrantNode>
        size="small"
        rowKey="key"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={reports.map(({ children: _children, ...report }) => report)}
        locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.none} /> }}
        columns={[
          {
            title: texts.report,
            fixed: 'left',
            className: 'ld-bi-report',
            render: (_, report) => titleOf(report, locale),
          },
          ...roles.map(({ id, roleName, roleCode }) => ({
            key: id,
            title: roleName,
            align: 'center' as const,
            render: (_: unknown, report: GrantNode) => (
              <Checkbox
                aria-label={filled(texts.cell, { role: roleName, report: titleOf(report, locale) })}
                title={roleCode === ADMIN ? texts.admin : undefined}
                disabled={roleCode === ADMIN || busy}
                checked={roleCode === ADMIN || now.get(id)!.has(report.key)}
                onChange={() => turn(id, report.key)}
              />
            ),
          })),
        ]}
      />
    </section>
  )
}
