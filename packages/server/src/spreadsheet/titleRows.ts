import type { Locale, Text } from '@lading/core/text'
import { textIn } from '@lading/core/text'
import type { WrittenCell } from './writeWorkbook'

/** How many rows stand above the data: title, exporter, headings. They are bold. */
export const TITLE_ROWS = 3

/** The rows above the data of an export (contract §5.1), in a language. */
export function titleRows(
  title: Text,
  exporter: string,
  headings: readonly Text[],
  locale: Locale,
): WrittenCell[][] {
  return [
    [textIn(title, locale)],
    [textIn({ zh: `导出人:${exporter}`, en: `Exported by: ${exporter}` }, locale)],
    headings.map((heading) => textIn(heading, locale)),
  ]
}

/** The title of an export of records: `用户报表`. */
export const recordsTitle = ({ zh, en }: Text): Text => ({ zh: `${zh}报表`, en })
