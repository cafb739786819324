import { useQuery } from '@tanstack/react-query'
import { Alert, App, Button, Drawer, Empty, Input, Skeleton, Tree } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirm } from '@lading/ui/dialogs'
import { usePageHost } from '@lading/ui/foundation'
import { useLocale } from '@/app/i18n/useLocale'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'
import { DataRulePopover } from './DataRulePopover'
import { GrantChanges } from './GrantChanges'
import type { GrantHolder } from './grantHolder'
import { changeOf, halfTicked, indexOf, matching, tick, tickedOn, titleOf } from './grantTree'
import type { GrantNode, Ticked } from './grantTree'

/** What a role, a department or a role of a department may do. */
export interface GrantDrawerProps {
  title: string
  holder: GrantHolder
  onClose: () => void
}

/** The menu with its buttons as a tree to tick, what a save would change, and the data rules of what is granted. */
export function GrantDrawer({ title, holder, onClose }: GrantDrawerProps): ReactNode {
  const { t } = useTranslation('system')
  const { message } = App.useApp()
  const confirm = useConfirm()
  const locale = useLocale()
  const host = usePageHost()
  const [word, setWord] = useState('')
  const [busy, setBusy] = useState(false)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['system', 'grants', holder.kind, holder.id],
    queryFn: async ({ signal }) => {
      const [tree, held] = await Promise.all([holder.tree(signal), holder.held(signal)])
      return { index: indexOf(tree), held: new Set(held) }
    },
    staleTime: 0,
    gcTime: 0,
  })
  const [ticked, setTicked] = useState<Ticked>()
  const now = useMemo(() => data && tickedOn(data.held, ticked), [data, ticked])
  const change = useMemo(
    () => (data && now ? changeOf(data.index, data.held, now) : { added: [], removed: [] }),
    [data, now],
  )
  const changed = change.added.length + change.removed.length > 0
  // Taken back by who gives up, not by the end of the effect (docs/adr/0045).
  useEffect(() => host?.setDirty(changed, 'grants'), [host, changed])
  const shown = useMemo(() => matching(data?.index.roots ?? [], word, locale), [data, word, locale])

  const send = async () => {
    if (!data || !now) return
    setBusy(true)
    try {
      await holder.save([...now].join(','), [...data.held].join(','))
      void message.success(t('grants.saved'))
      await refetch()
      setTicked(undefined)
    } catch (failure) {
      request().report(failure)
    } finally {
      setBusy(false)
    }
  }
  const save = () =>
    data &&
    confirm({ title: t('grants.check'), content: <GrantChanges index={data.index} change={change} /> }, send)
  const leave = async () => {
    const question = { title: t('grants.leave'), content: t('grants.leaveQuestion'), danger: true }
    if (changed && !(await confirm(question))) return
    host?.setDirty(false, 'grants')
    onClose()
  }

  return (
    <Drawer
      open
      title={title}
      size={560}
      onClose={() => void leave()}
      footer={
        <div className="ld-grant-footer">
          <span role="status">
            {changed
              ? t('grants.change', { added: change.added.length, removed: change.removed.length })
              : t('grants.unchanged')}
          </span>
          <Button disabled={!changed || busy} onClick={() => setTicked(undefined)}>
            {t('grants.reset')}
          </Button>
          <Button type="primary" disabled={!changed} loading={busy} onClick={() => void save()}>
            {t('administration.save')}
          </Button>
        </div>
      }
    >
      {isPending && <Skeleton active title={false} />}
      {error && <Alert type="error" title={failureText(error, t('administration.failed'))} />}
      {data && now && (
        <>
          <Input.Search
            allowClear
            placeholder={t('grants.search')}
            aria-label={t('grants.search')}
            onChange={(event) => setWord(event.target.value.trim())}
          />
          {shown.length === 0 ? (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} />
          ) : (
            <Tree<GrantNode>
              // What a search finds is opened.
              key={word}
              className="ld-side-tree"
              aria-label={title}
              checkable
              checkStrictly
              selectable={false}
              blockNode
              treeData={shown}
              fieldNames={{ key: 'key', title: 'slotTitle', children: 'children' }}
              defaultExpandedKeys={word ? [...data.index.node.keys()] : shown.map(({ key }) => key)}
              checkedKeys={{ checked: [...now], halfChecked: halfTicked(data.index, now) }}
              onCheck={(_, { node }) => setTicked({ of: data.held, now: tick(data.index, now, node.key) })}
              titleRender={(node) => (
                <span className="ld-grant-title">
                  {titleOf(node, locale)}
                  {node.ruleFlag === 1 && data.held.has(node.key) && now.has(node.key) && (
                    <DataRulePopover holder={holder} permissionId={node.key} name={titleOf(node, locale)} />
                  )}
                </span>
              )}
            />
          )}
        </>
      )}
    </Drawer>
  )
}
