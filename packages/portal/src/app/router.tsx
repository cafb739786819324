import { useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { matchRoutes, Navigate, Router, useRoutes } from 'react-router-dom'
import type { Location, RouteObject } from 'react-router-dom'
import { createVisits, useVisit, VisitsContext } from '@/platform/visits'
import { Guard } from '@/session/Guard'
import { GUARD_PATHS } from '@/session/decide'
import { lazyView } from '@/shell/page/lazyView'
import { PageLoading } from '@/shell/page/PageLoading'
import { ShellLoading } from '@/shell/page/ShellLoading'
import { loadInsideTexts } from './i18n/i18n'

/** For what fills the window. */
const WHOLE = { loading: <PageLoading full /> }

const UserLayout = lazyView(async () => (await import('@/session/login/UserLayout')).UserLayout, WHOLE)
const LoginPage = lazyView(async () => (await import('@/session/login/LoginPage')).LoginPage)
const RegisterPage = lazyView(async () => (await import('@/session/register/RegisterPage')).RegisterPage)
const RegisterResultPage = lazyView(
  async () => (await import('@/session/register/RegisterResultPage')).RegisterResultPage,
)
const AlterationPage = lazyView(
  async () => (await import('@/session/alteration/AlterationPage')).AlterationPage,
)
const NewPasswordPage = lazyView(
  async () => (await import('@/session/password/NewPasswordPage')).NewPasswordPage,
)
const SecondFactorPage = lazyView(async () => {
  const [{ SecondFactorPage }] = await Promise.all([
    import('@/session/second-factor/SecondFactorPage'),
    loadInsideTexts(),
  ])
  return SecondFactorPage
})
const ChatLoginPage = lazyView(async () => (await import('@/session/chat/ChatLoginPage')).ChatLoginPage)
const MainLayout = lazyView(
  async () => {
    const [{ MainLayout }] = await Promise.all([import('./inside'), loadInsideTexts()])
    return MainLayout
  },
  { loading: <ShellLoading /> },
)
const FailurePage = lazyView(async () => (await import('@/shell/errors/ResultPage')).FailurePage, WHOLE)

const InvitePage = lazyView(async () => (await import('@/session/invite/InvitePage')).InvitePage)
const ImagePreviewPage = lazyView(
  async () => (await import('@/shell/preview/ImagePreviewPage')).ImagePreviewPage,
  WHOLE,
)
/** Found and not imported: a portal that begins without our business has no such page. */
const [loadSupplierOrderLines] = Object.values(
  import.meta.glob<{ SupplierOrderLinesPage: () => ReactNode }>(
    '../business/purchase/purchase-order/SupplierOrderLinesPage.tsx',
  ),
)
const SupplierOrderLinesPage =
  loadSupplierOrderLines &&
  lazyView(async () => {
    // Records that its fields name are known to what is behind the login.
    const [{ SupplierOrderLinesPage }] = await Promise.all([
      loadSupplierOrderLines(),
      import('./inside'),
      loadInsideTexts(),
    ])
    return SupplierOrderLinesPage
  }, WHOLE)
const LotteryDrawPage = lazyView(
  async () => (await import('@/system/lottery/LotteryDrawPage')).LotteryDrawPage,
  WHOLE,
)

const SharedFilesPage = lazyView(
  async () => (await import('@/shell/standalone/SharedFilesPage')).SharedFilesPage,
  WHOLE,
)
/** Whatever is behind the login. */
const SHELL = '/*'

/**
 * The portal's routes. Only what is there without a session is named here; everything else is the splat route, whose shell
 * builds the session's own routes from the server's menu. They never change, and load nothing by themselves: the router
 * of loaders and actions would be twice the size for nothing.
 */
const ROUTES: RouteObject[] = [
  {
    element: <Guard />,
    children: [
      {
        path: '/user',
        element: <UserLayout />,
        children: [
          { index: true, element: <Navigate to={GUARD_PATHS.login} replace /> },
          { path: 'login', element: <LoginPage /> },
          { path: 'register', element: <RegisterPage /> },
          { path: 'register-result', element: <RegisterResultPage /> },
          { path: 'alteration', element: <AlterationPage /> },
          { path: 'password', element: <NewPasswordPage /> },
          { path: 'second-factor', element: <SecondFactorPage /> },
        ],
      },
      {
        path: '/oauth2-app',
        element: <UserLayout />,
        children: [
          { index: true, element: <Navigate to="/oauth2-app/login" replace /> },
          { path: 'login', element: <ChatLoginPage /> },
        ],
      },
      {
        path: '/oauth2-wxwork',
        element: <UserLayout />,
        children: [
          { index: true, element: <Navigate to="/oauth2-wxwork/login" replace /> },
          { path: 'login', element: <ChatLoginPage source="wechat_enterprise" /> },
        ],
      },
      {
        path: '/log',
        element: <UserLayout />,
        children: [
          { path: 'inviteIndex', element: <InvitePage /> },
          { path: 'supplierRegister', element: <RegisterPage supplier /> },
        ],
      },
      { path: '/img', element: <Navigate to="/img/preview" replace /> },
      { path: '/img/preview', element: <ImagePreviewPage /> },
      { path: '/test', element: <Navigate to="/test/home" replace /> },
      ...(SupplierOrderLinesPage
        ? [{ path: '/soa/SuppierPurchaseOrderLineLists', element: <SupplierOrderLinesPage /> }]
        : []),
      { path: '/barcode/supplier/BarInquiryOrderFiles', element: <SharedFilesPage /> },
      { path: '/lottery-draw', element: <LotteryDrawPage /> },
      { path: SHELL, element: <MainLayout /> },
    ],
  },
]

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '')

/**
 * What the address shows. From one page of the shell to the next the router stays where it is: the shell follows the
 * visits itself, and each page has a location of its own.
 */
export function PortalRoutes(): ReactNode {
  const [visits] = useState(() => createVisits(BASE))
  const [shown, setShown] = useState(visits.now)
  useLayoutEffect(
    () =>
      visits.on((next) =>
        setShown((before) => (isInShell(before.location) && isInShell(next.location) ? before : next)),
      ),
    [visits],
  )
  const { pathname } = shown.location
  return (
    <VisitsContext value={visits}>
      <Router
        basename={BASE}
        location={{ ...shown.location, pathname: BASE + pathname }}
        navigationType={shown.action}
        navigator={visits.navigator}
      >
        <Boundary>
          <Routed />
        </Boundary>
      </Router>
    </VisitsContext>
  )
}

function isInShell(location: Location): boolean {
  return matchRoutes(ROUTES, location)?.at(-1)?.route.path === SHELL
}

function Routed(): ReactNode {
  return useRoutes(ROUTES)
}

/** The next address may be one that does not fail. */
function Boundary({ children }: { children: ReactNode }): ReactNode {
  const { key } = useVisit().location
  return (
    <ErrorBoundary
      FallbackComponent={RoutesFailure}
      resetKeys={[key]}
      onError={(error) => console.error('The shell failed', error)}
    >
      {children}
    </ErrorBoundary>
  )
}

/** What is left when no page of its own catches a failure: a message that stands by itself, outside of the shell. */
function RoutesFailure(): ReactNode {
  return (
    <main className="ld-alone">
      <FailurePage status="500" />
    </main>
  )
}
