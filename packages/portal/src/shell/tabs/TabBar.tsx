import CloseOutlined from '@ant-design/icons/CloseOutlined'
import { ContextMenu } from '@lading/ui/context-menu'
import { Tabs as TabList } from '@lading/ui/foundation'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/session/sessionStore'
import { togglePin, usePinnedPages } from '../palette/visitedPages'
import { fullPath } from './tabsState'
import type { PageTab } from './tabsState'
import type { Tabs } from './useTabs'

/** What the tab bar shows. */
export interface TabBarProps {
  tabs: Tabs
  titleOf: (tab: PageTab) => string
}

/**
 * The open pages. A right click, Shift+F10 or the menu key offers refresh and closing; a middle click and the Delete key
 * close. The cross is for the pointer alone: a list of tabs may hold nothing but tabs for those who do not see it.
 */
export function TabBar({ tabs, titleOf }: TabBarProps): ReactNode {
  const { t } = useTranslation('shell')
  const { state } = tabs
  const userId = useSession((session) => session.user?.id ?? '')
  const pinned = usePinnedPages(userId)
  const isPinned = (tab: PageTab) => pinned.some(({ path }) => path === fullPath(tab.location))
  const pin = (tab: PageTab) => togglePin(userId, { path: fullPath(tab.location), title: titleOf(tab) })
  const keyAt = (target: EventTarget) =>
    (target as Element).closest('[data-node-key]')?.getAttribute('data-node-key')
  // Around all tabs: the keyboard stands on a tab, not on what is written in it.
  const entries = (target: HTMLElement) => {
    const key = keyAt(target)
    if (!key) return []
    const tab = state.tabs.find((other) => other.key === key)
    const close = (side: 'left' | 'right' | 'others', label: string) => ({
      key: side,
      label,
      onClick: () => tabs.closeAround(key, side),
    })
    return [
      { key: 'refresh', label: t('tabs.refresh'), onClick: () => tabs.refresh(key) },
      null,
      close('left', t('tabs.closeLeft')),
      close('right', t('tabs.closeRight')),
      close('others', t('tabs.closeOthers')),
      ...(tab && key !== state.tabs[0]?.key
        ? [null, { key: 'pin', label: t(isPinned(tab) ? 'tabs.unpin' : 'tabs.pin'), onClick: () => pin(tab) }]
        : []),
    ]
  }
  return (
    <nav aria-label={t('tabs.label')}>
      <ContextMenu items={entries}>
        <TabList
          className="ld-tabs"
          type="card"
          size="small"
          aria-label={t('tabs.label')}
          activeKey={state.activeKey}
          onTabClick={(key) => {
            const tab = state.tabs.find((other) => other.key === key)
            if (tab && key !== state.activeKey) tabs.show(tab)
          }}
          onKeyDown={(event) => {
            const key = event.key === 'Delete' && keyAt(event.target)
            if (key) tabs.close(key)
          }}
          items={state.tabs.map((tab, index) => ({
            key: tab.key,
            label: <TabLabel tab={tab} title={titleOf(tab)} tabs={tabs} closable={index > 0} />,
          }))}
        />
      </ContextMenu>
    </nav>
  )
}

interface TabLabelProps {
  tab: PageTab
  title: string
  tabs: Tabs
  closable: boolean
}

function TabLabel({ tab, title, tabs, closable }: TabLabelProps): ReactNode {
  const { t } = useTranslation('shell')
  return (
    <span
      className="ld-tab"
      title={title}
      onAuxClick={(event) => {
        if (event.button === 1) tabs.close(tab.key)
      }}
    >
      {tab.dirty ? <i className="ld-tab-dirty" aria-hidden="true" /> : null}
      <span className="ld-tab-title">{title}</span>
      {closable ? (
        <span
          className="ld-tab-close"
          aria-hidden="true"
          title={t('tabs.close')}
          onClick={(event) => {
            event.stopPropagation()
            tabs.close(tab.key)
          }}
        >
          <CloseOutlined />
        </span>
      ) : null}
    </span>
  )
}
