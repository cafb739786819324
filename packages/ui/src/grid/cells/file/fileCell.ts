import { readUploadValue } from '../../../upload/logic/uploadValue'
import { defineCell } from '../defineCell'
import { compareTexts } from '../text/textCell'
import { FileNames } from './FileNames'
import { FilePanel } from './FilePanel'

/** The names of the files in a value, in order. */
export function fileNames(value: unknown): string[] {
  return readUploadValue(value).map(({ name }) => name)
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
  parse: (text) => {
    const paths = text.split(',').map((path) => path.trim())
    if (text.trim() === '') return { ok: true, value: '' }
    return paths.every((path) => path.includes('/'))
      ? { ok: true, value: paths.join(',') }
      : { ok: false, reason: 'notFile' }
  },
  accept: (_draft, previous) => previous,
  isEmpty: (value) => readUploadValue(value).length === 0,
  compare: (a, b) => compareTexts(fileNames(a).join(), fileNames(b).join()),
  Display: FileNames,
  Panel: FilePanel,
})
