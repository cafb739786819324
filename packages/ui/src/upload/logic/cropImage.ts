/** A part of an image in its own pixels. */
export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

/** Of JPEG and WebP; what is sent is made smaller afterwards, as every photo is. */
const QUALITY = 0.95

/** Images that can be cut without losing what they are: no animations, no drawings. */
export function canCrop({ type }: { type: string }): boolean {
  return /^image\/(jpeg|png|webp|bmp)$/.test(type)
}

/**
 * A part of an image as a file of its own, upright, without EXIF data. Bitmaps come out as PNG.
 *
 * @param longest pixels of the longer side, which larger parts are made smaller to. @default as it is
 * @throws when the image cannot be read
 */
export async function cropImage(
  file: File,
  area: CropArea,
  longest = Number.POSITIVE_INFINITY,
): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const canvas = document.createElement('canvas')
  const scale = Math.min(1, longest / Math.max(area.width, area.height))
  canvas.width = Math.max(1, Math.round(area.width * scale))
  canvas.height = Math.max(1, Math.round(area.height * scale))
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const type = file.type === 'image/bmp' ? 'image/png' : file.type
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
  if (!blob) throw new Error('The image could not be written.')
  const name = type === file.type ? file.name : file.name.replace(/\.[^.]+$/, '') + '.png'
  return new File([blob], name, { type, lastModified: file.lastModified })
}
