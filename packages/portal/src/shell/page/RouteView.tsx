import { isActionAllowed } from '@lading/core/permission'
import type { ReactNode } from 'react'
import { usePermissions } from '@/session/permissions'
import type { ShellRoute } from '../menu/buildRoutes'
import { Breadcrumbs } from '../breadcrumb/Breadcrumbs'
import { Footer } from '../layout/Footer'
import { FramePage } from './FramePage'
import { LazyPage } from './LazyPage'
import { lazyView } from './lazyView'
import { RouteTitle } from './routeTitle'

/** Drawings of failures come with the first one. */
const FailurePage = lazyView(async () => (await import('../errors/ResultPage')).FailurePage)
const MissingModule = lazyView(async () => (await import('../errors/ResultPage')).MissingModule)
const UnknownPage = lazyView(async () => (await import('../errors/ResultPage')).UnknownPage)

/** A page of the shell: breadcrumb, the page, footer. The footer is about the portal: it is not part of the content. */
export function RouteView({ route }: { route: ShellRoute }): ReactNode {
  return (
    <>
      <main className="ld-page-main">
        <Breadcrumbs crumbs={route.crumbs} path={route.path} />
        <div className="ld-page-body">
          <RouteTitle value={route.title}>
            <RouteContent route={route} />
          </RouteTitle>
        </div>
      </main>
      <Footer />
    </>
  )
}

function RouteContent({ route }: { route: ShellRoute }): ReactNode {
  const { auth, allAuth } = usePermissions()
  if (route.missing !== undefined) return <MissingModule component={route.missing} />
  if (route.permission && !isActionAllowed(route.permission, { auth, allAuth })) {
    return <FailurePage status="403" detail={route.permission} />
  }
  if (route.failure === '404') return <UnknownPage />
  if (route.failure) return <FailurePage status={route.failure} />
  if (route.frameUrl) return <FramePage url={route.frameUrl} title={route.title} />
  return route.page ? <LazyPage page={route.page} /> : <FailurePage status="404" />
}
