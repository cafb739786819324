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
const RegisterPage = lazy(async () => ({
  default: (await loadChunk(() => import('@/session/register/RegisterPage'))).RegisterPage,
}))
const RegisterResultPage = lazy(async () => ({
  default: (await loadChunk(() => import('@/session/register/RegisterResultPage'))).RegisterResultPage,
}))
const AlterationPage = lazy(async () => ({
  default: (await loadChunk(() => import('@/session/alteration/AlterationPage'))).AlterationPage,
}))
const NewPasswordPage = lazy(async () => ({
  default: (await loadChunk(() => import('@/session/password/NewPasswordPage'))).NewPasswordPage,
}))
const ChatLoginPage = lazy(async () => ({
  default: (await loadChunk(() => import('@/session/chat/ChatLoginPage'))).ChatLoginPage,
}))
const MainLayout = lazy(async () => ({
  default: (await loadChunk(() => import('@/shell/layout/MainLayout'))).MainLayout,
}))
const FailurePage = lazy(async () => ({
  default: (await loadChunk(() => import('@/shell/errors/ResultPage'))).FailurePage,
}))

const InvitePage = lazy(async () => ({
  default: (await loadChunk(() => import('@/session/invite/InvitePage'))).InvitePage,
}))
const ImagePreviewPage = lazy(async () => ({
  default: (await loadChunk(() => import('@/shell/preview/ImagePreviewPage'))).ImagePreviewPage,
}))
const MissingModule = lazy(async () => ({
  default: (await loadChunk(() => import('@/shell/errors/ResultPage'))).MissingModule,
}))

/**
 * Pages of their own whose content the specification does not show (spec 1 §2): a portal that needs one puts its page
 * here; until then the page says that it is missing.
 */
const STANDALONE = [
  'lottery-draw',
  'soa/SuppierPurchaseOrderLineLists',
  'barcode/supplier/BarInquiryOrderFiles',
] as const

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
            { path: 'register', element: <RegisterPage /> },
            { path: 'register-result', element: <RegisterResultPage /> },
            { path: 'alteration', element: <AlterationPage /> },
            { path: 'password', element: <NewPasswordPage /> },
          ],
        },
        {
          path: '/oauth2-app',
          element: whole(<UserLayout />),
          children: [
            { index: true, element: <Navigate to="/oauth2-app/login" replace /> },
            { path: 'login', element: <ChatLoginPage /> },
          ],
        },
        {
          path: '/oauth2-wxwork',
          element: whole(<UserLayout />),
          children: [
            { index: true, element: <Navigate to="/oauth2-wxwork/login" replace /> },
            { path: 'login', element: <ChatLoginPage source="wechat_enterprise" /> },
          ],
        },
        {
          path: '/log',
          element: whole(<UserLayout />),
          children: [
            { path: 'inviteIndex', element: <InvitePage /> },
            { path: 'supplierRegister', element: <RegisterPage supplier /> },
          ],
        },
        { path: '/img', element: <Navigate to="/img/preview" replace /> },
        { path: '/img/preview', element: whole(<ImagePreviewPage />) },
        { path: '/test', element: <Navigate to="/test/home" replace /> },
        ...STANDALONE.map((key) => ({ path: `/${key}`, element: alone(<MissingModule component={key} />) })),
        { path: '/403', element: alone(<FailurePage status="403" />) },
        { path: '/404', element: alone(<FailurePage status="404" />) },
        { path: '/500', element: alone(<FailurePage status="500" />) },
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

/** A message that stands by itself, outside of the shell. */
function alone(element: ReactNode): ReactNode {
  return whole(<main className="ld-alone">{element}</main>)
}

/** What is left when the router itself fails. */
function RouterError(): ReactNode {
  return alone(<FailurePage status="500" />)
}
