import { useState } from 'react'
import type { ComponentType } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CodeEditor } from '../../editors/CodeEditor'
import { MarkdownEditor } from '../../editors/MarkdownEditor'
import { RichTextEditor } from '../../editors/RichTextEditor'
import { ExcelImportModal } from '../../excel-import/ExcelImportModal'
import type { SendBatch } from '../../excel-import/logic/sendRows'
import { FileUpload } from '../../upload/FileUpload'
import { ImageUpload } from '../../upload/ImageUpload'
import { StoryFrame } from '../StoryFrame'
import { photo } from '../stories/uploadStories'
import { waitFor } from '../testers/dom'
import { importTester } from '../testers/importTester'
import { uploadTester } from '../testers/uploadTester'
import { openWizard } from './importWizard'
import { pressByKeys, tabTo } from './keys'

/** Presses Enter, which has to open the browser's own dialog for files: what is chosen there, the test gives. */
async function enterAsksForFiles(): Promise<void> {
  const asked = vi.fn()
  const listen = (event: Event) => {
    if (!(event.target as Element).matches('input[type=file]')) return
    event.preventDefault()
    asked()
  }
  document.addEventListener('click', listen, true)
  await userEvent.keyboard('{Enter}')
  document.removeEventListener('click', listen, true)
  expect(asked).toHaveBeenCalledOnce()
}

/** A field that keeps its value, with something to go to behind it. */
async function field<Props extends object>(Widget: ComponentType<Props>): Promise<unknown[]> {
  const values: unknown[] = []
  const Field = Widget as unknown as ComponentType<{ value: unknown; onChange: (value: unknown) => void }>
  function Held() {
    const [value, setValue] = useState<unknown>('')
    const take = (next: unknown) => {
      values.push(next)
      setValue(next)
    }
    return (
      <>
        <Field value={value} onChange={take} />
        <button>之后</button>
      </>
    )
  }
  await render(
    <StoryFrame>
      <Held />
    </StoryFrame>,
  )
  return values
}

describe('uploads by keyboard alone', () => {
  const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
  const widgets = [
    ['FileUpload', FileUpload, () => [pdf('a.pdf'), pdf('b.pdf')], 'pdf'],
    ['ImageUpload', ImageUpload, () => Promise.all([photo('a.png'), photo('b.png')]), 'png'],
  ] as const
  it.each(widgets)('%s: files are chosen and taken away', async (_name, Widget, files, type) => {
    const values = await field(Widget)
    const tester = uploadTester()
    await tabTo('the button', '[data-picker]')()
    await enterAsksForFiles()
    tester.choose(...(await files()))
    await vi.waitFor(() => expect(tester.files().map(({ status }) => status)).toEqual(['done', 'done']))
    await pressByKeys(`删除 a.${type}`)
    await vi.waitFor(() => expect(values.at(-1)).toBe(`temp/b.${type}`))
    // The keyboard stays where it was: at the next file, and at the button behind the last.
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(`删除 b.${type}`))
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(document.activeElement?.matches('[data-picker]')).toBe(true))
    expect(tester.files()).toEqual([])
  })
})

describe('imports by keyboard alone', () => {
  const inDialog = () =>
    waitFor('the dialog', () => document.querySelector('[role=dialog]')?.contains(document.activeElement))
  const sheet = new File(['x'], 'a.xlsx')

  it('ExcelImportModal: a file is chosen and sent', async () => {
    const onImport = vi.fn(() => Promise.resolve({ success: true, code: 200, message: '好', result: null }))
    const onClose = vi.fn()
    await render(
      <StoryFrame>
        <ExcelImportModal open onImport={onImport} onOk={() => {}} onClose={onClose} />
      </StoryFrame>,
    )
    await inDialog()
    await tabTo('the button', 'button', '选择导入文件')()
    await enterAsksForFiles()
    importTester().choose(sheet)
    await pressByKeys('开始上传')
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(onImport).toHaveBeenCalledOnce()
  })

  it('ImportWizard: from the file to the report', async () => {
    const send = vi.fn<SendBatch>((rows) => Promise.resolve({ created: rows.length }))
    const onClose = vi.fn()
    await openWizard({ send, onClose })
    await inDialog()
    await tabTo('the place for files', '.ant-upload')()
    await enterAsksForFiles()
    importTester().choose(sheet)
    await expect.element(page.getByRole('button', { name: '下一步' })).toBeVisible()
    await pressByKeys('下一步')
    await expect.element(page.getByRole('button', { name: '导入 2 行' })).toBeVisible()
    // The button went with its step: the keyboard is not lost.
    expect(document.activeElement?.getAttribute('aria-label')).toBe('检查数据')
    await pressByKeys('导入 2 行')
    await expect.element(page.getByText('导入完成')).toBeVisible()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('导入结果')
    await pressByKeys('完成')
    expect(onClose).toHaveBeenCalledOnce()
    expect(send.mock.calls[0]![0].map((row) => row['itemId'])).toEqual(['IM-1', 'IM-4'])
  })
})

describe('editors by keyboard alone', () => {
  const text = () => waitFor('the editor', () => document.querySelector('[contenteditable=true]'))
  /** Goes to the text, writes, and leaves it for what stands behind. */
  async function write(keys: string) {
    await tabTo('the text', '[contenteditable=true]')()
    await userEvent.keyboard(keys)
  }
  const leaves = () => vi.waitFor(() => expect(document.activeElement?.textContent).toBe('之后'))

  it('CodeEditor: over the window and back, written, left by Escape and Tab', async () => {
    const values = await field(CodeEditor)
    await text()
    await pressByKeys('全屏')
    expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true')
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement?.getAttribute('aria-pressed')).toBe('false')
    await write('a = 1{Escape}{Tab}')
    await leaves()
    expect(values.at(-1)).toBe('a = 1')
  })

  it('MarkdownEditor: written beside its preview, and seen alone', async () => {
    const values = await field(MarkdownEditor)
    await text()
    await write('# ab')
    await expect.element(page.getByRole('heading', { name: 'ab' })).toBeVisible()
    await userEvent.keyboard('{Escape}{Shift>}{Tab}{/Shift}{ArrowRight}')
    await vi.waitFor(() => expect(document.querySelector('[contenteditable=true]')).toBe(null))
    await expect.element(page.getByRole('heading', { name: 'ab' })).toBeVisible()
    expect(values.at(-1)).toBe('# ab')
  })

  it('RichTextEditor: bold by the toolbar, written, left by Tab', async () => {
    const values = await field(RichTextEditor)
    await text()
    await tabTo('the toolbar', '[role=toolbar] button')()
    for (let step = 0; document.activeElement?.getAttribute('aria-label') !== '加粗'; step++) {
      if (step > 20) throw new Error('The arrows never reached 加粗.')
      await userEvent.keyboard('{ArrowRight}')
    }
    await userEvent.keyboard('{Enter}')
    await write('ab')
    expect(values.at(-1)).toBe('<p><strong>ab</strong></p>')
    await userEvent.keyboard('{Tab}')
    await leaves()
  })
})
