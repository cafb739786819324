import { KINDS } from '../kinds'
import type { Row } from '../rules/types'
import { isEmptyValue } from '../rules/value'
import type { Text } from '../text/text'
import type { EntityDefinition } from './types'

/** A column of a file that is one of the lines': a row of the file is a line, its header stands in the other columns. */
export interface LineColumn {
  /** Key of the lines. */
  line: string
  name: string
  title: Text
}

/** How columns of lines are called in files: by the lines' name and the field's, e.g. `费用：金额`. */
export function lineColumns({ lines = {} }: Pick<EntityDefinition, 'lines'>): LineColumn[] {
  return Object.entries(lines).flatMap(([line, { label, fields, columns }]) =>
    columns
      .filter((name) => Object.hasOwn(fields, name) && KINDS[fields[name]!.kind].stored !== undefined)
      .map((name) => ({
        line,
        name,
        title: { zh: `${label.zh}：${fields[name]!.zh}`, en: `${label.en}: ${fields[name]!.en}` },
      })),
  )
}

/**
 * Which rows of a file with lines begin a record: those whose header is filled and is not that of the record above. The
 * others are further lines of it.
 *
 * @param headers of each row, with the same members in the same order
 */
export function recordStarts(headers: readonly Row[]): boolean[] {
  let above: string | undefined
  return headers.map((header) => {
    const own = JSON.stringify(header)
    const filled = Object.values(header).some((value) => !isEmptyValue(value))
    const starts = above === undefined || (filled && own !== above)
    if (starts) above = own
    return starts
  })
}
