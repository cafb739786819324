/** What a workbook may be before it is read (bytes, rows, columns). */
export const SHEET_LIMITS = {
  bytes: 20 * 1024 * 1024,
  unpackedBytes: 300 * 1024 * 1024,
  ratio: 200,
  rows: 200_000,
  columns: 200,
} as const

/** Why a file is not read. */
export type SheetRefusal =
  | 'notSheet'
  | 'encrypted'
  | 'tooLarge'
  | 'tooLargeUnpacked'
  | 'tooManyRows'
  | 'unreadable'
  | 'empty'

/**
 * Bytes that the entries of a zip say they unpack to; `undefined` when it is none.
 *
 * @param bytes the whole file
 */
export function unpackedSize(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // The end record stands behind the list of entries, with at most 64 KB of comment after it.
  let end = bytes.length - 22
  const least = Math.max(0, end - 65_535)
  while (end >= least && view.getUint32(end, true) !== 0x06054b50) end -= 1
  if (end < least || end < 0) return undefined
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  let total = 0
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) return undefined
    total += view.getUint32(at + 24, true)
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return total
}

/** Checks a file before anything of it is unpacked. */
export function refuseWorkbook(bytes: Uint8Array): SheetRefusal | undefined {
  if (bytes.length > SHEET_LIMITS.bytes) return 'tooLarge'
  const size = unpackedSize(bytes)
  if (size === undefined) return 'notSheet'
  // Small files of one repeated value pack well: the ratio only counts when there is much to unpack.
  const bomb = size > 10 * 1024 * 1024 && size / Math.max(1, bytes.length) > SHEET_LIMITS.ratio
  return size > SHEET_LIMITS.unpackedBytes || bomb ? 'tooLargeUnpacked' : undefined
}
