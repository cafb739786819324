import type { Answer } from '../http/answer'
import { answer } from '../http/answer'
import { Failure } from '../http/failures'
import type { Session } from '../session'
import { inLanguage } from '../text/inLanguage'
import type { ErrorPlace, RefusedRow } from './importErrors'
import { storeErrors } from './importErrors'

/** Refused rows whose reasons stand in the answer itself; all of them are in the workbook. */
const MAX_TOLD = 50
const PARTIAL = 201
/** Refused rows that the answer names for programs, as many as a client sends at once. */
const MAX_NAMED = 1_000
/** Title, exporter and headings stand above the first row (contract §5.2). */
const LINES_ABOVE = 4

/** What became of the rows of one file. */
export interface ImportedList {
  headings: string[]
  refused: RefusedRow[]
}

/**
 * The answer to an import (contract §5.2): code 201 when some rows were refused, with the counts, the first reasons
 * and a workbook of the refused rows.
 * @param total rows that were read from all files
 * @param done the message when all of them were stored
 * @throws Failure when there was no row, or none could be stored
 */
export async function importAnswer(
  place: ErrorPlace,
  session: Session,
  { total, lists, done }: { total: number; lists: readonly ImportedList[]; done: string },
): Promise<Answer> {
  const refused = lists.flatMap((list) => list.refused)
  if (total === 0) throw new Failure('文件导入失败:没有数据')
  if (refused.length === 0) return answer(null, done)
  const saved = total - refused.length
  const told = ({ line, why }: RefusedRow) => inLanguage(`第 ${line} 行：${why}，忽略导入。`)
  const result = {
    totalCount: total,
    errorCount: refused.length,
    successCount: saved,
    msg: [
      inLanguage(`共${total}行，成功${saved}行，失败${refused.length}行`),
      ...refused.slice(0, MAX_TOLD).map(told),
    ].join('\n'),
    // Of several files a line alone says nothing.
    ...(lists.length === 1 && {
      issues: refused
        .slice(0, MAX_NAMED)
        .map(({ line, why }) => ({ index: line - LINES_ABOVE, message: inLanguage(why) })),
    }),
    ...(await storeErrors(
      place,
      session,
      lists.map(({ headings, refused: rows }) => ({ headings, rows })),
    )),
  }
  if (saved === 0) throw new Failure(`文件导入失败:${told(refused[0]!)}`, undefined, undefined, result)
  return answer(result, '文件导入成功，但有错误。', PARTIAL)
}
