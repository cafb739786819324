import type { NamedRecord } from '@lading/core/contract'
import { isActionAllowed } from '@lading/core/permission'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useLocale, useText } from '@/app/i18n/useLocale'
import { registry } from '@/app/registry'
import { useOpenedRecord } from '@/platform/openedRecord'
import { usePermissions } from '@/session/permissions'
import { useSession } from '@/session/sessionStore'
import { changeLanguage, LANGUAGES } from '../header/languages'
import { routeOf } from '../layout/useShellRoutes'
import type { ShellRoutes } from '../layout/useShellRoutes'
import { searchableEntries } from '../menu/menuTree'
import type { MenuEntry } from '../menu/menuTree'
import { changeSettings, useSettings } from '../settings/settingsStore'
import { FROM_SHELL } from '../tabs/useTabs'
import { clearCache } from '../user/clearCache'
import { useLogout } from '../user/useLogout'
import { addingEntries } from './paletteEntries'
import type { PaletteEntry } from './paletteEntries'
import { recordPath } from './recordPath'
import { useVisitedPages } from './visitedPages'

/** What the palette is made with. */
export interface PaletteSource {
  shell: ShellRoutes
  /** Opens an entry of the menu. */
  onOpen: (entry: MenuEntry) => void
  /** Shows the keys. */
  onKeys: () => void
}

/** Everything that the palette offers, with what does it. */
export function usePaletteEntries(source: PaletteSource, records: readonly NamedRecord[]): PaletteEntry[] {
  return [...usePages(source), ...useRecords(source, records), ...useAdding(source), ...useActions(source)]
}

function usePages({ shell, onOpen }: PaletteSource): PaletteEntry[] {
  const text = useText()
  const navigate = useNavigate()
  const userId = useSession((session) => session.user?.id ?? '')
  const { pinned, recent } = useVisitedPages(userId)
  const visited = (group: 'pinned' | 'recent', pages: typeof pinned) =>
    pages.map(({ path, title }) => ({
      key: path,
      group,
      title,
      words: path,
      chinese: title,
      run: () => void navigate(path, { state: FROM_SHELL }),
    }))
  const pages = searchableEntries(shell.entries).map((entry): PaletteEntry => {
    const names = [...entry.groups, entry.title]
    return {
      key: entry.path,
      group: 'pages',
      title: text(entry.title),
      hint: entry.groups.map(text).join(' / '),
      words: [entry.path, ...names.flatMap(({ zh, en }) => [zh, en])].join(' '),
      chinese: names.map(({ zh }) => zh).join(''),
      run: () => onOpen(entry),
    }
  })
  return [...visited('pinned', pinned), ...visited('recent', recent), ...pages]
}

function useRecords({ shell }: PaletteSource, records: readonly NamedRecord[]): PaletteEntry[] {
  const navigate = useNavigate()
  const show = useOpenedRecord((state) => state.show)
  const entities = new Map(registry.entities().map(({ entity }) => [entity.key, entity]))
  const routes = shell.objects.map(routeOf)
  return records.map(({ detail, entity: key, entityText, id, title }): PaletteEntry => {
    const entity = entities.get(key)
    const path = entity && recordPath(routes, entity, id)
    return {
      key: `record ${id}`,
      group: 'records',
      title: title || id,
      hint: [entityText, detail].filter(Boolean).join(' · '),
      found: true,
      run: () => (path ? void navigate(path, { state: FROM_SHELL }) : show(key, id)),
    }
  })
}

/** Forms for new records, of whatever the session may add. */
function useAdding({ shell }: PaletteSource): PaletteEntry[] {
  const text = useText()
  const navigate = useNavigate()
  const permissions = usePermissions()
  const routes = shell.objects
    .map(routeOf)
    .filter(({ permission }) => !permission || isActionAllowed(permission, permissions))
  return addingEntries(routes, text, (path) => void navigate(path, { state: FROM_SHELL }))
}

/** What can be done from anywhere. */
function useActions({ onKeys }: PaletteSource): PaletteEntry[] {
  const { t } = useTranslation('shell')
  const { t: palette } = useTranslation('palette')
  const { t: session } = useTranslation('session')
  const { message } = App.useApp()
  const navigate = useNavigate()
  const locale = useLocale()
  const dark = useSettings((settings) => settings.mode === 'dark')
  const logOut = useLogout()
  const go = (path: string) => () => void navigate(path, { state: FROM_SHELL })
  const clear = () =>
    void clearCache().then(
      () => message.success(t('user.cacheCleared')),
      () => message.error(t('user.cacheFailed')),
    )
  const actions: [key: string, title: string, run: () => void][] = [
    ['approvals', t('approval.title'), go('/isps/myApproval')],
    ['notices', palette('notices'), go('/isps/userAnnouncement')],
    ['account', t('user.account'), go('/account/settings/base')],
    ['custom', palette('custom'), go('/account/settings/custom')],
    ['keys', palette('keys.title'), onKeys],
    [
      'theme',
      dark ? t('theme.toLight') : t('theme.toDark'),
      () => changeSettings({ mode: dark ? 'light' : 'dark' }),
    ],
    ...LANGUAGES.filter(({ key }) => key !== locale).map(
      ({ key, label }) =>
        [`language ${key}`, label, () => void changeLanguage(key)] as (typeof actions)[number],
    ),
    ['cache', t('user.clearCache'), clear],
    ['logout', session('logout.action'), logOut],
  ]
  return actions.map(([key, title, run]) => ({
    key,
    group: 'actions',
    title,
    words: key,
    chinese: title,
    run,
  }))
}
