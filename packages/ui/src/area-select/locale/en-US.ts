import type { AreaMessages } from './zh-CN'

/** Texts of the area selector, in English. */
export const enUS: AreaMessages = {
  choose: 'Choose',
  loading: 'Loading…',
  loadFailed: 'Could not load',
  retired: (name) => `${name} (retired)`,
}
