import { Image as AntdImage } from 'antd'
import { edged } from './edged'

/** Antd's Image, of which no event reaches the components around it. */
export const Image: typeof AntdImage = edged(AntdImage)
