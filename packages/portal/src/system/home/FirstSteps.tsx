import CloseOutlined from '@ant-design/icons/CloseOutlined'
import { Button, Card } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { localStore } from '@/platform/storage'
import { useSession } from '@/session/sessionStore'
import { routeOf, useShellRoutes } from '@/shell/layout/useShellRoutes'
import { usePalette } from '@/shell/palette/paletteStore'
import { useVisitedPages } from '@/shell/palette/visitedPages'
import { FROM_SHELL } from '@/shell/tabs/useTabs'
import { useOwnAccount } from '../account/useOwnAccount'
import { firstForm, openSteps, STEP_PATHS } from './openSteps'
import type { Step } from './openSteps'

const keyOf = (userId: string) => `FIRST_STEPS:${userId}`

/** What somebody new does first, by what the session may do; each step goes once it is done, or put aside. */
export function FirstSteps(): ReactNode {
  const { t } = useTranslation('home')
  const navigate = useNavigate()
  const userId = useSession((session) => session.user?.id ?? '')
  const { data: user } = useOwnAccount()
  const { objects } = useShellRoutes()
  const { pinned, recent } = useVisitedPages(userId)
  const showPalette = usePalette((state) => state.show)
  const [done, setDone] = useState<Step[]>(() => localStore.get<Step[]>(keyOf(userId)) ?? [])
  if (!user) return null
  const paths = objects.map((route) => routeOf(route).path)
  const steps = openSteps({
    done,
    hasAvatar: Boolean(user.avatar),
    hasEmail: Boolean(user.email),
    paths,
    visited: [...recent, ...pinned].map(({ path }) => path),
  })
  if (steps.length === 0) return null
  const finish = (step: Step) => {
    localStore.set(keyOf(userId), [...done, step])
    setDone([...done, step])
  }
  const go = (step: Step) => {
    const path = step === 'record' ? firstForm(paths) : STEP_PATHS[step]
    if (path) void navigate(path, { state: FROM_SHELL })
    else {
      finish(step)
      showPalette('find')
    }
  }
  return (
    <Card size="small" title={t('steps.title')}>
      <ul className="ld-steps">
        {steps.map((step) => (
          <li key={step}>
            <button type="button" className="ld-home-line" onClick={() => go(step)}>
              <span>{t(`steps.${step}`)}</span>
              <small>{t(`stepHints.${step}`)}</small>
            </button>
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined />}
              aria-label={t('steps.putAside', { step: t(`steps.${step}`) })}
              title={t('steps.aside')}
              onClick={() => finish(step)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
