import { PDFDocument } from '@cantoo/pdf-lib'
import { Failure } from '../../http/failures'
import type { StoredContent } from './packFiles'
import { said } from '../../http/language'

/** Merging holds all pages in memory. */
const MAX_BYTES = 50 * 1_048_576
const MAX_PAGES = 2_000
const MAGIC = Buffer.from('%PDF-')

const damaged = (name: string) => new Failure(said(`PDF 文件已损坏: ${name}`, `The file is damaged: ${name}`))

/** A document, or the reason why it cannot be merged. */
async function load({ name, bytes }: StoredContent): Promise<PDFDocument> {
  if (!bytes.subarray(0, 1_024).includes(MAGIC))
    throw new Failure(said(`只能合并 PDF 文件: ${name}`, `Not a PDF file: ${name}`))
  let document: PDFDocument
  try {
    document = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false })
    // The library reads the tree of pages only now, and fails on a damaged one.
    if (!document.isEncrypted) document.getPageCount()
  } catch {
    throw damaged(name)
  }
  if (document.isEncrypted)
    throw new Failure(said(`PDF 文件已加密，不能合并: ${name}`, `The file is encrypted: ${name}`))
  return document
}

/**
 * Several PDF files as one, page after page in the given order (contract §17).
 * @throws Failure naming the file that is none, is damaged or encrypted
 */
export async function mergedPdf(contents: readonly StoredContent[]): Promise<Buffer> {
  if (contents.reduce((sum, { bytes }) => sum + bytes.length, 0) > MAX_BYTES)
    throw new Failure(said('文件总大小不能超过50MB', 'More than 50 MB cannot be merged'))
  const merged = await PDFDocument.create()
  for (const content of contents) {
    const document = await load(content)
    if (merged.getPageCount() + document.getPageCount() > MAX_PAGES)
      throw new Failure(
        said(`合并后的页数不能超过${MAX_PAGES}`, `More than ${MAX_PAGES} pages cannot be merged`),
      )
    try {
      for (const page of await merged.copyPages(document, document.getPageIndices())) merged.addPage(page)
    } catch {
      throw damaged(content.name)
    }
  }
  return Buffer.from(await merged.save())
}
