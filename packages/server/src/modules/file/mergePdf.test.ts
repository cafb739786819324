import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { mergedPdf } from './mergePdf'

async function pdf(...widths: number[]) {
  const document = await PDFDocument.create()
  for (const width of widths) document.addPage([width, 100])
  return Buffer.from(await document.save())
}

it('puts the pages one after the other, in the order of the files', async () => {
  const merged = await PDFDocument.load(
    await mergedPdf([
      { name: 'b.pdf', bytes: await pdf(20, 21) },
      { name: 'a.pdf', bytes: await pdf(10) },
    ]),
  )
  expect(merged.getPages().map((page) => page.getWidth())).toEqual([20, 21, 10])
})

it.each([
  ['text.pdf', Buffer.from('no pdf at all'), '只能合并 PDF 文件: text.pdf'],
  ['broken.pdf', Buffer.from('%PDF-1.7 and then nothing'), 'PDF 文件已损坏: broken.pdf'],
])('names the file that cannot be merged: %s', async (name, bytes, reason) => {
  await expect(mergedPdf([{ name, bytes }])).rejects.toThrow(reason)
})

it('refuses an encrypted file', async () => {
  const document = await PDFDocument.create()
  document.addPage()
  document.encrypt({ userPassword: 'secret', ownerPassword: 'owner' })
  const bytes = Buffer.from(await document.save())
  await expect(mergedPdf([{ name: 'locked.pdf', bytes }])).rejects.toThrow(
    'PDF 文件已加密，不能合并: locked.pdf',
  )
})
