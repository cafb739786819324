import { Select as AntdSelect } from 'antd'
import { edged } from './edged'
import { quiet } from './quietInput'

/** Antd's Select, of which no event reaches the components around it, and whose empty input measures nothing. */
export const Select: typeof AntdSelect = edged(quiet(AntdSelect))
