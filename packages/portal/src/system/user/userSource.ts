import { calls } from '@lading/core/calls'
import { SourceError } from '@lading/ui/foundation'
import type { ResourceSource, SourceRow } from '@lading/ui/foundation'
import { asSourceError, dataSource } from '@/platform/dataSource'
import { request } from '@/platform/request'

/** The password of a new account, as it was typed. */
export interface InitialPassword {
  password: string
  confirmpassword: string
}

/** What the form of users asks for beside its fields. */
export interface UserExtras {
  /** Kept out of the form, so that no draft ever holds it. */
  password: () => InitialPassword
  texts: { noPassword: string; unequal: string }
}

/** Somebody without a role or a department is told of by a failure (contract §8): here it is an empty list. */
const NONE = [200, 500]

async function listOr<Row>(asked: Promise<Row[]>): Promise<Row[]> {
  try {
    return await asked
  } catch (failure) {
    const error = asSourceError(failure)
    if (error instanceof SourceError && NONE.includes(error.code)) return []
    throw error
  }
}

/** Users with their roles and departments: two more calls read them, and a save sends them along as ids. */
export function userSource({ password, texts }: UserExtras): ResourceSource {
  const plain = dataSource.resource('/sys/user')
  const roles = () => listOr(request().roles.all({ silent: true }))
  /** The body of the wire: numbers are numbers, roles are ids. */
  const sent = async (body: object) => {
    const { selectedroles, selecteddeparts, sex, userIdentity, ...rest } = body as SourceRow
    const codes = String(selectedroles ?? '')
      .split(',')
      .filter(Boolean)
    const known = codes.length > 0 ? await roles() : []
    const ids = codes.map((code) => known.find(({ roleCode }) => roleCode === code)?.id ?? code)
    const number = (value: unknown) => (value === null || value === undefined ? null : Number(value))
    return {
      ...rest,
      sex: number(sex),
      userIdentity: number(userIdentity),
      selectedroles: ids.join(','),
      selecteddeparts: String(selecteddeparts ?? ''),
    }
  }
  return {
    ...plain,
    get: async (id, signal) => {
      const [user, roleIds, departments, known] = await Promise.all([
        plain.get(id, signal),
        listOr(request().users.roleIds({ query: { userid: id }, silent: true, signal })),
        listOr(request().call(calls.userDepartList, { query: { userId: id }, silent: true, signal })),
        roles(),
      ])
      const codes = known.filter((role) => roleIds.includes(role.id)).map(({ roleCode }) => roleCode)
      return {
        ...user,
        ...asText(user, ['sex', 'userIdentity', 'status']),
        selectedroles: codes.join(','),
        selecteddeparts: departments.map(({ key }) => key).join(','),
      }
    },
    add: async (body, options) => {
      const given = password()
      if (!given.password) throw new SourceError(texts.noPassword, 400)
      if (given.password !== given.confirmpassword) throw new SourceError(texts.unequal, 400)
      return plain.add({ ...(await sent(body)), ...given }, options)
    },
    edit: async (body, options) => plain.edit(await sent(body), options),
  }
}

/** Values of dictionaries are texts where options are compared with them. */
function asText(row: SourceRow, names: readonly string[]): Record<string, string | null> {
  return Object.fromEntries(names.map((name) => [name, row[name] == null ? null : String(row[name])]))
}
