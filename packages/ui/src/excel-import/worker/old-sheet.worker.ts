import { readOldWorkbook } from '../logic/oldWorkbook'
import { sheetKindOf } from '../logic/sheetKind'
import { sayRows } from './sayRows'

/** Reads old workbooks. A worker of its own: its library is as large as all others together, and seldom needed. */
sayRows((bytes, name) => (sheetKindOf(bytes, name) === 'encrypted' ? 'encrypted' : readOldWorkbook(bytes)))
