import { crc32, deflateRawSync } from 'node:zlib'

/** One entry of an archive that is made by hand, so that it can lie. */
export interface ZipEntry {
  name: string
  data: string | Buffer
  /** Packed bytes, if they are not to be made from `data`. */
  packed?: Buffer
  /** Size the archive claims. @default the real one */
  claimedSize?: number
  /** General purpose flag; 1 says "encrypted". @default 0 */
  flag?: number
}

const LOCAL = 0x04034b50
const ENTRY = 0x02014b50
const END = 0x06054b50
const DEFLATED = 8

/** An archive of the entries, with whatever sizes and flags they claim. */
export function zipFile(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const data = Buffer.from(entry.data)
    const packed = entry.packed ?? deflateRawSync(data)
    const name = Buffer.from(entry.name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(entry.flag ?? 0, 2)
    common.writeUInt16LE(DEFLATED, 4)
    common.writeUInt32LE(entry.packed ? 0 : crc32(data), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(entry.claimedSize ?? data.length, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.alloc(4)
    local.writeUInt32LE(LOCAL, 0)
    const head = Buffer.alloc(6)
    head.writeUInt32LE(ENTRY, 0)
    head.writeUInt16LE(20, 4)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(head, common, tail, name)
    locals.push(local, common, name, packed)
    offset += local.length + common.length + name.length + packed.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, ...directory, end])
}
