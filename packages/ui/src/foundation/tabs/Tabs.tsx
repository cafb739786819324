import { Tabs as AntTabs } from 'antd'
import type { TabsProps } from 'antd'
import type { ReactNode } from 'react'
import { useMinWidth } from '../theme/useMinWidth'
import { useTabListRole } from './useTabListRole'

/** Between tabs on a phone, where antd's 32 pixels push the last of three out of sight. */
const NARROW_GUTTER = 12

/**
 * antd's `Tabs`, whose list of tabs holds nothing but tabs, however little room there is for them; closer together on a
 * phone.
 */
export function Tabs(props: TabsProps): ReactNode {
  const phone = !useMinWidth('sm')
  return <AntTabs tabBarGutter={phone ? NARROW_GUTTER : undefined} {...props} ref={useTabListRole()} />
}
