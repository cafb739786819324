import type { UserOption } from '../../foundation/sourceTypes'
import type { BoundDataSource } from '../../foundation/dataSource'
import type { RemoteOption } from '../../foundation/remote-select/remoteOption'
import type { TableSource } from '../shared/pickerSource'
import { userTableSource } from '../user-picker/userTableSource'

/** What is stored of a user. */
export type UserKey = 'id' | 'username' | 'workNo'

/**
 * Users by one of their properties: stored values are resolved by `getMultiUser` with a comma list of that property
 * (spec 2 §7). Users without it cannot be chosen.
 */
export function multiUserSource(source: BoundDataSource, by: UserKey): TableSource {
  const users = userTableSource(source)
  const keyed = (option: RemoteOption): RemoteOption => {
    const value = (option.row as UserOption | undefined)?.[by] ?? ''
    return { ...option, value, ...(value === '' && { value: option.value, disabled: true }) }
  }
  return {
    key: `user:${by}`,
    search: async (keyword, signal) => (await users.search(keyword, signal)).map(keyed),
    resolve: async (values) => {
      const found =
        by === 'username' ? await source.users.byUsernames(values) : await source.users.by(by, values)
      return found.map((user) => ({ value: user[by] ?? '', text: user.realname, row: { ...user } }))
    },
    async page(query, signal) {
      const { options, total } = await users.page(query, signal)
      return { options: options.map(keyed), total }
    },
    candidates: async (words) =>
      (await users.candidates!(words)).map(keyed).filter(({ disabled }) => !disabled),
    keysOf: ({ value, row }) => {
      const user = row as UserOption | undefined
      return [value, user?.username, user?.realname, user?.workNo]
    },
  }
}
