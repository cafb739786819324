import type { Field, FieldKind } from '@lading/core/entity'
import type { BoundDataSource } from '../foundation/dataSource'
import {
  categorySource,
  departmentSource,
  dictSource,
  positionSource,
  recordSource,
  roleSource,
  userSource,
} from '../foundation/remote-select/remoteSource'
import type { RemoteSource } from '../foundation/remote-select/remoteSource'
import type { ReferencePort } from '../foundation/uiContext'

type References = Readonly<Record<string, ReferencePort>>

/** Where the options of a field, and the names of its values, come from. `undefined`: it is not configured. */
export type SourceOf = (
  field: Field,
  source: BoundDataSource,
  references: References,
) => RemoteSource | undefined

const ofDictionary: SourceOf = ({ dict }, source) => (dict ? dictSource(dict, source) : undefined)

const ofRecord: SourceOf = ({ ref = '' }, source, references) =>
  Object.hasOwn(references, ref) ? recordSource(references[ref]!, source) : undefined

/** By kind; `undefined` where values need no names, or have them with the field or the library. */
const SOURCES: Readonly<Record<FieldKind, SourceOf | undefined>> = {
  code: undefined,
  text: undefined,
  textarea: undefined,
  integer: undefined,
  decimal: undefined,
  quantity: undefined,
  score: undefined,
  money: undefined,
  percent: undefined,
  rate: undefined,
  date: undefined,
  datetime: undefined,
  year: undefined,
  boolean: undefined,
  dict: undefined,
  dictSearch: ofDictionary,
  dictMulti: undefined,
  status: undefined,
  user: (_field, source) => userSource(source),
  dept: (_field, source) => departmentSource(source),
  role: (_field, source) => roleSource(source),
  position: (_field, source) => positionSource(source),
  record: ofRecord,
  display: undefined,
  email: undefined,
  mobile: undefined,
  url: undefined,
  file: undefined,
  image: undefined,
  area: undefined,
  category: ({ ref }, source) => categorySource(ref, source),
  tree: ofDictionary,
  popup: undefined,
  richtext: undefined,
  rowNumber: undefined,
}

/** The source of a field's options; `undefined` when the field has none. */
export function remoteSource(
  field: Field,
  source: BoundDataSource,
  references: References,
): RemoteSource | undefined {
  return SOURCES[field.kind]?.(field, source, references)
}

/** Whether values of the field are keys whose names the server knows. */
export function hasRemoteText(field: Pick<Field, 'kind'>): boolean {
  return SOURCES[field.kind] !== undefined
}
