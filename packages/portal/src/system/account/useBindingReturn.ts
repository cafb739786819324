import { calls } from '@lading/core/calls'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { request } from '@/platform/request'
import { readReturn, withoutReturn } from '@/session/login/loginReturn'
import { FROM_SHELL } from '@/shell/tabs/useTabs'
import { useDone } from '../administration/useDone'

const REASONS = ['bound', 'unreachable', 'state'] as const

/**
 * Links the account that the address brings back from another system, once, and takes it out of the address.
 *
 * @param onBound the list of linked accounts is another one now
 * @returns why it came to nothing
 */
export function useBindingReturn(onBound: () => Promise<unknown>): string | undefined {
  const { t } = useTranslation('account')
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const tell = useDone()
  const [failure, setFailure] = useState<string>()
  const done = useRef(false)
  useEffect(() => {
    const back = readReturn(search)
    // The one-time text is used up by the first try, also where effects run twice.
    if ((back.kind !== 'bind' && back.kind !== 'refused') || done.current) return
    done.current = true
    void navigate({ pathname, search: withoutReturn(search) }, { replace: true, state: FROM_SHELL })
    if (back.kind === 'refused') {
      const known = REASONS.find((reason) => reason === back.reason)
      setFailure(t(`bindErrors.${known ?? 'refused'}`))
      return
    }
    const body = { thirdUserUuid: back.ticket }
    const bind = async () => {
      await request().call(calls.thirdBind, { body, silent: true })
      await onBound()
    }
    void tell(bind, t('bound'))
  }, [search, pathname, navigate, onBound, tell, t])
  return failure
}
