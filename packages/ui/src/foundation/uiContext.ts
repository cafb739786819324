import { createContext } from 'react'
import type { Locale, Text } from '@lading/core/text'
import type { BoundDataSource } from './dataSource'
import type { DictStore } from './dict/dictStore'
import type { ThemeMode } from './theme/theme'
import type { PermissionLists } from './permission/permissionLists'

/**
 * How records of another entity are picked by fields of kind `record`: the field's `ref` names the entry.
 *
 * @example { customer: { api: '/sales/customer', value: 'customerNo', text: 'name' } }
 */
export interface ReferenceSource {
  /** Base of its list call, as `dataSource.resource` takes it. */
  api: string
  /** The field whose value is stored. */
  value: string
  /** The field that is shown and searched. */
  text: string
  /** Columns of its picker. @default the stored field and the shown one */
  columns?: readonly { field: string; title: Text; width?: number }[]
  /** Conditions of its picker beside the search box: typed, or chosen from a dictionary. @default none */
  items?: readonly { field: string; title: Text; dict?: string }[]
  /** Title of its picker. @default 选择记录 */
  title?: Text
}

/** What every part of the library can ask for. */
export interface Ui {
  dataSource: BoundDataSource
  dicts: DictStore
  locale: Locale
  mode: ThemeMode
  permissions: PermissionLists | undefined
  references: Readonly<Record<string, ReferenceSource>>
}

/** Filled by `UiProvider`. */
export const UiContext = createContext<Ui | undefined>(undefined)
