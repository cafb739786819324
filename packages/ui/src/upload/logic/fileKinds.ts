/** What the first bytes of a file say it is. `office` is a zip as .docx and .xlsx are; `cfb` an old .doc or .xls. */
export type SniffedKind =
  | 'jpg'
  | 'png'
  | 'gif'
  | 'webp'
  | 'bmp'
  | 'heic'
  | 'pdf'
  | 'office'
  | 'zip'
  | 'cfb'
  | 'rar'
  | 'text'
  | 'unknown'

/** How many bytes `sniff` looks at. */
export const SNIFF_BYTES = 4100

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, bytes.length)))

/** Signatures at the start of a file. */
const STARTS: readonly (readonly [SniffedKind, readonly number[]])[] = [
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['bmp', [0x42, 0x4d]],
  ['cfb', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['rar', [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]],
]

function isText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false
  try {
    // A character that is cut at the end of the sample is no fault.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    // GBK and its like: no UTF-8, but hardly any control characters either.
    const control = bytes.filter((byte) => byte < 9 || (byte > 13 && byte < 32)).length
    return control === 0
  }
}

/**
 * What a file is by its content.
 *
 * @param bytes its first `SNIFF_BYTES` bytes
 */
export function sniff(bytes: Uint8Array): SniffedKind {
  const start = STARTS.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte))
  // Two letters are a weak sign: a bitmap also names its size, a text does not.
  if (start && (start[0] !== 'bmp' || bytes.includes(0))) return start[0]
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (ascii(bytes, 4, 8) === 'ftyp' && /^(hei[cfmsx]|hev[cx]|mif1|msf1)$/.test(ascii(bytes, 8, 12)))
    return 'heic'
  // Some writers put a few bytes before the mark.
  if (ascii(bytes, 0, 1024).includes('%PDF-')) return 'pdf'
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && [3, 5, 7].includes(bytes[2] ?? 0)) {
    return /\[Content_Types\]\.xml|_rels\/|(?:word|xl|ppt)\//.test(ascii(bytes, 0, SNIFF_BYTES))
      ? 'office'
      : 'zip'
  }
  return bytes.length > 0 && isText(bytes) ? 'text' : 'unknown'
}

/** What the content may be under an ending. Endings that are not listed are not judged. */
const EXPECTED: Readonly<Record<string, readonly SniffedKind[]>> = {
  jpg: ['jpg'],
  jpeg: ['jpg'],
  png: ['png'],
  gif: ['gif'],
  webp: ['webp'],
  bmp: ['bmp'],
  heic: ['heic'],
  heif: ['heic'],
  pdf: ['pdf'],
  docx: ['office', 'zip'],
  xlsx: ['office', 'zip'],
  pptx: ['office', 'zip'],
  zip: ['zip', 'office'],
  // Old programs, and many exports, write HTML or text under the old ending.
  xls: ['cfb', 'text', 'office', 'zip'],
  doc: ['cfb', 'text', 'office', 'zip'],
  ppt: ['cfb'],
  rar: ['rar'],
  txt: ['text'],
  csv: ['text'],
}

/** The ending of a name in lower case, without its dot; empty without one. */
export function endingOf(name: string): string {
  return /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** Whether a file's content may stand under its name. Empty files and unknown endings may. */
export function contentFits(name: string, bytes: Uint8Array): boolean {
  const expected = EXPECTED[endingOf(name)]
  return bytes.length === 0 || !expected || expected.includes(sniff(bytes))
}

/** Whether a name or type says "image". */
export function isImage(file: { name: string; type?: string }): boolean {
  if (file.type) return file.type.startsWith('image/')
  return /^(jpe?g|png|gif|webp|bmp|heic|heif|svg|avif)$/.test(endingOf(file.name))
}

/** Whether a name or type says "PDF". */
export function isPdf(file: { name: string; type?: string }): boolean {
  return file.type === 'application/pdf' || endingOf(file.name) === 'pdf'
}

/** Whether a name or type says "Excel". */
export function isExcel(file: { name: string; type?: string }): boolean {
  return (
    /^(xlsx?|xlsm|xlsb|xltx?|csv)$/.test(endingOf(file.name)) || /excel|spreadsheetml/.test(file.type ?? '')
  )
}
