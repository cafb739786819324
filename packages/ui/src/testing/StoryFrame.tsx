import { theme } from 'antd'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import type { Locale } from '@lading/core/text'
import type { DataSource } from '../foundation/dataSource'
import type { PermissionLists } from '../foundation/permission/permissionLists'
import type { ThemeMode } from '../foundation/theme/theme'
import { UiProvider } from '../foundation/UiProvider'
import { createDemoDataSource, demoReferences } from './fixtures/demoDataSource'

/** What a story may choose. */
export interface StoryFrameProps {
  /** @default 'zh-CN' */
  locale?: Locale
  /** @default 'light' */
  mode?: ThemeMode
  /** @default the demo data, afresh for every frame */
  dataSource?: DataSource
  permissions?: PermissionLists
  /** User name of whoever looks at it. @default that of the demo data */
  me?: string
  children: ReactNode
}

/** A page of the portal as far as a component can tell: provider, data, background. */
export function StoryFrame(props: StoryFrameProps): ReactNode {
  const { locale, mode, permissions, children } = props
  const dataSource = useMemo(() => props.dataSource ?? createDemoDataSource(), [props.dataSource])
  return (
    <UiProvider
      dataSource={dataSource}
      locale={locale}
      mode={mode}
      permissions={permissions}
      me={props.me ?? 'admin'}
      references={demoReferences}
    >
      <Background>{children}</Background>
    </UiProvider>
  )
}

function Background({ children }: { children: ReactNode }): ReactNode {
  const { token } = theme.useToken()
  return (
    <main
      style={{
        minHeight: '100vh',
        boxSizing: 'border-box',
        padding: 'clamp(0px, 1vw, 16px)',
        background: token.colorBgLayout,
        color: token.colorText,
      }}
    >
      {children}
    </main>
  )
}
