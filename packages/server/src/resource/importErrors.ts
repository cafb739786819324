import { textIn } from '@lading/core/text'
import { noteFile } from '../files/fileRecords'
import type { Session } from '../session'
import type { CellValue } from '../spreadsheet/readWorkbook'
import type { WrittenCell } from '../spreadsheet/writeWorkbook'
import { WORKBOOK_MIME, writeWorkbook } from '../spreadsheet/writeWorkbook'
import { currentLocale, said } from '../http/language'
import { recordsTitle } from '../spreadsheet/titleRows'
import { inLanguage } from '../text/inLanguage'
import type { ResourceContext } from './resourceContext'

/** A row of an imported file that was not stored. */
export interface RefusedRow {
  /** Its number in the file, from 1. */
  line: number
  cells: readonly CellValue[]
  why: string
}

const REASON = '错误原因'
const FOLDER = 'import'
const PIECE = 500

const written = (value: CellValue | undefined): WrittenCell =>
  value === undefined || value === null ? null : typeof value === 'boolean' ? (value ? 'Y' : 'N') : value

function* pieces(
  title: string,
  lists: readonly { headings: readonly string[]; rows: readonly RefusedRow[] }[],
): Generator<WrittenCell[][]> {
  const reason = inLanguage(REASON)
  // One list of columns for all files; an earlier reason column is not carried on.
  const headings = [...new Set(lists.flatMap((list) => list.headings))].filter(
    (text) => text && text !== REASON && text !== reason,
  )
  yield [[title], [inLanguage('以下数据未导入，修改后可直接重新导入')], [...headings, reason]]
  for (const list of lists) {
    const places = headings.map((heading) => list.headings.indexOf(heading))
    for (let at = 0; at < list.rows.length; at += PIECE)
      yield list.rows
        .slice(at, at + PIECE)
        .map(({ cells, why }) => [...places.map((place) => written(cells[place])), inLanguage(why)])
  }
}

/** Where refused rows are kept, and what they are called. */
export type ErrorPlace = Pick<ResourceContext, 'db' | 'files'> & {
  tables: { entity: Pick<ResourceContext['tables']['entity'], 'label'> }
}

/**
 * Stores the refused rows as a workbook of the import's own layout with a column of reasons, for the importing user
 * alone.
 * @returns where it is to be read and its name (contract §5.2)
 */
export async function storeErrors(
  { db, files, tables: { entity } }: ErrorPlace,
  session: Session,
  lists: readonly { headings: readonly string[]; rows: readonly RefusedRow[] }[],
): Promise<{ fileUrl: string; fileName: string }> {
  const chunks: Uint8Array[] = []
  for await (const chunk of writeWorkbook(
    pieces(textIn(recordsTitle(entity.label), currentLocale()), lists),
    HEADINGS,
  ))
    chunks.push(chunk)
  const content = Buffer.concat(chunks)
  const path = await files.write(content, FOLDER, 'xlsx')
  const fileName = said(`${entity.label.zh}导入错误.xlsx`, `${entity.label.en}, refused rows.xlsx`)
  await noteFile(db, session, {
    path,
    originalName: fileName,
    mime: WORKBOOK_MIME,
    size: content.length,
    biz: FOLDER,
    private: true,
  })
  return { fileUrl: `/sys/common/static/${path}`, fileName }
}

/** Bold rows above the data. */
const HEADINGS = 3
