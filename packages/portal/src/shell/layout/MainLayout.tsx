import { useHandler, whenIdle } from '@lading/ui/foundation'
import { App } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router-dom'
import { guardUnsaved } from '@/app/chunkReload'
import { useText } from '@/app/i18n/useLocale'
import { dropDrafts } from '@/platform/drafts'
import { useVisit } from '@/platform/visits'
import type { Visit } from '@/platform/visits'
import { draftOwner, useSession } from '@/session/sessionStore'
import type { MenuEntry } from '../menu/menuTree'
import { useSettings } from '../settings/settingsStore'
import { PaletteHost } from '../palette/PaletteHost'
import { rememberVisit } from '../palette/visitedPages'
import { StatusBanner } from '../status/StatusBanner'
import { ViewBanner } from '../status/ViewBanner'
import { KeepAliveOutlet } from '../tabs/KeepAliveOutlet'
import { TabBar } from '../tabs/TabBar'
import { fullPath, tabsAround } from '../tabs/tabsState'
import type { PageTab, TabLocation } from '../tabs/tabsState'
import { FROM_SHELL, useTabs } from '../tabs/useTabs'
import type { Tabs } from '../tabs/useTabs'
import { Frame } from './Frame'
import { useDevice } from './useDevice'
import { routeOf, useShellRoutes } from './useShellRoutes'
import './shell.css'

/**
 * The shell behind the guard. Where the address is not a page's own, it leads on before a tab is opened; the open pages
 * stay as they are meanwhile.
 */
export function MainLayout(): ReactNode {
  const shell = useShellRoutes()
  const visit = useVisit()
  const { location } = visit
  const [known, setKnown] = useState<Visit>()
  const route = shell.find(location)
  // A page that was there a moment ago is not unknown: its right was taken away, and the shell closes it.
  const unknown = location.pathname !== '/' && !route && known !== visit
  const to = location.pathname === '/' ? shell.homePath : unknown ? '/404' : route && routeOf(route).redirect
  if (!to && known !== visit) setKnown(visit)
  const state = unknown ? { wanted: location.pathname + location.search } : undefined
  return (
    <>
      {to ? <Navigate to={to} state={state} replace /> : null}
      {known ? <Shell shell={shell} visit={known} /> : null}
    </>
  )
}

