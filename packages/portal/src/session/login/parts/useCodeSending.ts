import { App } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'

/** What a code is for, by the numbers of the contract (§6.3, `smsmode`). */
export const CODE_FOR = { login: '0', register: '1', reset: '2' } as const

/** The server sends one code to a number within this time. */
const PAUSE_SECONDS = 60

/** Sending of a code to a phone. */
export interface CodeSending {
  /** Seconds until another code may be asked for; 0: now. */
  wait: number
  busy: boolean
  send: (mobile: string) => Promise<void>
}

/** Asks for a code and counts the pause after it. */
export function useCodeSending(purpose: keyof typeof CODE_FOR): CodeSending {
  const { t } = useTranslation('session')
  const { message } = App.useApp()
  const [busy, setBusy] = useState(false)
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  const wait = Math.max(0, Math.ceil((until - now) / 1000))

  useEffect(() => {
    if (wait === 0) return undefined
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [wait])

  return {
    wait,
    busy,
    send: async (mobile) => {
      setBusy(true)
      try {
        await request().auth.sendCode({ body: { mobile, smsmode: CODE_FOR[purpose] }, silent: true })
        void message.success(t('phone.sent'))
        setNow(Date.now())
        setUntil(Date.now() + PAUSE_SECONDS * 1000)
      } catch (error) {
        void message.error(failureText(error, t('phone.sendFailed')))
      } finally {
        setBusy(false)
      }
    },
  }
}
