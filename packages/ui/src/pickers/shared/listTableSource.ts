import type { Page } from '@lading/core/envelope'
import type { PagedSource } from '../../foundation/dataSource'
import type { RemoteOption, RemoteSource } from '../../foundation/remote-select/remoteSource'
import type { TableSource } from './pickerSource'
import { maybePinyin, pinyinMatcher } from '../../foundation/pinyin/pinyin'

/** Most rows of a short list that are read to be matched by pinyin. */
const PINYIN_PAGE = 100

/** The greatest page of a list call (contract §3.1). */
const LIST_PAGE = 100

/** The table of a list call: searched by its text, then by its value, then by pinyin; found by value or text. */
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
      const answerOf = ({ records, total }: Page<Option>) => ({ options: records.map(option), total })
      const ask = (field: string) => source.page({ ...query, [field]: `*${keyword}*` }, signal)
      if (keyword === '') return answerOf(await source.page(query, signal))
      // A page beyond the last is empty, too: whether there is anything at all says which field is meant.
      const byText = await ask(text)
      if (byText.total > 0) return answerOf(byText)
      const byValue = await ask(value)
      if (byValue.total > 0 || !maybePinyin(keyword)) return answerOf(byValue)
      const all = await source.page({ ...query, pageNo: 1, pageSize: PINYIN_PAGE }, signal)
      const matches = await pinyinMatcher(keyword)
      const found = all.records.filter((row) => matches(String(row[text] ?? '')))
      const first = (pageNo - 1) * pageSize
      return { options: found.slice(first, first + pageSize).map(option), total: found.length }
    },
    async candidates(words) {
      const found: Option[] = []
      for (let from = 0; from < words.length; from += LIST_PAGE) {
        const some = `${words.slice(from, from + LIST_PAGE).join(',')},`
        const read = async (field: string) => {
          for (let pageNo = 1, read = 0; ; pageNo++) {
            const { records, total } = await source.page({ [field]: some, pageNo, pageSize: LIST_PAGE })
            found.push(...records)
            read += records.length
            // Many may have the same name: the rest stands on further pages.
            if (records.length === 0 || read >= total) return
          }
        }
        await Promise.all([read(value), read(text)])
      }
      return found.map(option)
    },
    keysOf: ({ value: stored, row }) => [stored, row?.[text] as string | undefined],
  }
}
