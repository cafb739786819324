import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom'
import { PageLoading } from '@/shell/page/PageLoading'
import { decide } from './decide'
import { endSession } from './endSession'
import { useGuardSession } from './permissions'

/** Stands before every route and does what `decide` says. */
export function Guard(): ReactNode {
  const location = useLocation()
  const session = useGuardSession()
  const decision = decide(location, session)
  switch (decision.kind) {
    case 'allow':
      return <Outlet />
    case 'redirect':
      return <Navigate to={decision.to} replace />
    case 'load':
      return <PageLoading full />
    case 'logout':
      return <Logout to={decision.to} />
  }
}

/** Logs out once, then goes on. */
function Logout({ to }: { to: string }): ReactNode {
  const navigate = useNavigate()
  useEffect(() => {
    void endSession().then(() => navigate(to, { replace: true }))
  }, [navigate, to])
  return <PageLoading full />
}
