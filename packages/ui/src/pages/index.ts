'use client'

export { EntityList } from './EntityList'
export type { EntityListProps, RecordDialogProps } from './EntityList'
export { useListPage } from '../list-page/useListPage'
export type { ListPageModel, ListPageOptions } from '../list-page/useListPage'
