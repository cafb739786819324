import { TreeSelect as AntdTreeSelect } from 'antd'
import { edged } from './edged'

/** Antd's TreeSelect, of which no event reaches the components around it. */
export const TreeSelect: typeof AntdTreeSelect = edged(AntdTreeSelect)
