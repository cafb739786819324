import ApartmentOutlined from '@ant-design/icons/ApartmentOutlined'
import ClearOutlined from '@ant-design/icons/ClearOutlined'
import LockOutlined from '@ant-design/icons/LockOutlined'
import LogoutOutlined from '@ant-design/icons/LogoutOutlined'
import ProfileOutlined from '@ant-design/icons/ProfileOutlined'
import SettingOutlined from '@ant-design/icons/SettingOutlined'
import UserOutlined from '@ant-design/icons/UserOutlined'
import { lazyDialog, useUi } from '@lading/ui/foundation'
import { App, Button, Dropdown } from 'antd'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DepartmentModal } from '@/session/department/DepartmentModal'
import { useSession } from '@/session/sessionStore'
import { UserAvatar } from '@/session/UserAvatar'
import { clearCache } from './clearCache'
import { useLogout } from './useLogout'

const PasswordModal = lazyDialog(async () => (await import('@/session/password/PasswordModal')).PasswordModal)
const SettingsDrawer = lazyDialog(async () => (await import('../settings/SettingsDrawer')).SettingsDrawer)

type Dialog = 'password' | 'department' | 'settings'

/** The avatar with what a user can do about the own account; beside it the way out (spec 1 §2). */
export function UserMenu({
  compact,
  onNavigate,
}: {
  compact: boolean
  onNavigate: (path: string) => void
}): ReactNode {
  const { t } = useTranslation('shell')
  const { t: session } = useTranslation('session')
  const { message } = App.useApp()
  const { dicts } = useUi()
  const user = useSession((state) => state.user)
  const mustChoose = useSession((state) => state.mustChooseDepartment)
  const confirmLogout = useLogout()
  const [dialog, setDialog] = useState<Dialog>()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    if (!dialog) return
    setDialog(undefined)
    // The entry that opened it is gone with its menu; the dialog goes first.
    setTimeout(() => button.current?.focus())
  }
  const name = user?.realname ?? user?.username ?? ''

  async function clear(): Promise<void> {
    try {
      await clearCache()
      // What is open shows them at once.
      await dicts.refresh()
      void message.success(t('user.cacheCleared'))
    } catch {
      void message.error(t('user.cacheFailed'))
    }
  }

  return (
    <>
      <Dropdown
        // Not by the pointer alone: it would be open already when it is clicked, and close.
        trigger={['click']}
        menu={{
          items: [
            { key: 'center', icon: <UserOutlined />, label: t('user.center') },
            { key: 'account', icon: <ProfileOutlined />, label: t('user.account') },
            { key: 'password', icon: <LockOutlined />, label: t('user.password') },
            { key: 'department', icon: <ApartmentOutlined />, label: t('user.department') },
            { key: 'cache', icon: <ClearOutlined />, label: t('user.clearCache') },
            // The drawer is a preview for development; production does not show it (spec 1 §2).
            ...(import.meta.env.DEV
              ? [{ key: 'settings', icon: <SettingOutlined />, label: t('user.settings') }]
              : []),
            { type: 'divider' },
            { key: 'logout', icon: <LogoutOutlined />, label: session('logout.action') },
          ],
          onClick: ({ key }) => {
            if (key === 'logout') confirmLogout()
            else if (key === 'center') onNavigate('/account/center')
            else if (key === 'account') onNavigate('/account/settings/base')
            else if (key === 'cache') void clear()
            else setDialog(key as Dialog)
          },
        }}
      >
        <Button ref={button} type="text" className="ld-user-button" aria-label={`${t('user.menu')} ${name}`}>
          <UserAvatar size={24} path={user?.avatar} name={name} />
          {compact ? null : <span className="ld-user-name">{name}</span>}
        </Button>
      </Dropdown>
      <Button
        type="text"
        icon={<LogoutOutlined />}
        onClick={confirmLogout}
        aria-label={session('logout.action')}
        title={session('logout.action')}
      >
        {compact ? null : session('logout.action')}
      </Button>
      <DepartmentModal
        open={mustChoose || dialog === 'department'}
        required={mustChoose}
        onClose={close}
        onLogout={confirmLogout}
      />
      {dialog === 'password' ? <PasswordModal open onClose={close} /> : null}
      {dialog === 'settings' ? <SettingsDrawer open onClose={close} /> : null}
    </>
  )
}
