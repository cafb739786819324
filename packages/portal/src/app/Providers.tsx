import { UiProvider } from '@lading/ui/foundation'
import type { Notice } from '@lading/request'
import { QueryClientProvider } from '@tanstack/react-query'
import { App } from 'antd'
import { useEffect, useMemo } from 'react'
import type { ReactNode } from 'react'
import { dataSourceIn } from '@/platform/dataSource'
import { takeNotices } from '@/platform/notice'
import { queryClient } from '@/platform/queryClient'
import { useOpenedRecord } from '@/platform/openedRecord'
import { usePendingExpiry } from '@/session/expiry/expiryStore'
import { usePermissions } from '@/session/permissions'
import { useSession } from '@/session/sessionStore'
import { lazyView } from '@/shell/page/lazyView'
import { useSettings } from '@/shell/settings/settingsStore'
import { useLocale } from './i18n/useLocale'
import { useLinks } from './linked'

const ExpiredModal = lazyView(async () => (await import('@/session/expiry/ExpiredModal')).ExpiredModal, {
  loading: null,
})

const RecordHost = lazyView(async () => (await import('./RecordHost')).RecordHost, { loading: null })

/** Everything the pages stand in: server data, language, colours, rights, notices. */
export function Providers({ children }: { children: ReactNode }): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <UiLayer>{children}</UiLayer>
    </QueryClientProvider>
  )
}

function UiLayer({ children }: { children: ReactNode }): ReactNode {
  const locale = useLocale()
  const mode = useSettings((settings) => settings.mode)
  const primary = useSettings((settings) => settings.primary)
  const weakColors = useSettings((settings) => settings.weakMode)
  const loggedIn = useSession((session) => session.token !== undefined)
  const permissions = usePermissions()
  const me = useSession((session) => session.user?.username)
  const department = useSession((session) => session.user?.orgId)
  const links = useLinks((state) => state.links)
  const openRecord = useMemo(
    () => (loggedIn ? links?.openRecord(permissions) : undefined),
    [loggedIn, links, permissions],
  )

  // The library's theme names its CSS variables by this class; on the root they colour the shell as well.
  useEffect(() => {
    const root = document.documentElement
    root.classList.add(`lading-${mode}`)
    root.style.colorScheme = mode
    return () => root.classList.remove(`lading-${mode}`)
  }, [mode])

  return (
    <UiProvider
      dataSource={dataSourceIn(locale)}
      locale={locale}
      mode={mode}
      primaryColor={primary}
      weakColors={weakColors}
      {...(links && { references: links.references })}
      {...(openRecord && { openRecord })}
      {...(loggedIn && { permissions })}
      {...(me && { me })}
      {...(department && { department })}
    >
      <Notices />
      {children}
      <Looked />
      <Expiry />
    </UiProvider>
  )
}

/** The record that somebody looks at beside the page; its code comes with the first one. */
function Looked(): ReactNode {
  return useOpenedRecord((state) => state.opened) ? <RecordHost /> : null
}

/**
 * The dialog brings forms along, which the first page does not need; it comes when a session is over. It stands in the
 * body: here is only what says that it could not be fetched.
 */
function Expiry(): ReactNode {
  const pending = usePendingExpiry()
  if (!pending) return null
  return (
    <div className="ld-expiry" role="alert">
      <ExpiredModal pending={pending} />
    </div>
  )
}

/** Shows what the request layer has to say. */
function Notices(): ReactNode {
  const { notification, message } = App.useApp()
  useEffect(
    () =>
      takeNotices((notice: Notice) => {
        if (notice.kind === 'loading') {
          message.loading(notice.text, 0)
          return
        }
        const trace = notice.traceId ? ` (${notice.traceId.slice(0, 8)})` : ''
        notification[notice.kind]({ title: notice.title, description: notice.text + trace })
      }),
    [message, notification],
  )
  return null
}
