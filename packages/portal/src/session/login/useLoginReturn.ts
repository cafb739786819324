import type { LoginResult } from '@lading/core/contract'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { offeredLogins } from '@/platform/config'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'
import { REDIRECT_PARAM } from '../redirect'
import { withCode } from '../second-factor/codeStore'
import { takeWanted } from './leaveForLogin'
import { readReturn, withoutReturn } from './loginReturn'
import type { LoginReturn } from './loginReturn'

/** What the server says of a login that came to nothing; anything else is a refusal. */
const REASON: Partial<Record<string, 'stateLost' | 'unreachable'>> = {
  state: 'stateLost',
  unreachable: 'unreachable',
}

/** What the way back from another system came to. */
export interface LoginReturnState {
  /** The login is being carried out. */
  busy: boolean
  /** Why it was refused. */
  failure?: string
  /** The provider knows the visitor, but no account here belongs to them yet. */
  bind?: { source: string; ticket: string }
  /** Gives the binding up. */
  forget: () => void
}

/** Logs in with what the address brings, once, and takes it out of the address. */
export function useLoginReturn(onSuccess: (result: LoginResult) => void): LoginReturnState {
  const { t } = useTranslation('session')
  const { search } = useLocation()
  const navigate = useNavigate()
  const [back, setBack] = useState<LoginReturn>(() => readReturn(search))
  const [failure, setFailure] = useState<string>()
  const done = useRef(false)

  useEffect(() => {
    // The one-time text is used up by the first try, also where effects run twice.
    if (back.kind === 'none' || done.current) return
    done.current = true
    const query = new URLSearchParams(withoutReturn(search))
    const wanted = takeWanted()
    if (wanted && !query.has(REDIRECT_PARAM)) query.set(REDIRECT_PARAM, wanted)
    void navigate({ search: query.toString() }, { replace: true })
    const login = loginWith(back)
    if (!login) {
      if (back.kind === 'refused') {
        setFailure(t(`third.${REASON[back.reason] ?? 'refused'}`))
        setBack({ kind: 'none' })
      }
      return
    }
    login.then(onSuccess, (error: unknown) => {
      setFailure(failureText(error, t('login.failed')))
      setBack({ kind: 'none' })
    })
  }, [back, search, navigate, onSuccess, t])

  return {
    busy: back.kind === 'cas' || back.kind === 'third',
    ...(failure && { failure }),
    ...(back.kind === 'bind' && { bind: back }),
    forget: () => setBack({ kind: 'none' }),
  }
}

function loginWith(back: LoginReturn): Promise<LoginResult> | undefined {
  const silent = { silent: true, session: 'ignore' as const }
  if (back.kind === 'third') {
    const params = { token: back.token, thirdType: back.source }
    return withCode(request().auth.loginByThird({ params, query: {}, ...silent }))
  }
  if (back.kind === 'cas') {
    const service = offeredLogins().cas?.service
    return withCode(request().auth.loginByCas({ query: { ticket: back.ticket, service }, ...silent }))
  }
  return undefined
}
