import { ownLocale } from '@lading/core/text'
import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Alert, Drawer, Skeleton, Tag, TreeSelect } from 'antd'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PermissionExplanation } from '@lading/core/contract'
import { useLocale } from '@/app/i18n/useLocale'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'
import { titleOf } from './grantTree'
import type { GrantNode } from './grantTree'

interface Choice {
  value: string
  title: string
  selectable: boolean
  children: Choice[]
}

/** Entries to choose from: those with a code can be asked about. */
function choicesOf(nodes: readonly GrantNode[], locale: string): Choice[] {
  return nodes.map((node) => ({
    value: node.key,
    title: titleOf(node, locale),
    selectable: Boolean(node.perms),
    children: choicesOf(node.children ?? [], locale),
  }))
}

function codeOf(nodes: readonly GrantNode[], key: string | undefined): string | undefined {
  for (const node of nodes) {
    if (node.key === key) return node.perms?.split(',')[0]
    const found = codeOf(node.children ?? [], key)
    if (found) return found
  }
  return undefined
}

/** Why a user may do something, or not: what gives the right, and what narrows it. */
export function ExplainDrawer({
  userId,
  username,
  onClose,
}: {
  userId: string
  username: string
  onClose: () => void
}): ReactNode {
  const { t } = useTranslation('system')
  const locale = useLocale()
  const [chosen, setChosen] = useState<string>()
  const tree = useQuery({
    queryKey: ['system', 'grants', 'tree'],
    queryFn: async ({ signal }) =>
      (await request().permissions.roleTree({ signal, silent: true })).treeList as GrantNode[],
  })
  const choices = useMemo(() => choicesOf(tree.data ?? [], locale), [tree.data, locale])
  const code = codeOf(tree.data ?? [], chosen)
  const answer = useQuery({
    queryKey: ['system', 'explain', userId, code],
    queryFn: ({ signal }) =>
      request().permissions.explain({ query: { userId, code: code! }, signal, silent: true }),
    enabled: code !== undefined,
    staleTime: 0,
  })
  const error = tree.error ?? answer.error
  return (
    <Drawer open size={560} title={`${t('explain.title')} · ${username}`} onClose={onClose}>
      <div className="ld-stack">
        <label htmlFor="explain-entry">{t('explain.ask')}</label>
        <TreeSelect
          id="explain-entry"
          showSearch={{ treeNodeFilterProp: 'title' }}
          placeholder={t('explain.choose')}
          loading={tree.isPending}
          treeData={choices}
          value={chosen}
          onChange={setChosen}
        />
      </div>
      {error && <Alert type="error" title={failureText(error, t('administration.failed'))} />}
      {code && answer.isFetching && <Skeleton active title={false} />}
      {code && answer.data && !answer.isFetching && <Explanation code={code} found={answer.data} />}
    </Drawer>
  )
}

function Explanation({ code, found }: { code: string; found: PermissionExplanation }) {
  const { t } = useTranslation('system')
  const locale = useLocale()
  const off = found.entries.filter(({ on }) => !on)
  return (
    <section className="ld-explanation" role="status">
      <p className="ld-explanation-answer">
        {found.allowed ? (
          <CheckCircleFilled className="ld-given" />
        ) : (
          <CloseCircleFilled className="ld-taken" />
        )}{' '}
        <strong>{t(found.allowed ? 'explain.yes' : 'explain.no')}</strong> <code>{code}</code>
      </p>
      <ul>
        {!found.active && <li>{t('explain.frozen')}</li>}
        {found.isAdmin && <li>{t('explain.admin')}</li>}
        {off.map(({ id, name, nameEn }) => (
          <li key={id}>
            {t('explain.off', { name: ownLocale(locale) === 'en-US' && nameEn ? nameEn : name })}
          </li>
        ))}
        {found.through.map(({ kind, id, name, department }) => (
          <li key={id}>
            {t(kind === 'role' ? 'explain.byRole' : 'explain.byDepartmentRole')}
            <Tag>{department ? `${department} / ${name}` : name}</Tag>
          </li>
        ))}
        {found.through.length === 0 && <li>{t('explain.none')}</li>}
        {found.through.length === 0 && (
          <li>
            {found.offered.length === 0 ? t('explain.nobody') : t('explain.offered')}{' '}
            {found.offered.map(({ id, name }) => (
              <Tag key={id}>{name}</Tag>
            ))}
          </li>
        )}
        {found.allowed && !found.isAdmin && (
          <li>
            {found.rules.length === 0 ? t('explain.noRules') : t('explain.rules')}
            {found.rules.length > 0 && (
              <ul>
                {found.rules.map(({ id, ruleName, ruleColumn, ruleConditions, ruleValue }) => (
                  <li key={id}>
                    {ruleName} (<code>{[ruleColumn, ruleConditions, ruleValue].join(' ')}</code>)
                  </li>
                ))}
              </ul>
            )}
          </li>
        )}
      </ul>
    </section>
  )
}
