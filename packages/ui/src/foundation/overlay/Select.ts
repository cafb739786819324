import { Select as AntdSelect } from 'antd'
import { edged } from './edged'

/** Antd's Select, of which no event reaches the components around it. */
export const Select: typeof AntdSelect = edged(AntdSelect)
