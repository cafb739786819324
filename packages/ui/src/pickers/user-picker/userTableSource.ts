import type { UserOption } from '../../foundation/sourceTypes'
import type { BoundDataSource } from '../../foundation/dataSource'
import { userSource } from '../../foundation/remote-select/remoteSource'
import type { RemoteOption } from '../../foundation/remote-select/remoteOption'
import { inHundreds } from '../../foundation/remote-select/limits'
import { searchUsers } from '../../foundation/remote-select/searchRows'
import type { TableSource } from '../shared/pickerSource'

const option = (user: UserOption): RemoteOption => ({
  value: user.username,
  text: user.realname || user.username,
  row: { ...user },
})

/**
 * Users for the picker's table: letters and digits are looked for in the account, then in the name, everything else
 * in the name. Letters that nobody has are tried as pinyin of names.
 */
export function userTableSource(source: BoundDataSource): TableSource {
  return {
    ...userSource(source),
    async page({ keyword, filters, pageNo, pageSize, column, order }, signal) {
      const query = { ...filters, column, order, pageNo, pageSize }
      const { records, total } = await searchUsers(source, keyword, query, signal)
      return { options: records.map(option), total }
    },
    async candidates(words) {
      const calls = inHundreds(words).flatMap((some) => [
        source.users.byUsernames(some),
        source.users.by('realname', some),
        source.users.by('workNo', some),
      ])
      return (await Promise.all(calls)).flat().map(option)
    },
    keysOf: ({ value, row }) => [value, row?.['realname'] as string, row?.['workNo'] as string | undefined],
  }
}
