import { lazy } from 'react'
import { defineCell } from '../defineCell'
import { compareTexts, plainText } from '../text/textCell'
import { htmlOfText, textOfHtml } from '../../../foundation/format/richText'

const RichTextDialog = lazy(() =>
  import('./RichTextDialog').then((module) => ({ default: module.RichTextDialog })),
)

/** Formatted text: shown, copied, found and exported as what it says, edited in a dialog. */
export const richTextCell = defineCell({
  editor: 'line',
  typing: false,
  toText: (value) => textOfHtml(plainText(value)).replace(/\s*\n\s*/g, ' '),
  toCopy: (value) => textOfHtml(plainText(value)),
  parse: (text) => ({ ok: true, value: htmlOfText(text) }),
  compare: (a, b) => compareTexts(textOfHtml(plainText(a)), textOfHtml(plainText(b))),
  Dialog: RichTextDialog,
  dialogOnly: () => true,
  width: 200,
})
