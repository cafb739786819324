import type { Text } from '@lading/core/text'
import { ConfigProvider, Menu } from 'antd'
import type { MenuProps } from 'antd'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useText } from '@/app/i18n/useLocale'
import { flatEntries, groupsAbove } from './menuTree'
import type { MenuEntry } from './menuTree'
import { MENU_THEME } from './menuTheme'

/** What the menu in the header shows. */
export interface TopMenuProps {
  entries: MenuEntry[]
  /** Path of the marked entry. */
  activePath?: string
  /** Only the groups: their pages stand in a menu beside. @default false */
  groupsOnly?: boolean
  onOpen: (entry: MenuEntry) => void
}

type Item = NonNullable<MenuProps['items']>[number]

/** The permitted menu in a row; what finds no room is behind the last one. */
export function TopMenu({ entries, activePath, groupsOnly = false, onOpen }: TopMenuProps): ReactNode {
  const { t } = useTranslation('shell')
  const text = useText()
  const byPath = useMemo(() => new Map(flatEntries(entries).map((entry) => [entry.path, entry])), [entries])
  const items = useMemo(
    () => entries.map((entry) => itemOf(entry, text, groupsOnly)),
    [entries, text, groupsOnly],
  )
  const selected = activePath ? [activePath, ...groupsAbove(entries, activePath)] : []
  return (
    <nav className="ld-top-menu" aria-label={t('menu.label')}>
      <ConfigProvider theme={MENU_THEME}>
        <Menu
          mode="horizontal"
          items={items}
          selectedKeys={selected}
          onClick={({ key }) => {
            const entry = byPath.get(key)
            if (entry) onOpen(groupsOnly ? firstPageOf(entry) : entry)
          }}
        />
      </ConfigProvider>
    </nav>
  )
}

/** A group opens its first page. */
function firstPageOf(entry: MenuEntry): MenuEntry {
  const [first] = entry.children
  return entry.isGroup && first ? firstPageOf(first) : entry
}

function itemOf(entry: MenuEntry, text: (title: Text) => string, flat: boolean): Item {
  return {
    key: entry.path,
    label: text(entry.title),
    ...(!flat &&
      entry.children.length > 0 && { children: entry.children.map((child) => itemOf(child, text, flat)) }),
  }
}
