import { Drawer } from 'antd'
import type { ReactNode } from 'react'

/** The menu of a phone, over the page (spec 1 §2). */
export function MenuDrawer(props: { open: boolean; onClose: () => void; children: ReactNode }): ReactNode {
  return <Drawer {...props} placement="left" size={200} closable={false} rootClassName="ld-drawer" />
}
