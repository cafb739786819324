import type { Locale } from '@lading/core/text'
import { SourceError } from '@lading/ui/foundation'
import type { DataSource, DepartmentNode, FileSendOptions, UserOption } from '@lading/ui/foundation'
import { RequestError } from '@lading/request'
import type { Progress } from '@lading/request'
import { operations } from '@lading/core/contract'
import type { DepartmentNodeModel, UserModel } from '@lading/core/contract'
import { pickerSources } from './pickerSources'
import { cachedDictionary, dictOption } from './dictCache'
import { request } from './request'

/** Binds the data port of `@lading/ui` to the server of the contract. */
export const dataSource: DataSource = {
  resource: (path) => inSourceTerms(request().resource(path)),
  dict: inSourceTerms<DataSource['dict']>({
    items: async (code, signal) =>
      cachedDictionary(code) ?? (await request().dict.items(code, { signal })).map(dictOption),
    search: async (dict, query, signal) =>
      (await request().dict.search(dict, query, { signal })).map(dictOption),
    texts: (dict, keys, signal) => request().dict.texts(dict, keys, { signal }),
  }),
  users: inSourceTerms<DataSource['users']>({
    page: async (query, signal) => {
      const page = await request().users.page({ query, signal })
      return { ...page, records: page.records.map(userOption) }
    },
    byUsernames: async (usernames, signal) =>
      (await request().users.byUsernames(usernames, { signal })).map(userOption),
    by: async (property, values, signal) =>
      values.length === 0
        ? []
        : (
            await request().call(operations.userGetMultiUser, {
              // The trailing comma makes one value a list too.
              query: { [property]: `${values.join(',')},` },
              signal,
            })
          ).map(userOption),
  }),
  roles: inSourceTerms(pickerSources.roles),
  positions: inSourceTerms(pickerSources.positions),
  reports: inSourceTerms(pickerSources.reports),
  trees: inSourceTerms(pickerSources.trees),
  departments: inSourceTerms<DataSource['departments']>({
    tree: async (signal) => (await request().departments.tree({ signal })).map(departmentNode),
    search: async (keyWord, signal) =>
      (await request().departments.search({ query: { keyWord }, signal })).map(departmentNode),
  }),
  files: {
    ...inSourceTerms({
      upload: (file: File, { onProgress, ...options }: FileSendOptions = {}) =>
        request().files.upload(file, {
          ...options,
          ...(onProgress && {
            onProgress: ({ direction, percent }: Progress) => {
              if (direction === 'upload' && percent !== undefined) onProgress(percent)
            },
          }),
        }),
      remove: (path: string) => request().files.remove(path),
      zip: (paths: readonly string[]) => request().files.zip(paths),
      // Stored files are for those who may read them; an image or a link sends no token.
      open: async (path: string, signal?: AbortSignal) =>
        /^(https?:)?\/\//i.test(path) ? path : request().files.ticket(path, { signal }),
    }),
    url: (path) => request().staticUrl(path),
  },
}

/**
 * The port by language: another object for each, so that what widgets remember of one language (dictionaries) is
 * not shown in the other.
 */
export const dataSources: Readonly<Record<Locale, DataSource>> = {
  'zh-CN': dataSource,
  'en-US': { ...dataSource },
}

/** A user of the wire as pickers show one: what the server leaves empty is absent. */
function userOption(user: UserModel): UserOption {
  const { id, username, realname, orgCodeTxt, phone, workNo, sex } = user
  return {
    id,
    username,
    realname,
    ...(orgCodeTxt && { orgCodeTxt }),
    ...(phone && { phone }),
    ...(workNo && { workNo }),
    ...(sex != null && { sex }),
  }
}

/** A department of the wire as trees show one. */
function departmentNode(node: DepartmentNodeModel): DepartmentNode {
  const { id, orgCode, departName, parentId, isLeaf, children } = node
  return {
    id,
    orgCode,
    departName,
    ...(parentId !== undefined && { parentId }),
    ...(isLeaf !== undefined && { isLeaf }),
    ...(children && { children: children.map(departmentNode) }),
  }
}

/** A failure in the terms of the port. A cancelled call keeps its own error: nobody waits for it. */
export function asSourceError(error: unknown): unknown {
  if (!(error instanceof RequestError) || error.kind === 'aborted') return error
  const failure = new SourceError(error.message, error.code, error.issues)
  failure.cause = error
  return failure
}

/** The same calls with their failures translated. */
function inSourceTerms<Calls extends object>(calls: Calls): Calls {
  const translated = Object.entries(calls).map(
    ([name, call]: [string, (...args: unknown[]) => Promise<unknown>]) => [
      name,
      (...args: unknown[]) =>
        call(...args).catch((error: unknown) => {
          throw asSourceError(error)
        }),
    ],
  )
  return Object.fromEntries(translated) as Calls
}
