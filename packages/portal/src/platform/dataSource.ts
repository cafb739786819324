import type { Locale } from '@lading/core/text'
import { SourceError } from '@lading/ui/foundation'
import type {
  DataSource,
  DepartmentNode,
  DepartmentSource,
  FileSendOptions,
  PartUploads,
  UserOption,
  UserSource,
} from '@lading/ui/foundation'
import { RequestError } from '@lading/request'
import type { Progress } from '@lading/request'
import { calls } from '@lading/core/calls'
import type { DepartmentNodeModel, UserModel } from '@lading/core/contract'
import { previewAddress } from './config'
import { pickerSources } from './pickerSources'
import { approvals } from './approvals'
import { chains } from './chains'
import { liveRows } from './liveRows'
import { savedQueries } from './savedQueries'
import { cachedDictionary, dictOption } from './dictCache'
import { request } from './request'

const isAddress = (path: string) => /^(https?:)?\/\//i.test(path)

/** Binds the data port of `@lading/ui` to the server of the contract. */
export const dataSource: DataSource = {
  resource: (path) => inSourceTerms(request().resource(path)),
  dict: inSourceTerms<DataSource['dict']>({
    items: async (code, signal) =>
      cachedDictionary(code) ?? (await request().dict.items(code, { signal })).map(dictOption),
    search: async (dict, query, signal) =>
      (await request().dict.search(dict, query, { signal })).map(dictOption),
    find: async (dict, words, signal) => (await request().dict.find(dict, words, { signal })).map(dictOption),
    // A record that is gone stands for itself: one call answers for all the others.
    texts: (dict, keys, signal) =>
      request().call(calls.dictLoadDictItem, {
        params: { code: dict },
        query: { key: keys.join(','), delNotExist: false },
        signal,
      }),
  }),
  users: inSourceTerms<UserSource>({
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
            await request().call(calls.userGetMultiUser, {
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
  savedQueries: inSourceTerms(savedQueries),
  departments: inSourceTerms<DepartmentSource>({
    tree: async (signal) => (await request().departments.tree({ signal })).map(departmentNode),
    search: async (keyWord, signal) =>
      (await request().departments.search({ query: { keyWord }, signal })).map(departmentNode),
  }),
  taken: ({ table, field, value, id }, signal) =>
    objection(() =>
      request().call(calls.duplicateCheck, {
        query: { tableName: table, fieldName: field, fieldVal: value, ...(id && { dataId: id }) },
        signal,
        silent: true,
      }),
    ),
  brokenRule: ({ rule, value }, signal) =>
    objection(() =>
      request().call(calls.checkRuleByCode, {
        // The contract has the value encoded once more (contract §18).
        query: { ruleCode: rule, value: encodeURIComponent(value) },
        signal,
        silent: true,
      }),
    ),
  approvals: inSourceTerms(approvals),
  chains: inSourceTerms(chains),
  live: liveRows,
  files: {
    ...inSourceTerms({
      // The widget tries again and tells of the last failure itself; so with parts.
      upload: (file: File, { onProgress, ...options }: FileSendOptions = {}) =>
        request().files.upload(file, { ...options, silent: true, ...uploadProgress(onProgress) }),
      names: (paths: readonly string[], signal?: AbortSignal) =>
        request().call(calls.fileNames, { body: [...paths], signal, silent: true }),
      remove: (path: string) => request().files.remove(path),
      zip: (paths: readonly string[]) => request().files.zip(paths),
      mergePdf: (paths: readonly string[]) => request().files.mergePdf(paths),
      // Stored files are for those who may read them; an image or a link sends no token.
      open: async (path: string, signal?: AbortSignal) =>
        isAddress(path) ? path : request().files.ticket(path, { signal }),
    }),
    url: (path) => request().staticUrl(path),
    // The service fetches the file by itself and has no session: the address carries a ticket.
    previewUrl: async (path) => {
      if (!previewAddress('')) return undefined
      return previewAddress(new URL(await dataSource.files!.open!(path), location.href).href)
    },
    parts: inSourceTerms<PartUploads>({
      begin: (file, { fields, signal } = {}) =>
        request().files.parts.begin(
          { ...file, ...(fields?.biz && { biz: fields.biz }) },
          { signal, silent: true },
        ),
      state: (uploadId, signal) =>
        request()
          .files.parts.state(uploadId, { signal, silent: true })
          .catch((error: unknown) => {
            // An upload that the server has forgotten, or of another user, begins anew.
            if (error instanceof RequestError && error.status === 404) return undefined
            throw error
          }),
      send: (uploadId, index, part, { onProgress, signal }) =>
        request().files.parts.send(uploadId, index, part, {
          signal,
          silent: true,
          ...uploadProgress(onProgress),
        }),
      finish: (uploadId, signal) => request().files.parts.finish(uploadId, { signal, silent: true }),
      giveUp: (uploadId) => request().files.parts.giveUp(uploadId, { silent: true }),
    }),
    thumbnail: async (path, width, signal) => {
      const url = await dataSource.files!.open!(path, signal)
      return isAddress(path) ? url : `${url}${url.includes('?') ? '&' : '?'}width=${width}`
    },
  },
}

/** What hears of the bytes that were sent, in the terms of the request layer. */
function uploadProgress(onProgress: ((percent: number) => void) | undefined) {
  if (!onProgress) return {}
  return {
    onProgress: ({ direction, percent }: Progress) => {
      if (direction === 'upload' && percent !== undefined) onProgress(percent)
    },
  }
}

const byLocale = new Map<Locale, DataSource>([['zh-CN', dataSource]])

/**
 * The port in a language: another object for each, so that what widgets remember of one language (dictionaries) is not
 * shown in the other.
 */
export function dataSourceIn(locale: Locale): DataSource {
  const known = byLocale.get(locale) ?? { ...dataSource }
  byLocale.set(locale, known)
  return known
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
  const failure = new SourceError(error.message, error.code, error.issues, error.notified)
  failure.cause = error
  return failure
}

/** The message of an envelope that is refused; `undefined` when it is not. @throws when there is no such answer */
async function objection(ask: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await ask()
    return undefined
  } catch (failure) {
    if (failure instanceof RequestError && failure.kind === 'business') return failure.message
    throw asSourceError(failure)
  }
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
