import { readSheet } from 'read-excel-file/web-worker'
import { readCsv } from '../logic/csv'
import { refuseWorkbook } from '../logic/limits'
import { sheetKindOf } from '../logic/sheetKind'
import { sayRows } from './sayRows'

/** Reads workbooks and tables of text. */
sayRows((bytes, name) => {
  const kind = sheetKindOf(bytes, name)
  if (kind === 'text') return readCsv(bytes)
  return kind === 'xlsx' ? (refuseWorkbook(bytes) ?? readSheet(bytes.buffer)) : 'notSheet'
})
