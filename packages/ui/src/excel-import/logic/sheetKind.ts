/** What the content of a file says that it is: a workbook, an old one, one with a password, a text. */
export type SheetKind = 'xlsx' | 'xls' | 'encrypted' | 'text' | undefined

/** First bytes of a compound file: an old workbook, or one with a password. */
export const COMPOUND: readonly number[] = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
/** Name of the stream that a workbook with a password has, in two bytes a letter. */
const ENCRYPTED = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0])

/** Whether a file begins as a compound file does. */
export function isCompound(bytes: Uint8Array): boolean {
  return COMPOUND.every((byte, at) => bytes[at] === byte)
}

function holds(bytes: Uint8Array, wanted: readonly number[]): boolean {
  for (let at = bytes.indexOf(wanted[0]!); at >= 0; at = bytes.indexOf(wanted[0]!, at + 1))
    if (wanted.every((byte, place) => bytes[at + place] === byte)) return true
  return false
}

/**
 * Judges a file by its content; its name decides only whether a text may be a table (.csv, .txt, .tsv, and the
 * tables of tabs that programs save as .xls).
 */
export function sheetKindOf(bytes: Uint8Array, name: string): SheetKind {
  if (isCompound(bytes)) return holds(bytes, ENCRYPTED) ? 'encrypted' : 'xls'
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return 'xlsx'
  const mark = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (!/\.(csv|txt|tsv|xls)$/i.test(name) || (!mark && bytes.subarray(0, 4096).includes(0))) return undefined
  // A page under the name of a workbook is no table of cells.
  const start = new TextDecoder().decode(bytes.subarray(0, 200)).trimStart()
  return start.startsWith('<') ? undefined : 'text'
}
