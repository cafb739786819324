import { TreeSelect as AntdTreeSelect } from 'antd'
import { edged } from './edged'
import { quiet } from './quietInput'

/** Antd's TreeSelect, of which no event reaches the components around it, and whose empty input measures nothing. */
export const TreeSelect: typeof AntdTreeSelect = edged(quiet(AntdTreeSelect))
