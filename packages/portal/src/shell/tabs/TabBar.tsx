import CloseOutlined from '@ant-design/icons/CloseOutlined'
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

/**
 * The open pages. A right click offers refresh and closing; a middle click and the Delete key close. The cross is for
 * the pointer alone: a list of tabs may hold nothing but tabs for those who do not see it.
 */
export function TabBar({ tabs, titleOf }: TabBarProps): ReactNode {
  const { t } = useTranslation('shell')
  const { state } = tabs
  return (
    <AntTabs
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
        if (event.key !== 'Delete') return
        const tab = (event.target as Element).closest('[data-node-key]')?.getAttribute('data-node-key')
        if (tab) tabs.close(tab)
      }}
      items={state.tabs.map((tab, index) => ({
        key: tab.key,
        label: <TabLabel tab={tab} title={titleOf(tab)} tabs={tabs} closable={index > 0} />,
      }))}
    />
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
    </Dropdown>
  )
}
