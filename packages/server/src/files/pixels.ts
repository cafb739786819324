/** Size of a picture in pixels. */
export interface Pixels {
  width: number
  height: number
}

const START_OF_FRAME = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])

function jpegPixels(head: Buffer): Pixels | undefined {
  let at = 2
  while (at + 9 < head.length) {
    if (head[at] !== 0xff) return undefined
    const marker = head[at + 1]!
    if (START_OF_FRAME.has(marker))
      return { height: head.readUInt16BE(at + 5), width: head.readUInt16BE(at + 7) }
    // Fill bytes and markers without a length.
    at += marker === 0xff ? 1 : marker >= 0xd0 && marker <= 0xd9 ? 2 : 2 + head.readUInt16BE(at + 2)
  }
  return undefined
}

function webpPixels(head: Buffer): Pixels | undefined {
  const form = head.toString('latin1', 12, 16)
  if (form === 'VP8X') return { width: 1 + head.readUIntLE(24, 3), height: 1 + head.readUIntLE(27, 3) }
  if (form === 'VP8 ')
    return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }
  if (form !== 'VP8L') return undefined
  const bits = head.readUInt32LE(21)
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) }
}

/**
 * The size a picture's header claims; nothing is decoded. `undefined` when the header cannot be read.
 * @param head the first bytes; of a JPEG as many as its metadata needs (64 KB are enough for most)
 */
export function pixelsOf(head: Buffer, extension: string): Pixels | undefined {
  try {
    if (extension === 'png')
      return head.toString('latin1', 12, 16) === 'IHDR'
        ? { width: head.readUInt32BE(16), height: head.readUInt32BE(20) }
        : undefined
    if (extension === 'gif') return { width: head.readUInt16LE(6), height: head.readUInt16LE(8) }
    if (extension === 'bmp')
      return { width: Math.abs(head.readInt32LE(18)), height: Math.abs(head.readInt32LE(22)) }
    if (extension === 'webp') return webpPixels(head)
    return jpegPixels(head)
  } catch {
    // A header that ends too early.
    return undefined
  }
}
