import antdEn from 'antd/locale/en_US.js'
import antdZh from 'antd/locale/zh_CN.js'
import 'dayjs/locale/zh-cn.js'
import type { OwnLocale } from '@lading/core/text'

/**
 * antd's texts are CommonJS: bundlers hand out the default export, Node and bundlers that follow Node the whole module.
 */
function unwrap<Texts extends object>(module: Texts | { default: Texts }): Texts {
  return 'default' in module ? module.default : module
}

/** The texts of antd's own components, by our languages. Files are named whole: plain Node adds no extension. */
export const antdLocales = { 'zh-CN': unwrap(antdZh), 'en-US': unwrap(antdEn) } satisfies Record<
  OwnLocale,
  object
>
