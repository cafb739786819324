import { createContext } from 'react'
import type { KnownValues } from '@lading/core/entity'
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
  /** Base of its calls, as `dataSource.resource` takes it: `pick` where there is one, else `list`. */
  api: string
  /** The field whose value is stored. */
  value: string
  /** The field that is shown and searched. */
  text: string
  /** The field that stands for it in English. @default that one */
  textEn?: string
  /** The field that is shown where that one is blank. @default none */
  textElse?: string
  /** Fields that a keyword is looked for in, one after the other. @default text, then value */
  search?: readonly string[]
  /** Columns of its picker. @default the stored field and the shown one */
  columns?: readonly { field: string; title: Text; width?: number }[]
  /** Conditions of its picker beside the search box: typed, or chosen from a dictionary. @default none */
  items?: readonly { field: string; title: Text; dict?: string }[]
  /** Title of its picker. @default 选择记录 */
  title?: Text
  /** Records are called by their English names: the provider says so to who reads English. @default false */
  english?: boolean
}

/** A reference whose definition is fetched when its first field is used. */
export interface LazyReference {
  /** As in `ReferenceSource`. */
  api: string
  title?: Text
  english?: boolean
  load: () => Promise<ReferenceSource>
}

/** How records of another entity are picked: at hand, or fetched when it is wanted. */
export type ReferencePort = ReferenceSource | LazyReference

/** Shows records that fields name. */
export interface OpenRecord {
  /** Whether the person may see records of the entity. */
  may: (ref: string) => boolean
  /** @param value as the field stores it */
  open: (ref: string, value: string) => void
  /** Shows the record of that id; absent: documents of a chain are no links. */
  show?: (entity: string, id: string) => void
}

/** What every part of the library can ask for. */
export interface Ui {
  dataSource: BoundDataSource
  dicts: DictStore
  locale: Locale
  mode: ThemeMode
  permissions: PermissionLists | undefined
  references: Readonly<Record<string, ReferencePort>>
  /** Shows a record that a field names; absent: names are no links. */
  openRecord: OpenRecord | undefined
  /** What conditions and defaults may ask for now: the clock here, and whose session it is. */
  known: () => KnownValues
}

/** Filled by `UiProvider`. */
export const UiContext = createContext<Ui | undefined>(undefined)
