import type { BoundDataSource } from '../../foundation/dataSource'
import {
  departmentSource,
  loadReference,
  pickable,
  positionSource,
  recordSource,
  roleSource,
} from '../../foundation/remote-select/remoteSource'
import type { RemoteOption } from '../../foundation/remote-select/remoteOption'
import type { ReferencePort } from '../../foundation/uiContext'
import { listTableSource } from '../../pickers/shared/listTableSource'
import { MAX_PASTED, reportPasted } from '../../pickers/shared/pasteList'
import type { TableSource } from '../../pickers/shared/pickerSource'
import { userTableSource } from '../../pickers/user-picker/userTableSource'
import type { NamedOptions } from '../../grid/api/lookup'

/** Users by account, name or job number. */
export function findUsers(source: BoundDataSource, words: readonly string[]): Promise<NamedOptions> {
  return findIn(userTableSource(source), words)
}

/** Departments by id, code or name. */
export async function findDepartments(
  source: BoundDataSource,
  words: readonly string[],
): Promise<NamedOptions> {
  const options = await departmentSource(source).search('')
  return fitting(words, options, ({ value, text, row }) => [value, text, row?.['orgCode'] as string])
}

/** Roles by code or name. */
export function findRoles(source: BoundDataSource, words: readonly string[]): Promise<NamedOptions> {
  return findIn(listTableSource(roleSource(source), source.roles, 'roleCode', 'roleName'), words)
}

/** Positions by code or name. */
export function findPositions(source: BoundDataSource, words: readonly string[]): Promise<NamedOptions> {
  return findIn(listTableSource(positionSource(source), source.positions, 'code', 'name'), words)
}

/** So many words one call takes. */
const MAX_WORDS = 5000

/** Entries of a dictionary by their stored value or text; undefined when the source cannot tell. */
export async function findEntries(
  { find, items }: BoundDataSource['dict'],
  dict: string,
  words: readonly string[],
): Promise<NamedOptions | undefined> {
  const keysOf = ({ value, text }: RemoteOption) => [value, text]
  // Plain dictionaries are short, and mostly loaded already.
  if (!dict.includes(',')) return fitting(words, await items(dict), keysOf)
  if (!find) return undefined
  const found: RemoteOption[] = []
  for (let from = 0; from < words.length; from += MAX_WORDS)
    found.push(...(await find(dict, words.slice(from, from + MAX_WORDS))))
  return fitting(words, found, keysOf)
}

/** Records by their stored field or the one that is shown. */
export async function findRecords(
  source: BoundDataSource,
  reference: ReferencePort,
  words: readonly string[],
): Promise<NamedOptions> {
  const { value, text, textElse } = await loadReference(reference)
  const base = recordSource(reference, source)
  const rows = pickable(reference.api, source)
  return findIn(listTableSource(base, rows, value, text, { textElse }), words)
}

async function findIn(
  { candidates, keysOf }: Pick<TableSource, 'candidates' | 'keysOf'>,
  words: readonly string[],
): Promise<NamedOptions> {
  const found: RemoteOption[] = []
  for (let from = 0; from < words.length; from += MAX_PASTED)
    found.push(...((await candidates?.(words.slice(from, from + MAX_PASTED))) ?? []))
  return fitting(words, found, keysOf ?? (({ value, text }) => [value, text]))
}

/** What words stand for among some options. @param keysOf everything by which an option may be called */
export function fitting(
  words: readonly string[],
  options: readonly RemoteOption[],
  keysOf: (option: RemoteOption) => readonly (string | undefined)[],
): NamedOptions {
  const named = new Map<string, readonly RemoteOption[]>()
  for (const word of words) {
    const { found, ambiguous } = reportPasted([word], options, keysOf)
    named.set(word, ambiguous[0]?.options ?? found)
  }
  return named
}
