import { calls } from '@lading/core/calls'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { request } from '@/platform/request'
import { readReturn, withoutReturn } from '@/session/login/loginReturn'
import { FROM_SHELL } from '@/shell/tabs/useTabs'
import { useDone } from '../administration/useDone'

const REASONS = ['bound', 'unreachable', 'state', 'refused'] as const

/** What the address carries on without its query: why a link came to nothing. */
interface Carried {
  bindError?: (typeof REASONS)[number]
}

/**
 * Links the account that the address brings back from another system, once, and takes it out of the address.
 *
 * @param onBound the list of linked accounts is another one now
 * @returns why it came to nothing
 */
export function useBindingReturn(onBound: () => Promise<unknown>): string | undefined {
  const { t } = useTranslation('account')
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const tell = useDone()
  const done = useRef(false)
  useEffect(() => {
    const back = readReturn(search)
    // The one-time text is used up by the first try, also where effects run twice.
    if ((back.kind !== 'bind' && back.kind !== 'refused') || done.current) return
    done.current = true
    // This tab is gone where the settings were open already: what is to be said goes along with the address.
    const bindError =
      back.kind === 'refused' ? (REASONS.find((reason) => reason === back.reason) ?? 'refused') : undefined
    // Said by a page, so that the tab that is open takes it; by the shell, it would stay as it was.
    const carried = bindError ? { bindError } : FROM_SHELL
    void navigate({ pathname, search: withoutReturn(search) }, { replace: true, state: carried })
    if (back.kind === 'refused') return
    const bind = async () => {
      await request().call(calls.thirdBind, { body: { thirdUserUuid: back.ticket }, silent: true })
      await onBound()
    }
    void tell(bind, t('bound'))
  }, [search, pathname, navigate, onBound, tell, t])
  const { bindError } = (state as Carried | null) ?? {}
  return bindError && t(`bindErrors.${bindError}`)
}
