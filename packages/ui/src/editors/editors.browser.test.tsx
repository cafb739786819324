import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createFakeDataSource } from '../testing/fake/createFakeDataSource'
import { StoryFrame } from '../testing/StoryFrame'
import { waitFor } from '../testing/testers/dom'
import { CodeEditor } from './CodeEditor'
import { CODE_LANGUAGES, loadLanguage } from './code/languages'
import { lazyEditor } from './logic/lazyEditor'
import { renderMarkdown } from './logic/renderMarkdown'
import { isSafeLink, sanitizeHtml } from './logic/sanitizeHtml'
import { MarkdownEditor } from './MarkdownEditor'
import { RichTextEditor } from './RichTextEditor'

const WIDGETS = { code: CodeEditor, rich: RichTextEditor, markdown: MarkdownEditor }

async function open(which: keyof typeof WIDGETS, initial = '') {
  const values: string[] = []
  const source = createFakeDataSource()
  let replace: (value: string) => void = () => {}
  const Widget = WIDGETS[which] as typeof CodeEditor
  function Held() {
    const [value, setValue] = useState(initial)
    replace = setValue
    return (
      <>
        <Widget
          value={value}
          onChange={(next) => {
            values.push(next)
            setValue(next)
          }}
        />
        <button>之后</button>
      </>
    )
  }
  await render(
    <StoryFrame dataSource={source}>
      <Held />
    </StoryFrame>,
  )
  const box = await waitFor('the editor', () => document.querySelector<HTMLElement>('[contenteditable=true]'))
  return { values, box, source, replace: (value: string) => replace(value) }
}

describe('CodeEditor', () => {
  it('knows the twelve languages', async () => {
    expect(CODE_LANGUAGES).toHaveLength(12)
    for (const language of CODE_LANGUAGES) expect(await loadLanguage[language](), language).toBeTruthy()
  })

  it('writes what is typed, takes what comes from outside, indents by two', async () => {
    const { values, box, replace } = await open('code')
    box.focus()
    await userEvent.keyboard('{Tab}a')
    expect(values.at(-1)).toBe('  a')
    replace('outside')
    await waitFor('the text', () => box.textContent === 'outside')
    expect(values.at(-1)).toBe('  a')
  })

  it('is left by Escape and Tab', async () => {
    const { box } = await open('code', 'x')
    box.focus()
    await userEvent.keyboard('{Escape}{Tab}')
    expect(document.activeElement?.textContent).toBe('之后')
  })

  it('is 240 px high, and takes the window above everything of 998', async () => {
    const { box } = await open('code', 'x')
    const root = box.closest<HTMLElement>('.lading-editor')!
    expect(root.getBoundingClientRect().height).toBe(240)
    await page.getByRole('button', { name: '全屏' }).click()
    expect(getComputedStyle(root).zIndex).toBe('999')
    expect(root.getBoundingClientRect().height).toBe(window.innerHeight)
  })

  it('keeps 5 MB of text alive', async () => {
    const { box, values } = await open('code', 'select 1 from dual;\n'.repeat(260_000))
    box.focus()
    await userEvent.keyboard('x')
    await waitFor('the change', () => values.length === 1)
    expect(document.querySelectorAll('.cm-line').length).toBeLessThan(300)
  })
})

describe('RichTextEditor', () => {
  it('formats by buttons that say whether they are on', async () => {
    const { values, box } = await open('rich')
    box.focus()
    await page.getByRole('button', { name: '加粗' }).click()
    await expect.element(page.getByRole('button', { name: '加粗' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('hi')
    expect(values.at(-1)).toBe('<p><strong>hi</strong></p>')
    await userEvent.keyboard('{Backspace}{Backspace}')
    expect(values.at(-1)).toBe('')
  })

  it('has one stop for Tab in its toolbar; arrows go on', async () => {
    await open('rich')
    const stops = document.querySelectorAll('[role=toolbar] [tabindex="0"]')
    expect(stops).toHaveLength(1)
    ;(stops[0] as HTMLElement).focus()
    await userEvent.keyboard('{End}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('插入图片')
  })

  it('runs no script that it is given', async () => {
    const hit = vi.fn()
    Object.assign(window, { hit })
    const { box } = await open(
      'rich',
      '<p>a<img src="x:" onerror="hit()"><script>hit()</script><a href="javascript:hit()">b</a></p>',
    )
    expect(box.innerHTML).not.toMatch(/onerror|script/)
    expect(hit).not.toHaveBeenCalled()
  })

  it('sends pasted images to the file service', async () => {
    const { box, source, values } = await open('rich')
    box.focus()
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File(['x'], '截图.png', { type: 'image/png' }))
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await waitFor('the image', () => values.at(-1)?.includes('<img'))
    expect(source.calls.map(({ path }) => path)).toContain('files/upload')
    expect(values.at(-1)).toContain('src="/files/temp/截图.png"')
  })
})

describe('MarkdownEditor', () => {
  it('shows what is written, 300 px high', async () => {
    const { box } = await open('markdown', '')
    expect(box.closest('.lading-editor')!.getBoundingClientRect().height).toBe(300)
    box.focus()
    await userEvent.keyboard('# Hello')
    await expect.element(page.getByRole('heading', { name: 'Hello' })).toBeVisible()
  })

  it('shows HTML as text and links no scripts', () => {
    expect(renderMarkdown('<img src=x onerror=alert(1)>')).not.toContain('<img')
    expect(renderMarkdown('[a](javascript:alert(1))')).not.toContain('href')
    expect(sanitizeHtml('<p style="position:fixed" onclick="x">a</p><form><input></form>')).toBe('<p>a</p>')
    expect(['https://a', '/a', 'mailto:a@b', 'javascript:x', '//evil', 'data:x'].map(isSafeLink)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

describe('lazyEditor', () => {
  it('tries again after a failed load', async () => {
    let calls = 0
    const Lazy = lazyEditor<{ height?: number }>(() => {
      calls += 1
      return calls === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(() => <b>loaded</b>)
    })
    await render(
      <StoryFrame dataSource={createFakeDataSource()}>
        <Lazy />
      </StoryFrame>,
    )
    await expect.element(page.getByText('编辑器加载失败')).toBeVisible()
    await page.getByRole('button', { name: /重\s*试/ }).click()
    await expect.element(page.getByText('loaded')).toBeVisible()
  })
})
