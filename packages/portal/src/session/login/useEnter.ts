import type { LoginResult } from '@lading/core/contract'
import { App } from 'antd'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { signIn } from '../sessionStore'

/** A login that succeeded, until the session begins. */
export interface Enter {
  /** A login of a user with several tenants: one must be chosen. */
  open: LoginResult | undefined
  /** Takes a successful login over. */
  succeed: (result: LoginResult) => void
  /** Begins the session of `open` in a tenant. */
  choose: (tenantId: number) => void
  giveUp: () => void
}

/** Begins the session after a login, once its tenant is clear. The guard then leads on. */
export function useEnter(): Enter {
  const { t } = useTranslation('session')
  const { message } = App.useApp()
  const [open, setOpen] = useState<LoginResult>()

  const begin = useCallback(
    (result: LoginResult, tenantId?: number) => {
      if (result.multi_depart === 0) void message.warning(t('login.noDepartment'))
      else void message.success(t('login.welcome', { name: result.userInfo.realname }))
      signIn({ ...result, tenantId })
    },
    [message, t],
  )
  const succeed = useCallback(
    (result: LoginResult) => ((result.tenantList?.length ?? 0) > 1 ? setOpen(result) : begin(result)),
    [begin],
  )
  return {
    open,
    succeed,
    choose: (tenantId) => open && begin(open, tenantId),
    giveUp: () => setOpen(undefined),
  }
}
