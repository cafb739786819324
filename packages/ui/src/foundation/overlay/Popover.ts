import { Popover as AntdPopover } from 'antd'
import { edged } from './edged'

/** Antd's Popover, of which no event reaches the components around it. */
export const Popover: typeof AntdPopover = edged(AntdPopover)
