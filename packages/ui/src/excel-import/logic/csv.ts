import Papa from 'papaparse'
import type { SheetCell } from './readSheet'

/** Text of a file by its mark, else UTF-8, else GB 18030 (which holds GBK and GB 2312). */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** Excel writes texts that look like numbers as `="0012"`. */
function plain(cell: string): SheetCell {
  const text = /^="(.*)"$/s.exec(cell)?.[1] ?? cell
  return text === '' ? null : text
}

/** Rows of a text with commas, tabs, semicolons or bars between its cells; quotes as in RFC 4180. All cells are texts. */
export function readCsv(bytes: Uint8Array): SheetCell[][] {
  // An empty last line would count when the delimiter is guessed.
  const { data } = Papa.parse<string[]>(decodeText(bytes).trimEnd(), {
    delimitersToGuess: [',', '\t', ';', '|'],
    skipEmptyLines: false,
  })
  return data.map((row) => row.map(plain))
}
