import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { createBrowserRouter, Navigate } from 'react-router-dom'
import { Guard } from '@/session/Guard'
import { GUARD_PATHS } from '@/session/decide'
import { PageErrorBoundary } from '@/shell/errors/PageErrorBoundary'
import { PageLoading } from '@/shell/page/PageLoading'
import { loadChunk } from '@/platform/chunkError'

const UserLayout = lazy(async () => ({
  default: (await loadChunk(() => import('@/session/login/UserLayout'))).UserLayout,
}))
const LoginPage = lazy(async () => ({
  default: (await loadChunk(() => import('@/session/login/LoginPage'))).LoginPage,
}))
const MainLayout = lazy(async () => ({
  default: (await loadChunk(() => import('@/shell/layout/MainLayout'))).MainLayout,
}))
const FailurePage = lazy(async () => ({
  default: (await loadChunk(() => import('@/shell/errors/ResultPage'))).FailurePage,
}))

/**
 * The portal's routes. Only what is there without a session is named here; everything else is the splat route,
 * whose shell builds the session's own routes from the server's menu. The router itself never changes.
 */
export const router = createBrowserRouter(
  [
    {
      element: <Guard />,
      errorElement: <RouterError />,
      children: [
        {
          path: '/user',
          element: whole(<UserLayout />),
          children: [
            { index: true, element: <Navigate to={GUARD_PATHS.login} replace /> },
            { path: 'login', element: <LoginPage /> },
          ],
        },
        { path: '/403', element: whole(<FailurePage status="403" />) },
        { path: '/404', element: whole(<FailurePage status="404" />) },
        { path: '/500', element: whole(<FailurePage status="500" />) },
        { path: '/*', element: whole(<MainLayout />) },
      ],
    },
  ],
  { basename: import.meta.env.BASE_URL.replace(/\/$/, '') },
)

/** A part of the portal that fills the window. */
function whole(element: ReactNode): ReactNode {
  return (
    <PageErrorBoundary>
      <Suspense fallback={<PageLoading full />}>{element}</Suspense>
    </PageErrorBoundary>
  )
}

/** What is left when the router itself fails. */
function RouterError(): ReactNode {
  return whole(<FailurePage status="500" />)
}
