import type { PagedSource } from '../../foundation/dataSource'
import type { RemoteOption, RemoteSource } from '../../foundation/remote-select/remoteSource'
import type { TableSource } from './pickerSource'
import { maybePinyin, pinyinMatcher } from './pinyin'

/** Most rows of a short list that are read to be matched by pinyin. */
const PINYIN_PAGE = 100

/** The table of a list call that is searched by its text and found by its value or text. */
export function listTableSource<Option extends object>(
  base: RemoteSource,
  source: PagedSource<Option>,
  value: keyof Option & string,
  text: keyof Option & string,
): TableSource {
  const option = (row: Option): RemoteOption => ({
    value: String(row[value]),
    text: String(row[text] ?? row[value]),
    row: { ...row } as Record<string, unknown>,
  })
  return {
    ...base,
    async page({ keyword, filters, pageNo, pageSize, column, order }, signal) {
      const query = { ...filters, column, order, pageNo, pageSize }
      const page = await source.page({ ...query, ...(keyword && { [text]: `*${keyword}*` }) }, signal)
      if (page.total > 0 || !maybePinyin(keyword)) {
        return { options: page.records.map(option), total: page.total }
      }
      const all = await source.page({ ...query, pageNo: 1, pageSize: PINYIN_PAGE }, signal)
      const matches = await pinyinMatcher(keyword)
      const found = all.records.filter((row) => matches(String(row[text] ?? '')))
      const first = (pageNo - 1) * pageSize
      return { options: found.slice(first, first + pageSize).map(option), total: found.length }
    },
    async candidates(words) {
      const query = (field: string) => ({ [field]: `${words.join(',')},`, pageNo: 1, pageSize: 100 })
      const pages = await Promise.all([source.page(query(value)), source.page(query(text))])
      return pages.flatMap(({ records }) => records.map(option))
    },
    keysOf: ({ value: stored, row }) => [stored, row?.[text] as string | undefined],
  }
}
