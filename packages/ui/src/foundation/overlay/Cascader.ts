import { Cascader as AntdCascader } from 'antd'
import { edged } from './edged'

/** Antd's Cascader, of which no event reaches the components around it. */
export const Cascader: typeof AntdCascader = edged(AntdCascader)
