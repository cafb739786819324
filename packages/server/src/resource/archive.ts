import { Failure } from '../http/failures'

/** Limits of an imported workbook (security.md §1, "Import"). */
const MOST_ENTRIES = 1_000
const MOST_UNPACKED = 100 * 1_048_576
const HIGHEST_RATIO = 100
const SMALL = 1_048_576

const END = 0x06054b50
const ENTRY = 0x02014b50
const END_SIZE = 22
const ENTRY_SIZE = 46
const LONGEST_COMMENT = 65_535

const refuse = (why: string) => new Failure(`文件导入失败:${why}`)

function endOfDirectory(file: Buffer): number {
  for (let at = file.length - END_SIZE; at >= Math.max(0, file.length - END_SIZE - LONGEST_COMMENT); at--)
    if (file.readUInt32LE(at) === END) return at
  throw refuse('不是有效的 Excel 文件')
}

/**
 * Reads the directory of a zip archive and refuses bombs and escaping names before anything is unpacked.
 * @throws Failure with the reason
 */
export function checkArchive(file: Buffer): void {
  if (file.length < END_SIZE) throw refuse('不是有效的 Excel 文件')
  const end = endOfDirectory(file)
  const count = file.readUInt16LE(end + 10)
  if (count > MOST_ENTRIES) throw refuse('压缩包内文件过多')
  let at = file.readUInt32LE(end + 16)
  let unpacked = 0
  for (let entry = 0; entry < count; entry++) {
    if (at + ENTRY_SIZE > end || file.readUInt32LE(at) !== ENTRY) throw refuse('压缩包已损坏')
    const packed = file.readUInt32LE(at + 20)
    const size = file.readUInt32LE(at + 24)
    const nameLength = file.readUInt16LE(at + 28)
    const name = file.toString('utf8', at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength)
    if (name.startsWith('/') || name.split(/[\\/]/).includes('..')) throw refuse('压缩包内路径非法')
    if (size > SMALL && size / Math.max(packed, 1) > HIGHEST_RATIO) throw refuse('压缩比过高')
    unpacked += size
    if (unpacked > MOST_UNPACKED) throw refuse('解压后过大')
    at += ENTRY_SIZE + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
}
