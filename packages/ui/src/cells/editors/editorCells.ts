import { htmlOfText, textOfHtml } from '../../foundation/format/richText'
import { InputPopPanel } from '../../grid/cells/panels'
import { gridPart } from '../../grid/api/gridPart'
import { defineCell } from '../../grid/api/cell'
import { textareaCell } from '../../grid/cells/text/textCell'
import { compareTexts, plainText } from '../../grid/api/plainText'

const dialogs = () => import('./EditorDialogs')

/** Formatted text: shown, copied, found and exported as what it says, edited in a dialog. */
export const richTextCell = defineCell({
  editor: 'line',
  typing: false,
  toText: (value) => textOfHtml(plainText(value)).replace(/\s*\n\s*/g, ' '),
  toCopy: (value) => textOfHtml(plainText(value)),
  parse: (text) => ({ ok: true, value: htmlOfText(text) }),
  compare: (a, b) => compareTexts(textOfHtml(plainText(a)), textOfHtml(plainText(b))),
  Dialog: gridPart(async () => (await dialogs()).RichTextDialog),
  dialogOnly: () => true,
  width: 200,
})

/** Code, in the language of `props.language`: written in the cell, or in its editor, which needs a provider. */
export const codeCell = defineCell({
  ...textareaCell,
  Panel: InputPopPanel,
  Dialog: gridPart(async () => (await dialogs()).CodeDialog),
  hasDialog: (_column, provided) => provided,
})

/** Markdown: the cell shows its source. */
export const markdownCell = defineCell({
  ...codeCell,
  Dialog: gridPart(async () => (await dialogs()).MarkdownDialog),
})
