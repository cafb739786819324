import type { PagedSource } from '../../foundation/dataSource'
import type { RemoteOption } from '../../foundation/remote-select/remoteOption'
import type { RemoteSource } from '../../foundation/remote-select/remoteSource'
import type { TableSource } from './pickerSource'
import { inHundreds, LIST_PAGE } from '../../foundation/remote-select/limits'
import { searchRows } from '../../foundation/remote-select/searchRows'

/**
 * The table of a list call: searched by `fields`, one after the other, then by pinyin of its text; found by value or text.
 * @param options.fields @default the text, then the value
 * @param options.textElse what names those whose text is blank, and is read as pinyin. @default none
 */
export function listTableSource<Option extends object>(
  base: RemoteSource,
  source: PagedSource<Option>,
  value: keyof Option & string,
  text: keyof Option & string,
  {
    fields = [text, value],
    textElse,
  }: {
    fields?: readonly (keyof Option & string)[] | undefined
    textElse?: (keyof Option & string) | undefined
  } = {},
): TableSource {
  const option = (row: Option): RemoteOption => ({
    value: String(row[value]),
    text: String((textElse === undefined ? row[text] : row[text] || row[textElse]) ?? row[value]),
    row: { ...row } as Record<string, unknown>,
  })
  return {
    ...base,
    async page({ keyword, filters, pageNo, pageSize, column, order }, signal) {
      const query = { ...filters, column, order, pageNo, pageSize }
      const search = { source, fields, text: textElse ?? text, most: LIST_PAGE }
      const { records, total } = await searchRows(search, keyword, query, signal)
      return { options: records.map(option), total }
    },
    async candidates(words) {
      const found: Option[] = []
      for (const part of inHundreds(words)) {
        const some = `${part.join(',')},`
        const read = async (field: string) => {
          for (let pageNo = 1, read = 0; ; pageNo++) {
            const { records, total } = await source.page({ [field]: some, pageNo, pageSize: LIST_PAGE })
            found.push(...records)
            read += records.length
            // Many may have the same name: the rest stands on further pages.
            if (records.length === 0 || read >= total) return
          }
        }
        await Promise.all([value, text, ...(textElse === undefined ? [] : [textElse])].map(read))
      }
      return found.map(option)
    },
    keysOf: ({ value: stored, row }) => [
      stored,
      row?.[text] as string | undefined,
      textElse === undefined ? undefined : (row?.[textElse] as string | undefined),
    ],
  }
}
