'use client'

export { SuperQuery } from './SuperQuery'
export type { SuperQueryProps } from './superQueryProps'
export { SuperQueryButton } from './SuperQueryButton'
export type { SuperQueryButtonProps } from './SuperQueryButton'
export { useListSuperQuery } from './useListSuperQuery'
export type { ListSuperQuery } from './useListSuperQuery'
export { QuerySentence } from './parts/QuerySentence'
export type { QuerySentenceProps } from './parts/QuerySentence'
export { superQueryFields } from './logic/entityFields'
export { superQueryParams } from './logic/superQueryParams'
export type { SuperQueryParams } from './logic/superQueryParams'
export type {
  SuperQueryEntry,
  SuperQueryField,
  SuperQueryGroup,
  SuperQueryLine,
  SuperQueryRule,
  SuperQueryValue,
} from './logic/query'
export { SAVED_QUERY_PREFIX } from './logic/savedQueries'
export type { SavedQuery } from './logic/savedQueries'
