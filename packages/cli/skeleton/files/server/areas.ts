import type { BusinessArea } from '@lading/server'

/** The business areas, as the menu names and orders them: the `area` of the entities' definitions. */
export const AREAS: readonly BusinessArea[] = [
  { area: 'service', zh: '服务', en: 'Service', icon: 'tool', sortNo: 10 },
]
