import { MAX_FILE_BYTES, MAX_UPLOAD_BYTES } from '@lading/core/entity'
import { isExcel, isImage, isPdf } from './fileKinds'

export { MAX_UPLOAD_BYTES }
/** Attachments of a record: at most six (spec 2 §5) … */
export const MAX_ATTACHMENTS = 6
/** … of at most 10M each. */
export const MAX_ATTACHMENT_BYTES = MAX_FILE_BYTES

/** What may be chosen (spec 2 §5): anything, images, PDF or images, anything but Excel. */
export type UploadKind = 'all' | 'image' | 'file' | 'noExcel'

/** Limits of a list of files. */
export interface UploadLimits {
  /** @default 'all' */
  kind?: UploadKind
  /** Largest file in bytes. @default 15 MB */
  maxBytes?: number
  /** Most files; 0: no limit (spec 2 §9, "number"). @default 0 */
  maxCount?: number
}

/** Why a file is refused before a byte of it is read. */
export type FileRefusal = 'tooLarge' | 'tooMany' | 'notImage' | 'notPdfOrImage' | 'excel'

/** Checks one more file by its name, type and size; `undefined`: it may be taken. */
export function refusalOf(
  file: { name: string; type: string; size: number },
  present: number,
  { kind = 'all', maxBytes = MAX_UPLOAD_BYTES, maxCount = 0 }: UploadLimits,
): FileRefusal | undefined {
  if (maxCount > 0 && present >= maxCount) return 'tooMany'
  if (kind === 'image' && !isImage(file)) return 'notImage'
  if (kind === 'file' && !isImage(file) && !isPdf(file)) return 'notPdfOrImage'
  if (kind === 'noExcel' && isExcel(file)) return 'excel'
  return file.size > maxBytes ? 'tooLarge' : undefined
}

/** What the browser's file dialog offers. */
export function acceptOf(kind: UploadKind = 'all'): string | undefined {
  if (kind === 'image') return 'image/*'
  return kind === 'file' ? 'image/*,application/pdf,.pdf' : undefined
}
