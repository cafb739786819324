import { useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyDialog, useHandler } from '@lading/ui/foundation'
import { Header } from '../header/Header'
import type { MenuEntry } from '../menu/menuTree'
import { rootOf } from '../menu/menuTree'
import { SideMenu } from '../menu/SideMenu'
import { unpinned, useOwnEntries } from '../menu/useOwnEntries'
import { TopMenu } from '../menu/TopMenu'
import { changeSettings, useSettings } from '../settings/settingsStore'
import { Logo } from './Logo'
import { SkipLink } from './SkipLink'
import { useDevice } from './useDevice'
import { headerMode, useHeaderScroll } from './useHeaderScroll'

// Phones alone have it.
const MenuDrawer = lazyDialog(async () => (await import('./MenuDrawer')).MenuDrawer)

const NO_ENTRIES: MenuEntry[] = []

/** What stands around the pages. */
export interface FrameProps {
  entries: MenuEntry[]
  /** Path of the menu entry that is marked. */
  activePath?: string
  /** Of the page that is shown. */
  pageKey?: string
  onOpen: (entry: MenuEntry) => void
  /** Goes to a page of the shell; always the same function. */
  onNavigate: (path: string) => void
  /** Tabs and pages. */
  children: ReactNode
}

/**
 * Menu and header around the pages, as the settings want them: the menu beside, above, or its groups above and their
 * pages beside (spec 1 §2, "Layouts"). A tablet and a phone have no room for a row of groups.
 */
export function Frame({ entries, activePath, pageKey, onOpen, onNavigate, children }: FrameProps): ReactNode {
  const { t } = useTranslation('shell')
  const device = useDevice()
  const settings = useSettings((all) => all)
  const shell = useRef<HTMLDivElement>(null)
  const hidden = useHeaderScroll(shell, headerMode(settings), pageKey)
  const [drawerOpen, setDrawerOpen] = useState(false)
  // A tablet has no room for the open menu beside a table; the user's own choice counts on the desktop.
  const [tabletOpened, setTabletOpened] = useState(false)
  const collapsed = device === 'tablet' ? !tabletOpened : !settings.sidebarOpened
  const layout = device === 'desktop' ? settings.layout : 'sidemenu'
  const own = useOwnEntries()
  const withOwn = useMemo(() => {
    const [home, ...others] = entries
    return home ? [home, ...own, ...others] : own
  }, [entries, own])
  const beside = layout === 'mixed' ? (rootOf(entries, activePath)?.children ?? NO_ENTRIES) : withOwn
  const hasSide = device !== 'mobile' && layout !== 'topmenu' && beside.length > 0

  const openEntry = useHandler((entry: MenuEntry) => {
    setDrawerOpen(false)
    onOpen(unpinned(entry))
  })
  const toggle = useHandler(() => {
    if (device === 'mobile') setDrawerOpen(true)
    else if (device === 'tablet') setTabletOpened(!tabletOpened)
    else changeSettings({ sidebarOpened: collapsed })
  })
  const menu = (shown: MenuEntry[], folded: boolean) => (
    <SideMenu
      entries={shown}
      activePath={activePath}
      collapsed={folded}
      theme={settings.mode === 'dark' ? 'dark' : settings.menuTheme}
      onOpen={openEntry}
    />
  )
  const sider = ['ld-sider', collapsed && 'ld-sider-collapsed', !settings.fixedSidebar && 'ld-sider-loose']
  return (
    <div
      ref={shell}
      className="ld-shell"
      data-menu={settings.mode === 'light' ? settings.menuTheme : 'dark'}
      data-layout={layout}
      data-width={layout === 'topmenu' ? settings.contentWidth : undefined}
      data-header={hidden ? 'hidden' : undefined}
    >
      <SkipLink to="ld-content">{t('skip')}</SkipLink>
      {device === 'mobile' ? (
        <MenuDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)}>
          <Brand />
          {menu(withOwn, false)}
        </MenuDrawer>
      ) : hasSide ? (
        <aside className={sider.filter(Boolean).join(' ')}>
          <div className="ld-sider-inner">
            {layout === 'mixed' ? null : <Brand small={collapsed} />}
            {menu(beside, collapsed)}
          </div>
        </aside>
      ) : null}
      <div className="ld-main">
        <Header
          device={device}
          entries={entries}
          collapsed={collapsed}
          onOpen={openEntry}
          onNavigate={onNavigate}
          start={
            layout === 'sidemenu' ? undefined : (
              <>
                <Brand />
                <TopMenu
                  entries={entries}
                  activePath={activePath}
                  groupsOnly={layout === 'mixed'}
                  onOpen={openEntry}
                />
              </>
            )
          }
          onToggle={device === 'mobile' || hasSide ? toggle : undefined}
        />
        <div className="ld-content" id="ld-content" tabIndex={-1}>
          {children}
        </div>
      </div>
    </div>
  )
}

/** The product's mark and name, which lead home. */
function Brand({ small = false }: { small?: boolean }): ReactNode {
  const { t } = useTranslation()
  return (
    <a className="ld-brand" href={import.meta.env.BASE_URL} aria-label={t('product')}>
      <Logo />
      {small ? null : <span>{t('productShort')}</span>}
    </a>
  )
}
