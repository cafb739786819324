import { Tabs as AntTabs } from 'antd'
import type { TabsProps } from 'antd'
import type { ReactNode } from 'react'
import { useTabListRole } from './useTabListRole'

/** antd's `Tabs`, whose list of tabs holds nothing but tabs, however little room there is for them. */
export function Tabs(props: TabsProps): ReactNode {
  return <AntTabs {...props} ref={useTabListRole()} />
}
