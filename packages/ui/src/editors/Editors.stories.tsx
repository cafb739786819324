import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { waitFor } from '../testing/testers/dom'
import { editorTester } from '../testing/testers/smallTesters'
import { CodeEditor } from './CodeEditor'
import type { CodeEditorProps } from './editorProps'
import { lazyEditor } from './logic/lazyEditor'
import { MarkdownEditor } from './MarkdownEditor'
import { RichTextEditor } from './RichTextEditor'

const LONG = '没有换行的长文本'.repeat(60)

const meta = { title: 'Editors/Editors' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const SQL = `-- 本月报价\nselect quotation_no, sum(subtotal) as amount\nfrom sa_quotation_line\nwhere eta >= '2026-11-01' and status <> 'void'\ngroup by quotation_no;\n`
const HTML =
  '<h2>到港通知</h2><p>请于 <strong>周五</strong> 前确认 <a href="https://example.com">清单</a>。</p><ul><li>上海</li><li>宁波</li></ul>'
const MARKDOWN =
  '# 到港通知\n\n请于**周五**前确认。\n\n- 上海\n- 宁波\n\n| 港口 | 数量 |\n| --- | --- |\n| CNSHA | 3 |\n'

function Code(props: CodeEditorProps) {
  const [value, setValue] = useState(props.value ?? SQL)
  return <CodeEditor language="sql" {...props} value={value} onChange={setValue} />
}
function Rich({ disabled = false, initial = HTML }: { disabled?: boolean; initial?: string }) {
  const [value, setValue] = useState(initial)
  return <RichTextEditor disabled={disabled} value={value} onChange={setValue} />
}
function Markdown({ disabled = false, initial = MARKDOWN }: { disabled?: boolean; initial?: string }) {
  const [value, setValue] = useState(initial)
  return <MarkdownEditor disabled={disabled} value={value} onChange={setValue} />
}

export const CodeDefault: Story = { render: () => <Code /> }
export const CodeDisabled: Story = { render: () => <Code disabled /> }
export const CodeEnglishDark: Story = { ...CodeDefault, globals: { locale: 'en-US', theme: 'dark' } }
export const RichText: Story = { render: () => <Rich /> }
/** What is typed stands in the text. */
export const MarkdownTyped: Story = {
  render: () => <Markdown />,
  play: async ({ canvasElement }) => {
    const editor = editorTester(canvasElement)
    await editor.ready()
    editor.type('\n再次通知')
    await waitFor('the text in the preview', () => canvasElement.textContent?.match(/再次通知[^]*再次通知/))
  },
}
export const RichTextEmpty: Story = { render: () => <Rich initial="" /> }
export const RichTextDisabled: Story = { render: () => <Rich disabled /> }
export const RichTextEnglishDark: Story = {
  render: () => <Rich initial="<h2>Arrival notice</h2><p>Please confirm by <strong>Friday</strong>.</p>" />,
  globals: { locale: 'en-US', theme: 'dark' },
}
export const MarkdownSplit: Story = { render: () => <Markdown /> }
export const MarkdownDisabled: Story = { render: () => <Markdown disabled /> }
export const MarkdownEnglishDark: Story = {
  render: () => (
    <Markdown initial={'# Arrival notice\n\nPlease confirm by **Friday**.\n\n- Shanghai\n- Ningbo\n'} />
  ),
  globals: { locale: 'en-US', theme: 'dark' },
}

/** Nothing is there yet. */
export const CodeEmpty: Story = { render: () => <Code value="" placeholder="select …" /> }
export const CodeLongTexts: Story = { render: () => <Code value={`-- ${LONG}\n`.repeat(40)} /> }
export const RichTextLongTexts: Story = {
  render: () => <Rich initial={`<h2>${LONG}</h2><p>${'x'.repeat(400)}</p>`} />,
}
export const MarkdownEmpty: Story = { render: () => <Markdown initial="" /> }
export const MarkdownLongTexts: Story = {
  render: () => <Markdown initial={`# ${LONG}\n\n${'x'.repeat(400)}`} />,
}

const Late = lazyEditor<{ height?: number }>(() => new Promise(() => {}))
const Broken = lazyEditor<{ height?: number }>(() => Promise.reject(new Error('offline')))

/** The editor's code has not come yet. */
export const Loading: Story = { render: () => <Late /> }
/** The editor's code could not be loaded. */
export const LoadFailed: Story = { render: () => <Broken /> }
