import type { AreaMessages } from './zh-CN'

/** Texts of the area selector, in English. */
export const enUS: AreaMessages = {
  retired: (name) => `${name} (retired)`,
}
