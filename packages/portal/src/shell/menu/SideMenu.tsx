import type { Text } from '@lading/core/text'
import { Badge, ConfigProvider, Menu } from 'antd'
import type { MenuProps } from 'antd'
import { memo, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useText } from '@/app/i18n/useLocale'
import { MenuIcon } from './MenuIcon'
import { MENU_THEME } from './menuTheme'
import { flatEntries, groupsAbove, oneRootOpen } from './menuTree'
import type { MenuEntry } from './menuTree'
import { useAfterPaint } from './useAfterPaint'

/** What the side menu shows. */
export interface SideMenuProps {
  entries: MenuEntry[]
  /** Path of the marked entry. */
  activePath?: string
  collapsed: boolean
  theme: 'light' | 'dark'
  onOpen: (entry: MenuEntry) => void
}

/**
 * The permitted menu as a tree. The page comes first, then the mark in the menu: a group that opens measures itself, and the
 * whole page with it.
 */
export function SideMenu({ activePath, ...menu }: SideMenuProps): ReactNode {
  return <MenuTree {...menu} activePath={useAfterPaint(activePath)} />
}

/** One root group is open at a time; open groups are kept while collapsed. A change of page alone draws nothing anew. */
const MenuTree = memo(function MenuTree(props: SideMenuProps): ReactNode {
  const { entries, activePath: shownPath, collapsed, theme, onOpen } = props
  const { t } = useTranslation('shell')
  const text = useText()
  const roots = useMemo(() => entries.map((entry) => entry.path), [entries])
  const [openKeys, setOpenKeys] = useState<string[]>([])

  // Following the page is part of rendering: an effect would show the closed group first.
  const [followed, setFollowed] = useState<string>()
  if (followed !== shownPath) {
    setFollowed(shownPath)
    const above = shownPath ? groupsAbove(entries, shownPath) : []
    if (above.length > 0) setOpenKeys(above)
  }

  const byPath = useMemo(() => new Map(flatEntries(entries).map((entry) => [entry.path, entry])), [entries])
  // With 400 entries making them takes as long as a frame; the menu keeps what it made of the same ones.
  const items = useMemo(() => entries.map((entry) => toItem(entry, text, true)), [entries, text])
  return (
    <nav aria-label={t('menu.label')}>
      <ConfigProvider theme={MENU_THEME}>
        <Menu
          mode="inline"
          theme={theme}
          items={items}
          inlineCollapsed={collapsed}
          selectedKeys={shownPath ? [shownPath] : []}
          {...(collapsed
            ? {}
            : {
                openKeys,
                onOpenChange: (keys) => setOpenKeys(oneRootOpen(openKeys, keys, roots)),
                // It would be drawn with every item, for a title that is there already.
                tooltip: false,
              })}
          onClick={({ key }) => {
            const entry = byPath.get(key)
            if (entry) onOpen(entry)
          }}
        />
      </ConfigProvider>
    </nav>
  )
})

type Item = NonNullable<MenuProps['items']>[number]

function toItem(entry: MenuEntry, text: (title: Text) => string, isRoot: boolean): Item {
  const title = text(entry.title)
  return {
    key: entry.path,
    label: entry.count ? <Counted title={title} count={entry.count} /> : title,
    title,
    icon: isRoot || entry.icon ? <MenuIcon name={entry.icon ?? ''} /> : undefined,
    ...(entry.children.length > 0 && {
      children: entry.children.map((child) => toItem(child, text, false)),
    }),
  }
}

/** A title with how much waits behind it. */
function Counted({ title, count }: { title: string; count: number }): ReactNode {
  return (
    <span className="ld-menu-counted">
      <span>{title}</span>
      <Badge count={count} size="small" overflowCount={99} />
    </span>
  )
}
