import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { Failure } from '../http/failures'
import type { FileKind } from './fileKinds'
import { extensionOf, FILE_KINDS } from './fileKinds'
import { pixelsOf } from './pixels'
import { said } from '../http/language'

const MAX_PIXELS = 40_000_000
const HEAD = 262_144

const refuse = (zh: string, en: string) => new Failure(said(`上传失败！${zh}`, en))

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/**
 * Checks that a file is what its name says: extension and content must both be on the list and agree; pictures
 * must not claim more than 40 million pixels.
 * @returns extension and kind
 * @throws Failure with the reason
 */
export async function checkContent(
  file: string,
  originalName: string,
): Promise<{ extension: string; kind: FileKind }> {
  const extension = extensionOf(originalName)
  const kind = FILE_KINDS.get(extension)
  if (!kind) throw refuse('不支持的文件类型', 'This kind of file is not accepted')
  const head = await headOf(file)
  // Detection throws on files that end in the middle of a header.
  const detected = await fileTypeFromFile(file).catch(() => undefined)
  const agrees = kind.detected.length > 0 ? kind.detected.includes(detected?.ext ?? '') : !detected
  if (!agrees || (kind.detected.length === 0 && head.includes(0)))
    throw refuse('文件内容与扩展名不符', 'Content and name do not agree')
  if (kind.picture) {
    const pixels = pixelsOf(head, extension)
    if (!pixels || pixels.width === 0 || pixels.height === 0)
      throw refuse('图片已损坏', 'The picture is damaged')
    if (pixels.width * pixels.height > MAX_PIXELS) throw refuse('图片像素过大', 'Too many pixels')
  }
  return { extension, kind }
}
