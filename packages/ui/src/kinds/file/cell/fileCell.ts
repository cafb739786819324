import { readUploadValue } from '../../../upload/logic/uploadValue'
import { defineCell } from '../../../grid/api/cell'
import type { CellDisplayProps } from '../../../grid/api/cell'
import { compareTexts } from '../../../grid/api/plainText'
import { gridPart } from '../../../grid/api/gridPart'
import { limitsOf } from './fileLimits'
import { shortName } from './shortName'

/** The names of the files in a value, in order. */
export function fileNames(value: unknown): string[] {
  return readUploadValue(value).map(({ name }) => name)
}

/** The names alone, until what shows more of them has come. */
function PlainNames({ value }: CellDisplayProps): string {
  return fileNames(value).map(shortName).join(' ')
}

/**
 * Uploaded files: the value is a path, several paths joined by commas, or a list of file values (spec 2 §3). Shown by
 * name; the panel sends, opens and removes them. Copied as paths, so that they can be pasted into another row.
 */
export const fileCell = defineCell({
  editor: 'line',
  typing: false,
  // Spec 2 §9: "file and image width +1px".
  extraWidth: 1,
  toText: (value) => fileNames(value).join(', '),
  toCopy: (value) =>
    readUploadValue(value)
      .map(({ path }) => path)
      .join(','),
  // Names are no files: only stored paths can be pasted.
  parse: (text, { def }) => {
    const paths = text.split(',').map((path) => path.trim())
    if (text.trim() === '') return { ok: true, value: '' }
    if (!paths.every((path) => path.includes('/'))) return { ok: false, reason: 'notFile' }
    const { maxCount = 0 } = limitsOf(def)
    if (maxCount > 0 && paths.length > maxCount) return { ok: false, reason: 'tooManyFiles' }
    return { ok: true, value: paths.join(',') }
  },
  accept: (_draft, previous) => previous,
  isEmpty: (value) => readUploadValue(value).length === 0,
  compare: (a, b) => compareTexts(fileNames(a).join(), fileNames(b).join()),
  Display: gridPart(async () => (await import('./FileNames')).FileNames, PlainNames),
  Panel: gridPart(async () => (await import('./FilePanel')).FilePanel),
})

/** Images: as files, shown small. */
export const imageCell = defineCell({
  ...fileCell,
  Display: gridPart(async () => (await import('./ImageThumbs')).ImageThumbs, PlainNames),
})
