import { Dropdown, Tabs as AntTabs } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageTab } from './tabsState'
import type { Tabs } from './useTabs'

/** What the tab bar shows. */
export interface TabBarProps {
  tabs: Tabs
  titleOf: (tab: PageTab) => string
}

/** The open pages. A right click offers refresh and closing; a middle click closes. */
export function TabBar({ tabs, titleOf }: TabBarProps): ReactNode {
  const { t } = useTranslation('shell')
  const { state } = tabs
  return (
    <AntTabs
      className="ld-tabs"
      type="editable-card"
      size="small"
      hideAdd
      aria-label={t('tabs.label')}
      locale={{ removeAriaLabel: t('tabs.close') }}
      activeKey={state.activeKey}
      onTabClick={(key) => {
        const tab = state.tabs.find((other) => other.key === key)
        if (tab && key !== state.activeKey) tabs.show(tab)
      }}
      onEdit={(key, action) => {
        if (action === 'remove' && typeof key === 'string') tabs.close(key)
      }}
      items={state.tabs.map((tab, index) => ({
        key: tab.key,
        closable: index > 0,
        label: <TabLabel tab={tab} title={titleOf(tab)} tabs={tabs} />,
      }))}
    />
  )
}

function TabLabel({ tab, title, tabs }: { tab: PageTab; title: string; tabs: Tabs }): ReactNode {
  const { t } = useTranslation('shell')
  const items = [
    { key: 'refresh', label: t('tabs.refresh') },
    { type: 'divider' as const },
    { key: 'left', label: t('tabs.closeLeft') },
    { key: 'right', label: t('tabs.closeRight') },
    { key: 'others', label: t('tabs.closeOthers') },
  ]
  return (
    <Dropdown
      trigger={['contextMenu']}
      menu={{
        items,
        onClick: ({ key, domEvent }) => {
          domEvent.stopPropagation()
          if (key === 'refresh') tabs.refresh(tab.key)
          else tabs.closeAround(tab.key, key as 'left' | 'right' | 'others')
        },
      }}
    >
      <span
        className="ld-tab"
        title={title}
        onAuxClick={(event) => {
          if (event.button === 1) tabs.close(tab.key)
        }}
      >
        {tab.dirty ? <i className="ld-tab-dirty" aria-hidden="true" /> : null}
        {title}
      </span>
    </Dropdown>
  )
}
