import { IconProvider, LoadingOutlined } from '@ant-design/icons'
import { App, ConfigProvider } from 'antd'
import dayjs from 'dayjs'
import { useContext, useEffect, useLayoutEffect, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { Locale } from '@lading/core/text'
import { clock } from './clock'
import { bindSource } from './boundSource'
import { Css } from './Css'
import type { DataSource } from './dataSource'
import { DictStore } from './dict/dictStore'
import { SharedTooltip } from './ellipsis/SharedTooltip'
import { antdIn, dayjsIn } from './locale/languageParts'
import { leaveChoices } from './overlay/leaveChoices'
import { foundationMessages } from './locale/messages'
import { useMessages } from './locale/useMessages'
import type { PermissionLists } from './permission/permissionLists'
import { popupContainer, popupRegion, popupRegionCss } from './popup/popupRegion'
import { iconCss } from './theme/icons'
import { inactiveCss } from './control/inactive'
import { linkButtonCss } from './control/LinkButton'
import { forcedColorsCss } from './theme/forcedColors'
import { legibleTagsCss } from './theme/legibleTags'
import { referencesIn } from './remote-select/referencesIn'
import { stillCss, useReducedMotion } from './theme/stillness'
import { themeUnder } from './theme/theme'
import type { ThemeMode } from './theme/theme'
import { UiContext } from './uiContext'
import type { OpenRecord, ReferencePort, Ui } from './uiContext'

/** Where the library gets its data, texts, colours and rights. */
export interface UiProviderProps {
  /** Keep the object stable: a new one forgets the dictionaries. */
  dataSource: DataSource
  /** @default 'zh-CN' */
  locale?: Locale
  /** @default that of the antd theme around, else 'light' */
  mode?: ThemeMode
  /** `#rrggbb`. @default that of the antd theme around, else '#000080' (spec 2 §9) */
  primaryColor?: string
  /** Colours of states and tags for who does not tell red and green apart. @default false */
  weakColors?: boolean
  /** The two lists of the session (spec 2 §6). Absent: everything is allowed, for screens without a session. */
  permissions?: PermissionLists
  /** How `record` fields pick from other entities, by the field's `ref`. */
  references?: Readonly<Record<string, ReferencePort>>
  /** Shows a record that a field names, where the person may see it. Absent: names are no links. */
  openRecord?: OpenRecord
  /** User name of whoever is logged in, which conditions and defaults ask for as `me`. @default unknown */
  me?: string
  /** Id of the department he or she acts for. @default unknown */
  department?: string
  children: ReactNode
}

const NO_REFERENCES = {}

// Each icon would look for its style sheet in the head whenever it is shown, also when a kept page comes back.
const ICONS = { prefixCls: 'anticon', zeroRuntime: true }

// antd's own icon is called “loading”, which would become part of the button's name.
const BUTTONS = { autoInsertSpace: false, loadingIcon: <LoadingOutlined aria-hidden /> }

/**
 * Everything of @lading/ui stands inside of one. It also sets up antd: language, message layer, and the theme, unless
 * there is one around: a `ConfigProvider` with a `theme` keeps its brand.
 *
 * @example <UiProvider dataSource={source} locale="en-US" mode="dark"><Pages /></UiProvider>
 */
export function UiProvider(props: UiProviderProps): ReactNode {
  const { locale = 'zh-CN', mode: askedMode, primaryColor, weakColors } = props
  const { permissions, openRecord, me, department } = props
  const given = props.references ?? NO_REFERENCES
  const references = useMemo(() => referencesIn(given, locale), [given, locale])
  const dataSource = useMemo(() => bindSource(props.dataSource), [props.dataSource])
  const dicts = useMemo(() => new DictStore(dataSource), [dataSource])
  const { theme: host } = useContext(ConfigProvider.ConfigContext)
  const still = useReducedMotion()
  const { mode, theme } = useMemo(
    () => themeUnder(host, { mode: askedMode, primaryColor, weak: weakColors, still }),
    [host, askedMode, primaryColor, weakColors, still],
  )
  // Pickers read the calendar's language when they render, so it is set before they do.
  useMemo(() => dayjs.locale(dayjsIn(locale)), [locale])
  const outermost = useContext(UiContext) === undefined
  useEffect(() => {
    if (!outermost) return
    window.addEventListener('keydown', leaveChoices, true)
    return () => window.removeEventListener('keydown', leaveChoices, true)
  }, [outermost])
  const ui = useMemo<Ui>(
    () => ({
      dataSource,
      dicts,
      locale,
      mode,
      permissions,
      references,
      openRecord,
      known: () => ({ ...clock(), ...(me && { me }), ...(department && { department }) }),
    }),
    [dataSource, dicts, locale, mode, permissions, references, openRecord, me, department],
  )
  return (
    <UiContext value={ui}>
      <ConfigProvider
        locale={antdIn(locale)}
        theme={theme}
        button={BUTTONS}
        getPopupContainer={popupContainer}
      >
        {/* The element carries the CSS variables of the theme for our own styles; it takes no part in the layout. */}
        <App style={{ display: 'contents' }}>
          <IconProvider value={ICONS}>{props.children}</IconProvider>
          <Css name="icons">{iconCss}</Css>
          <Css name="legible-tags">{legibleTagsCss}</Css>
          <Css name="still">{stillCss}</Css>
          <Css name="inactive">{inactiveCss}</Css>
          <Css name="link-button">{linkButtonCss}</Css>
          <Css name="forced-colors">{forcedColorsCss}</Css>
          <Css name="popups">{popupRegionCss}</Css>
          {outermost && <SharedTooltip />}
          {outermost && <PopupRegionName />}
        </App>
      </ConfigProvider>
    </UiContext>
  )
}

/** Says in the language of the page what the region of popups is. */
function PopupRegionName(): ReactNode {
  const { popups } = useMessages(foundationMessages)
  useLayoutEffect(() => popupRegion().setAttribute('aria-label', popups), [popups])
  return null
}
