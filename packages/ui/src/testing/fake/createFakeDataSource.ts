import { entityPaths } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'
import { pageOf } from '@lading/core/envelope'
import type { Row } from '@lading/core/rules'
import { SourceError } from '../../foundation/dataSource'
import type { DepartmentNode, DictOption, UserOption } from '../../foundation/sourceTypes'
import type { BoundDataSource, ListParams, SavedQueryRecord, StoredFile } from '../../foundation/dataSource'
import { allDepartments } from '../../foundation/remote-select/allDepartments'
import { fakeLine } from './fakeCalls'
import type { FakeBehaviour, FakeCall } from './fakeCalls'
import { entityResource } from './entityResource'
import { fakePickerSources } from './pickerSources'
import type { PickerSeed } from './pickerSources'
import { listResource } from './listResource'
import { fakeSavedQueries } from './savedQuerySource'

/** The data a fake begins with. */
export interface FakeSeed extends FakeBehaviour, PickerSeed {
  /** Business entities with their records; lines stand under their key. */
  entities?: readonly { entity: EntityDefinition; rows: readonly Row[] }[]
  /** Other lists, by the base of their calls; they can be listed and read. */
  resources?: Readonly<Record<string, readonly Row[]>>
  /** Plain dictionaries by code; table dictionaries by their `table,text,code`. */
  dicts?: Readonly<Record<string, readonly DictOption[]>>
  users?: readonly UserOption[]
  departments?: readonly DepartmentNode[]
  /** Stored files with the names they were sent under. Absent: files are called by their paths. */
  files?: readonly StoredFile[]
  /** Advanced queries kept on the server. Absent: there is no such call, they lie in local storage. */
  savedQueries?: readonly SavedQueryRecord[]
  /** Who saves. @default 'admin' */
  username?: string
}

/** A data source in memory that tells what it was asked. */
export interface FakeDataSource extends BoundDataSource {
  /** Every call so far, in order. */
  readonly calls: readonly FakeCall[]
}

/**
 * A data source in memory that behaves as the server does: query language, paging, order, dictionary texts,
 * rules of core, optimistic versions, idempotent saves, workflow.
 *
 * @example const source = createFakeDataSource({ entities: [{ entity: saQuotation, rows }], dicts })
 */
export function createFakeDataSource(seed: FakeSeed = {}): FakeDataSource {
  const line = fakeLine(seed)
  const dicts = seed.dicts ?? {}
  const users = seed.users ?? []
  const context = {
    line,
    dicts,
    users,
    departments: seed.departments ?? [],
    entities: (seed.entities ?? []).map(({ entity }) => entity),
    username: seed.username ?? 'admin',
  }
  const resources = new Map(
    Object.entries(seed.resources ?? {}).map(([path, rows]) => [path, listResource(path, rows, context)]),
  )
  for (const { entity, rows } of seed.entities ?? []) {
    resources.set(entityPaths(entity).api, entityResource(entity, rows, context))
  }

  /** A table dictionary, or the nodes of the tree of that table. */
  const optionsOf = (dict: string) =>
    dicts[dict] ?? (seed.trees?.[dict] ?? []).map(({ value, text }) => ({ value, text }))

  return {
    calls: line.calls,
    resource(path) {
      const found = resources.get(path)
      if (!found) throw new SourceError(`The fake data source has no resource "${path}".`, 404)
      return found
    },
    dict: {
      items: (code, signal) => line.answer('dict/items', code, () => [...(dicts[code] ?? [])], signal),
      search: (dict, query, signal) =>
        line.answer(
          'dict/search',
          { dict, ...query },
          () => {
            const keyword = query.keyword.toLowerCase()
            return optionsOf(dict)
              .filter((option) => `${option.text}\n${option.value}`.toLowerCase().includes(keyword))
              .slice(0, query.pageSize)
          },
          signal,
        ),
      find: (dict, words, signal) =>
        line.answer(
          'dict/find',
          { dict, words },
          () => {
            const wanted = new Set(words.map((word) => word.toLowerCase()))
            const isWanted = (part: string) => wanted.has(part.toLowerCase())
            return optionsOf(dict).filter(({ value, text }) => isWanted(value) || isWanted(text))
          },
          signal,
        ),
      texts: (dict, keys, signal) =>
        line.answer(
          'dict/texts',
          { dict, keys },
          () => keys.flatMap((key) => optionsOf(dict).find(({ value }) => value === key)?.text ?? []),
          signal,
        ),
    },
    users: {
      page: (query, signal) =>
        line.answer('users/page', query, () => userPage(users, query, context.departments), signal),
      byUsernames: (usernames, signal) =>
        line.answer(
          'users/byUsernames',
          usernames,
          () => users.filter((user) => usernames.includes(user.username)),
          signal,
        ),
      by: (property, values, signal) =>
        line.answer(
          'users/by',
          { property, values },
          () => users.filter((user) => values.includes(user[property] ?? '')),
          signal,
        ),
    },
    ...fakePickerSources(seed, line),
    ...(seed.savedQueries && {
      savedQueries: fakeSavedQueries(seed.savedQueries, context.username, line),
    }),
    departments: {
      tree: (signal) => line.answer('departments/tree', null, () => [...context.departments], signal),
      search: (keyWord, signal) =>
        line.answer(
          'departments/search',
          keyWord,
          () => allDepartments(context.departments).filter((node) => node.departName.includes(keyWord)),
          signal,
        ),
    },
    files: {
      upload: (file, options) =>
        line.answer(
          'files/upload',
          file.name,
          () => {
            options?.onProgress?.(100)
            return { name: file.name, path: `temp/${file.name}`, size: file.size }
          },
          options?.signal,
        ),
      url: (path) => `/files/${path}`,
      ...(seed.files && {
        names: (paths: readonly string[]) =>
          line.answer('files/names', [...paths], () =>
            seed.files!.filter(({ path }) => paths.includes(path)),
          ),
      }),
      remove: (path) => line.answer('files/remove', path, () => undefined),
      zip: (paths) =>
        line.answer('files/zip', [...paths], () => ({ blob: new Blob(['zip']), name: 'files.zip' })),
      mergePdf: (paths) =>
        line.answer('files/mergePdf', [...paths], () => ({ blob: new Blob(['pdf']), name: 'files.pdf' })),
    },
  }
}

/** Users are searched by account, or by name, in a department and all below it, as the server's picker call does. */
function userPage(users: readonly UserOption[], query: ListParams, departments: readonly DepartmentNode[]) {
  const word = (value: unknown) =>
    String(value ?? '')
      .replaceAll('*', '')
      .toLowerCase()
  const department = allDepartments(departments).find(({ id }) => id === query.departId)
  const names = department && allDepartments([department]).map(({ departName }) => departName)
  const found = users.filter(
    (user) =>
      user.username.toLowerCase().includes(word(query.username)) &&
      user.realname.toLowerCase().includes(word(query.realname)) &&
      (!names || names.includes(user.orgCodeTxt ?? '')),
  )
  const pageNo = Number(query.pageNo ?? 1)
  const pageSize = Number(query.pageSize ?? 10)
  return pageOf(found.slice((pageNo - 1) * pageSize, pageNo * pageSize), found.length, pageNo, pageSize)
}
