import { calls } from '@lading/core/calls'
import { App, Button } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirm } from '@lading/ui/dialogs'
import type { ListPageModel, ListRow } from '@lading/ui/list-page'
import { useCan } from '@lading/ui/foundation'
import { request } from '@/platform/request'
import { useSession } from '@/session/sessionStore'
import type { RowAction } from '../administration/RowMenu'
import { useDone } from '../administration/useDone'

const ACTIVE = '1'
const FROZEN = '2'

/** The dialog that is open beside the list. */
export type UserDialog =
  | { kind: 'bin' }
  | { kind: 'password' | 'agent' | 'explain'; username: string; id: string }

/** What can be done to users beyond adding, changing and deleting. */
export interface UserActions {
  tools: (page: ListPageModel) => ReactNode
  ofRow: (row: ListRow, page: ListPageModel) => RowAction[]
  dialog: UserDialog | undefined
  close: () => void
}

/** Freezing and thawing, a new password, the agent, the recycle bin: each by its right. Nobody freezes oneself. */
export function useUserActions(): UserActions {
  const { t } = useTranslation('system')
  const { message } = App.useApp()
  const confirm = useConfirm()
  const done = useDone()
  const mayAgent = useCan('system:userAgent:list')
  const mayExplain = useCan('system:permission:grant')
  const self = useSession((session) => session.user?.username)
  const [dialog, setDialog] = useState<UserDialog>()

  const freeze = (page: ListPageModel, rows: readonly ListRow[], status: string) => {
    const others = rows.filter(({ username }) => username !== self)
    if (others.length === 0) {
      void message.warning(rows.length > 0 ? t('users.notSelf') : t('administration.choose'))
      return
    }
    const names = others.map(({ realname, username }) => String(realname || username)).join('、')
    const frozen = status === FROZEN
    void confirm(
      {
        title: t(frozen ? 'users.freeze' : 'users.thaw'),
        content: t(frozen ? 'users.freezeQuestion' : 'users.thawQuestion', { names }),
        danger: frozen,
      },
      async () => {
        try {
          await request().users.freezeBatch({
            body: { ids: others.map(({ id }) => id).join(','), status: Number(status) },
          })
          void message.success(t('administration.done'))
          page.selection.clear()
          page.refresh()
        } catch (failure) {
          request().report(failure)
        }
      },
    )
  }

  const resetFactor = (username: string) =>
    void confirm(
      { title: t('users.resetFactor'), content: t('users.resetFactorQuestion', { username }), danger: true },
      async () => {
        await done(() => request().call(calls.secondFactorReset, { body: { username }, silent: true }))
      },
    )

  return {
    dialog,
    close: () => setDialog(undefined),
    tools: (page) => (
      <>
        {page.rights.can('frozen') && page.selection.keys.length > 0 && (
          <>
            <Button onClick={() => freeze(page, page.selection.rows, FROZEN)}>{t('users.freeze')}</Button>
            <Button onClick={() => freeze(page, page.selection.rows, ACTIVE)}>{t('users.thaw')}</Button>
          </>
        )}
        {page.rights.can('recycle') && (
          <Button onClick={() => setDialog({ kind: 'bin' })}>{t('users.bin')}</Button>
        )}
      </>
    ),
    ofRow: (row, page) => {
      const username = String(row.username)
      const isFrozen = String(row.status) === FROZEN
      return [
        ...(page.rights.can('changepwd')
          ? [
              {
                key: 'password',
                label: t('users.reset'),
                onClick: () => setDialog({ kind: 'password', username, id: row.id }),
              },
              ...(username === self
                ? []
                : [
                    {
                      key: 'factor',
                      label: t('users.resetFactor'),
                      danger: true,
                      onClick: () => resetFactor(username),
                    },
                  ]),
            ]
          : []),
        ...(page.rights.can('frozen') && username !== self
          ? [
              {
                key: 'freeze',
                label: t(isFrozen ? 'users.thaw' : 'users.freeze'),
                danger: !isFrozen,
                onClick: () => freeze(page, [row], isFrozen ? ACTIVE : FROZEN),
              },
            ]
          : []),
        ...(mayAgent
          ? [
              {
                key: 'agent',
                label: t('users.agent'),
                onClick: () => setDialog({ kind: 'agent', username, id: row.id }),
              },
            ]
          : []),
        ...(mayExplain
          ? [
              {
                key: 'explain',
                label: t('explain.title'),
                onClick: () => setDialog({ kind: 'explain', username, id: row.id }),
              },
            ]
          : []),
      ]
    },
  }
}
