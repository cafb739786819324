import { Dropdown as AntdDropdown } from 'antd'
import { edged } from './edged'

/** Antd's Dropdown, of which no event reaches the components around it. */
export const Dropdown: typeof AntdDropdown = edged(AntdDropdown)