/** @param visit of the page to show: the present one, but for one that leads on */
function Shell({ shell, visit }: { shell: ReturnType<typeof useShellRoutes>; visit: Visit }): ReactNode {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const { message, modal } = App.useApp()
  const text = useText()
  const navigate = useNavigate()
  const device = useDevice()
  const multiTab = useSettings((settings) => settings.multiTab)
  const userId = useSession((session) => session.user?.id ?? '')
  const multi = multiTab && device !== 'mobile'

  const routeAt = (location: TabLocation) => {
    const found = shell.find(location)
    return found ? routeOf(found) : undefined
  }
  const titleOf = (tab: PageTab) => {
    const route = routeAt(tab.location)
    return tab.title ?? (route ? text(route.title) : tab.key)
  }

  const tabs = useTabs({
    ...visit,
    homePath: shell.homePath,
    multi,
    userId,
    isSamePage: (from, to) => {
      const part = routeAt(from)?.partOf
      return from.pathname === to.pathname || (part !== undefined && part === routeAt(to)?.partOf)
    },
    isPassing: (location) => routeAt(location)?.failure !== undefined,
    isDone: (from, to) => {
      const route = routeAt(from)
      return route !== undefined && route.path !== route.menuPath && to.pathname === route.menuPath
    },
    onRefused: (reason) => void message.warning(t(`tabs.${reason}`)),
  })
  useRevokedPages(tabs, (tab) => routeAt(tab.location) !== undefined)
  const active = tabs.state.tabs.find((tab) => tab.key === tabs.state.activeKey)
  const hasUnsaved = tabs.state.tabs.some((tab) => tab.dirty)
  useUnsavedWarning(hasUnsaved)
  useListCodeEarly()
  useRemembered(
    userId,
    active && !routeAt(active.location)?.failure && active.key !== shell.homePath ? active : undefined,
    titleOf,
  )

  /** Goes on at once, or after a question where unsaved input would go. */
  function unlessUnsaved(going: PageTab[], text: 'unsaved' | 'unsavedRefresh', goOn: () => void): void {
    const unsaved = going.filter((tab) => tab.dirty)
    if (unsaved.length === 0) return goOn()
    void modal.confirm({
      title: t('tabs.unsavedTitle'),
      content: (
        <>
          <p>{t(`tabs.${text}`)}</p>
          {going.length > 1 ? <p>{unsaved.map(titleOf).join('、')}</p> : null}
        </>
      ),
      centered: true,
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => {
        for (const tab of unsaved) void dropDrafts(draftOwner(), tab.key)
        goOn()
      },
    })
  }
  const tabAt = (key: string) => tabs.state.tabs.filter((tab) => tab.key === key)
  const guarded: Tabs = {
    ...tabs,
    close: (key) => unlessUnsaved(tabAt(key), 'unsaved', () => tabs.close(key)),
    closeAround: (key, side) =>
      unlessUnsaved(tabsAround(tabs.state, key, side), 'unsaved', () => tabs.closeAround(key, side)),
    refresh: (key) => unlessUnsaved(tabAt(key), 'unsavedRefresh', () => tabs.refresh(key)),
  }

  function open(entry: MenuEntry): void {
    if (entry.externalUrl) window.open(entry.externalUrl, '_blank', 'noopener,noreferrer')
    else void navigate(entry.path, { state: FROM_SHELL })
  }

  const go = useHandler((path: string) => void navigate(path))

  const title = active ? titleOf(active) : ''
  const isHome = active?.location.pathname === shell.homePath
  return (
    <>
      <title>{isHome || !title ? common('product') : `${title} - ${common('product')}`}</title>
      <Frame
        entries={shell.entries}
        activePath={active && routeAt(active.location)?.menuPath}
        pageKey={active?.key}
        onOpen={open}
        onNavigate={go}
      >
        <StatusBanner />
        <ViewBanner />
        {multi ? <TabBar tabs={guarded} titleOf={titleOf} /> : null}
        <div className="ld-pages">
          <KeepAliveOutlet
            tabs={guarded}
            find={shell.find}
            keeps={(tab) => routeAt(tab.location)?.keepAlive === true}
          />
        </div>
      </Frame>
      <PaletteHost shell={shell} onOpen={open} />
    </>
  )
}

/** Closes the pages whose right was taken away, and says so. */
function useRevokedPages(tabs: Tabs, isThere: (tab: PageTab) => boolean): void {
  const { t } = useTranslation('shell')
  const { message } = App.useApp()
  const revoked = tabs.state.tabs.slice(1).some((tab) => !isThere(tab))
  const drop = useEffectEvent(() => {
    void message.warning(t('tabs.revoked'))
    tabs.drop(isThere)
  })
  useEffect(() => {
    if (revoked) drop()
  }, [revoked])
}

/**
 * Fetches the code of lists while nobody waits for it: a person who has logged in opens one sooner or later, and it need not
 * be run in the middle of a change of page then.
 */
function useListCodeEarly(): void {
  useEffect(
    // What cannot be fetched now is asked for again, and told, when a list is opened.
    () => whenIdle(() => void import('@/app/listCode').catch(() => undefined)),
    [],
  )
}

/** Remembers the pages that are shown, for the palette. */
function useRemembered(userId: string, tab: PageTab | undefined, titleOf: (tab: PageTab) => string): void {
  const path = tab && fullPath(tab.location)
  const title = tab && titleOf(tab)
  const key = tab?.key
  useEffect(() => {
    // A page without a name is one whose right was just taken away.
    if (path && title && title !== key) rememberVisit(userId, { path, title })
  }, [userId, path, title, key])
}

/** Leaving the page with unsaved input asks first; so does nothing reload on its own. */
function useUnsavedWarning(hasUnsaved: boolean): void {
  useEffect(() => {
    guardUnsaved(() => hasUnsaved)
    if (!hasUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      guardUnsaved(() => false)
      window.removeEventListener('beforeunload', ask)
    }
  }, [hasUnsaved])
}
