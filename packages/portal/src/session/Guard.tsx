import { App } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet } from 'react-router-dom'
import { useVisit } from '@/platform/visits'
import { PageLoading } from '@/shell/page/PageLoading'
import { ShellLoading } from '@/shell/page/ShellLoading'
import { usePalette } from '@/shell/palette/paletteStore'
import { decide } from './decide'
import { endSession } from './endSession'
import { EmptyMenuError, useGuardSession, usePermissionFailure } from './permissions'
import { useSession } from './sessionStore'

/** Stands before every route and does what `decide` says. */
export function Guard(): ReactNode {
  const { location } = useVisit()
  const session = useGuardSession()
  const leaving = useSession(({ leaving }) => leaving)
  const { loggedIn } = session
  useEffect(() => {
    // What was asked for while a shell was on its way that did not come is nothing to the next one.
    if (!loggedIn) usePalette.getState().show(undefined)
  }, [loggedIn])
  if (leaving) return <PageLoading full />
  const decision = decide(location, session)
  switch (decision.kind) {
    case 'allow':
      return <Outlet />
    case 'redirect':
      return <Redirect key={location.key} to={decision.to} />
    case 'load':
      return <ShellLoading />
    case 'logout':
      return <Logout />
  }
}

/**
 * One step from one location. The session may change while the step is under way (the menu comes in right after a
 * login), and the location that is left would then be decided upon anew: home instead of the page that was asked for.
 */
function Redirect({ to }: { to: string }): ReactNode {
  const [first] = useState(to)
  return <Navigate to={first} replace />
}

/** Logs out once and says why. */
function Logout(): ReactNode {
  const { t } = useTranslation('shell')
  const { message } = App.useApp()
  const failure = usePermissionFailure()
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    void message.error(t(failure instanceof EmptyMenuError ? 'error.emptyMenu' : 'error.menuFailed'))
    // Without a session the guard itself leads to the login page; a second step would come while somebody types there.
    void endSession()
  }, [failure, message, t])
  return <PageLoading full />
}
