import type { CompressAnswer, CompressRequest } from '../logic/compress'

/** Runs beside the page: decodes an image upright (all eight EXIF orientations) and encodes it anew. */
self.onmessage = async ({ data }: MessageEvent<CompressRequest>) => {
  const { id, file, type, quality } = data
  let answer: CompressAnswer = { id }
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    bitmap.close()
    answer = { id, blob: await canvas.convertToBlob({ type, quality }) }
  } catch {
    // Not an image that this browser reads: the page sends it as it is.
  }
  self.postMessage(answer)
}
