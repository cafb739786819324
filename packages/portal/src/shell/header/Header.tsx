import MenuFoldOutlined from '@ant-design/icons/MenuFoldOutlined'
import MenuOutlined from '@ant-design/icons/MenuOutlined'
import MenuUnfoldOutlined from '@ant-design/icons/MenuUnfoldOutlined'
import { Button } from 'antd'
import { memo } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/session/sessionStore'
import type { Device } from '../layout/useDevice'
import type { MenuEntry } from '../menu/menuTree'
import { ApprovalButton } from '../notifications/ApprovalButton'
import { NoticeBell } from '../notifications/NoticeBell'
import { usePalette } from '../palette/paletteStore'
import { MenuSearch } from '../search/MenuSearch'
import { UserMenu } from '../user/UserMenu'
import { LanguageSwitch } from './LanguageSwitch'
import { ThemeSwitch } from './ThemeSwitch'

/** Props of `Header`. */
export interface HeaderProps {
  device: Device
  entries: MenuEntry[]
  collapsed: boolean
  /** Opens or closes the side menu; on mobile its drawer. Absent: there is none. */
  onToggle: (() => void) | undefined
  /** Stands in place of the welcome: a menu in the header. */
  start?: ReactNode
  onOpen: (entry: MenuEntry) => void
  /** Goes to a page of the shell. */
  onNavigate: (path: string) => void
}

/**
 * The global header: menu switch, welcome, search, notices, language, theme, user. Nothing in it depends on the page that
 * is shown: with the same handlers a change of page leaves it as it is.
 */
export const Header = memo(function Header({
  device,
  entries,
  collapsed,
  onToggle,
  onOpen,
  onNavigate,
  start,
}: HeaderProps): ReactNode {
  const { t } = useTranslation('shell')
  const name = useSession((session) => session.user?.realname ?? session.user?.username ?? '')
  const mobile = device === 'mobile'
  const label = mobile ? t('menu.open') : collapsed ? t('menu.expand') : t('menu.collapse')
  const icon = mobile ? <MenuOutlined /> : collapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />
  return (
    <header className="ld-header">
      {onToggle ? (
        <Button type="text" icon={icon} aria-label={label} title={label} onClick={onToggle} />
      ) : null}
      {start ?? (device === 'desktop' ? <span className="ld-welcome">{t('welcome', { name })}</span> : null)}
      {start ? null : <span className="ld-header-space" />}
      <MenuSearch entries={entries} onOpen={onOpen} inModal={mobile} />
      {device === 'desktop' ? <PaletteButton /> : null}
      <ApprovalButton onNavigate={onNavigate} />
      <NoticeBell onNavigate={onNavigate} />
      <LanguageSwitch />
      <ThemeSwitch />
      <UserMenu compact={device !== 'desktop'} onNavigate={onNavigate} />
    </header>
  )
})

/** Opens the palette for who does not know its keys yet, and tells them. */
function PaletteButton(): ReactNode {
  const { t } = useTranslation('palette')
  const show = usePalette((state) => state.show)
  const keys = /mac/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'
  return (
    <Button type="text" title={t('title')} aria-label={t('title')} onClick={() => show('find')}>
      <kbd>{keys}</kbd>
    </Button>
  )
}
