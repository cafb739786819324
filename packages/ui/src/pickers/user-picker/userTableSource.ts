import type { DataSource, ListParams, UserOption } from '../../foundation/dataSource'
import { userSource } from '../../foundation/remote-select/remoteSource'
import type { RemoteOption } from '../../foundation/remote-select/remoteSource'
import { maybePinyin, pinyinMatcher } from '../../foundation/pinyin/pinyin'
import type { TableSource } from '../shared/pickerSource'

/** Most users that are read to be matched by pinyin: the server's greatest page (contract §8). */
const PINYIN_PAGE = 1000

const option = (user: UserOption): RemoteOption => ({
  value: user.username,
  text: user.realname || user.username,
  row: { ...user },
})

/**
 * Users for the picker's table: letters and digits are looked for in the account, everything else in the name.
 * Letters that no account has are tried as pinyin of names.
 */
export function userTableSource(source: DataSource): TableSource {
  return {
    ...userSource(source),
    async page({ keyword, filters, pageNo, pageSize, column, order }, signal) {
      const paging: ListParams = { ...filters, column, order, pageNo, pageSize }
      const account = /^[\x00-\x7f]*$/.test(keyword)
      const query = keyword === '' ? {} : { [account ? 'username' : 'realname']: `*${keyword}*` }
      const page = await source.users.page({ ...paging, ...query }, signal)
      if (page.total > 0 || !maybePinyin(keyword)) {
        return { options: page.records.map(option), total: page.total }
      }
      const all = await source.users.page(
        { ...filters, column, order, pageNo: 1, pageSize: PINYIN_PAGE },
        signal,
      )
      const matches = await pinyinMatcher(keyword)
      const found = all.records.filter(({ realname }) => matches(realname))
      const first = (pageNo - 1) * pageSize
      return { options: found.slice(first, first + pageSize).map(option), total: found.length }
    },
    async candidates(words) {
      const [accounts, names, numbers] = await Promise.all([
        source.users.byUsernames(words),
        source.users.by('realname', words),
        source.users.by('workNo', words),
      ])
      return [...accounts, ...names, ...numbers].map(option)
    },
    keysOf: ({ value, row }) => [value, row?.['realname'] as string, row?.['workNo'] as string | undefined],
  }
}
