/** Values that earlier cases kept, by name: ids of records that they made. */
export type World = Record<string, string>

/** What is sent. */
export interface CaseInput {
  params?: Record<string, string | number>
  query?: Record<string, string | number | boolean>
  body?: unknown
  /** Files of a multipart call, by their names. */
  files?: Record<string, Buffer>
  /** Further parts of a multipart call. */
  fields?: Record<string, string>
}

/** One call as a client sends it, and what it is to answer. Cases run in their order on one server. */
export interface ContractCase {
  /** Id of the operation. */
  call: string
  /** @default nothing is sent */
  send?: CaseInput | ((world: World) => CaseInput)
  /** Who calls: a demo account, or nobody. @default admin */
  as?: 'admin' | 'sales' | 'viewer' | 'anonymous'
  /** The message of a refusal (HTTP 200, `success` false); without it the call succeeds. */
  refused?: string | RegExp
  /** The code of a refusal. @default any */
  code?: number
  /** HTTP status of the answer. @default 200 */
  status?: number
  /** The message of a success, to the letter. */
  message?: string
  /** Keeps values of the result for later cases. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- results of many calls
  keep?: (result: any, world: World, message: string) => void
}

/** The first record of a page, a list, or the result itself. */
export function first(result: unknown): Record<string, string> {
  const rows = (result as { records?: unknown[] }).records ?? result
  return (Array.isArray(rows) ? rows[0] : rows) as Record<string, string>
}

/** Keeps the id of the first record under a name. */
export const keepId = (name: string) => (result: unknown, world: World) => {
  world[name] = first(result).id!
}

/** The cases of a plain administration (contract §4): add, list, one, edit, delete. */
export function administrationCases(
  name: string,
  body: (world: World) => Record<string, unknown>,
  find: Record<string, string>,
): ContractCase[] {
  const call = (part: string) => `${name}${part}`
  const id = (world: World) => world[name]!
  const edited = (world: World) => ({ ...body(world), id: id(world) })
  return [
    { call: call('Add'), send: (world) => ({ body: body(world) }) },
    { call: call('List'), send: { query: { pageNo: 1, pageSize: 10, ...find } }, keep: keepId(name) },
    { call: call('QueryById'), send: (world) => ({ query: { id: id(world) } }) },
    { call: call('Edit'), send: (world) => ({ body: edited(world) }), message: '修改成功!' },
  ]
}

/** The cases that delete what `administrationCases` made; to be run when nothing needs it any more. */
export function deletionCases(name: string, add: ContractCase): ContractCase[] {
  const call = (part: string) => `${name}${part}`
  const list = { call: call('List'), send: { query: { pageNo: 1 } }, keep: keepId(name) }
  return [
    { call: call('Delete'), send: (world) => ({ query: { id: world[name]! } }) },
    add,
    list,
    { call: call('DeleteBatch'), send: (world) => ({ query: { ids: `${world[name]},` } }) },
  ]
}
