import { createInflateRaw } from 'node:zlib'
import { Failure } from '../http/failures'

/** Limits of an imported workbook (security.md §1, "Import"). */
const MAX_ENTRIES = 1_000
const MAX_UNPACKED = 100 * 1_048_576
const HIGHEST_RATIO = 100
const SMALL = 1_048_576

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_SIZE = 22
const ENTRY_SIZE = 46
const LOCAL_SIZE = 30
const MAX_COMMENT_LENGTH = 65_535
const STORED = 0
const DEFLATED = 8
/** First bytes of a compound file: an old workbook, or one with a password. */
export const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const COMPOUND_AS_TEXT = Buffer.from(COMPOUND.toString('latin1'), 'utf8')

/** What an import is refused with. */
export const refuseFile = (why: string) => new Failure(`文件导入失败:${why}`)

/** One entry of an archive, as its directory describes it. */
export interface ArchiveEntry {
  name: string
  size: number
  packed: Buffer
  method: number
}

function endOfDirectory(file: Buffer): number {
  for (let at = file.length - END_SIZE; at >= Math.max(0, file.length - END_SIZE - MAX_COMMENT_LENGTH); at--)
    if (file.readUInt32LE(at) === END) return at
  throw refuseFile('不是有效的 Excel 文件')
}

function packedBytes(file: Buffer, at: number, length: number): Buffer {
  if (at + LOCAL_SIZE > file.length || file.readUInt32LE(at) !== LOCAL) throw refuseFile('压缩包已损坏')
  const begin = at + LOCAL_SIZE + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28)
  if (begin + length > file.length) throw refuseFile('压缩包已损坏')
  return file.subarray(begin, begin + length)
}

/**
 * Reads the directory of a zip archive and refuses bombs, passwords and escaping names before anything is unpacked.
 * @throws Failure with the reason
 */
export function readArchive(file: Buffer): Map<string, ArchiveEntry> {
  if (
    file.subarray(0, 8).equals(COMPOUND) ||
    file.subarray(0, COMPOUND_AS_TEXT.length).equals(COMPOUND_AS_TEXT)
  )
    throw refuseFile('文件已加密或为旧版格式，请另存为未加密的 .xlsx')
  if (file.length < END_SIZE) throw refuseFile('不是有效的 Excel 文件')
  const end = endOfDirectory(file)
  const count = file.readUInt16LE(end + 10)
  if (count > MAX_ENTRIES) throw refuseFile('压缩包内文件过多')
  const entries = new Map<string, ArchiveEntry>()
  let at = file.readUInt32LE(end + 16)
  let unpacked = 0
  for (let entry = 0; entry < count; entry++) {
    if (at + ENTRY_SIZE > end || file.readUInt32LE(at) !== ENTRY) throw refuseFile('压缩包已损坏')
    if (file.readUInt16LE(at + 8) & 1) throw refuseFile('文件已加密，请另存为未加密的 .xlsx')
    const packed = file.readUInt32LE(at + 20)
    const size = file.readUInt32LE(at + 24)
    const nameLength = file.readUInt16LE(at + 28)
    const name = file.toString('utf8', at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength)
    if (name.startsWith('/') || name.split(/[\\/]/).includes('..')) throw refuseFile('压缩包内路径非法')
    if (entries.has(name)) throw refuseFile('压缩包已损坏')
    if (size > SMALL && size / Math.max(packed, 1) > HIGHEST_RATIO) throw refuseFile('压缩比过高')
    unpacked += size
    if (unpacked > MAX_UNPACKED) throw refuseFile('解压后过大')
    const bytes = packedBytes(file, file.readUInt32LE(at + 42), packed)
    entries.set(name, { name, size, packed: bytes, method: file.readUInt16LE(at + 10) })
    at += ENTRY_SIZE + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return entries
}

/**
 * The content of an entry, piece by piece; the event loop stays free between pieces.
 * @throws Failure when there is more in it than the directory says
 */
export async function* unpack(entry: ArchiveEntry): AsyncGenerator<Buffer> {
  if (entry.method === STORED) {
    yield entry.packed
    return
  }
  if (entry.method !== DEFLATED) throw refuseFile('压缩包已损坏')
  const stream = createInflateRaw()
  stream.end(entry.packed)
  let size = 0
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > entry.size) throw refuseFile('压缩包已损坏')
      yield chunk
    }
  } catch (error) {
    throw error instanceof Failure ? error : refuseFile('压缩包已损坏')
  } finally {
    stream.destroy()
  }
}
