import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import type { DataSource } from '../foundation/dataSource'
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

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
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

  describe('with images that need a session', () => {
    async function show(html: string, tickets: string[]) {
      const opened: string[] = []
      const plain = createFakeDataSource()
      const source: DataSource = {
        ...plain,
        files: {
          ...plain.files!,
          open: (path) => {
            opened.push(path)
            const ticket = tickets.shift()
            return ticket === undefined ? Promise.reject(new Error('403')) : Promise.resolve(ticket)
          },
        },
      }
      const onChange = vi.fn<(html: string) => void>()
      await render(
        <StoryFrame dataSource={source}>
          <RichTextEditor value={html} onChange={onChange} />
        </StoryFrame>,
      )
      const image = () => document.querySelector<HTMLImageElement>('.tiptap img:not(.ProseMirror-separator)')!
      await waitFor('the image', image)
      return { opened, image, onChange }
    }

    it('shows them by a ticket and keeps the lasting address', async () => {
      const { opened, image, onChange } = await show('<p>a</p><img src="/files/temp/a.png" alt="提单">', [
        PIXEL,
      ])
      await vi.waitFor(() => expect(image().src).toBe(PIXEL))
      expect(opened).toEqual(['temp/a.png'])
      expect(image().alt).toBe('提单')
      const box = document.querySelector<HTMLElement>('[contenteditable=true]')!
      box.focus()
      await userEvent.keyboard('b')
      await vi.waitFor(() => expect(onChange.mock.lastCall?.[0]).toContain('src="/files/temp/a.png"'))
      expect(onChange.mock.lastCall?.[0]).not.toContain('data:')
      // Typing opens nothing again.
      expect(opened).toHaveLength(1)
    })

    it('opens one once more when its ticket has run out, then marks it', async () => {
      const { opened, image } = await show('<img src="/files/temp/a.png">', ['data:x', PIXEL])
      await vi.waitFor(() => expect(image().src).toBe(PIXEL))
      expect(opened).toHaveLength(2)
      await cleanup()
      const refused = await show('<img src="/files/temp/b.png">', [])
      await vi.waitFor(() => expect(refused.image().dataset['broken']).toBe(''))
    })

    it('leaves images of other sites as they are', async () => {
      const { opened, image } = await show(`<img src="https://example.invalid/a.png">`, [])
      expect(image().src).toBe('https://example.invalid/a.png')
      expect(opened).toEqual([])
    })
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

  it('shows stored images by a ticket, others by their own address', async () => {
    const opened: string[] = []
    const plain = createFakeDataSource()
    const files = {
      ...plain.files!,
      open: (path: string) => {
        opened.push(path)
        return Promise.resolve(PIXEL)
      },
    }
    function Held() {
      const [value, setValue] = useState('![提单](/files/temp/a.png)\n\n![](https://example.invalid/b.png)')
      return <MarkdownEditor value={value} onChange={setValue} />
    }
    await render(
      <StoryFrame dataSource={{ ...plain, files }}>
        <Held />
      </StoryFrame>,
    )
    const image = () => document.querySelector<HTMLImageElement>('.lading-prose img[alt="提单"]')
    await vi.waitFor(() => expect(image()?.src).toBe(PIXEL))
    expect(document.querySelectorAll<HTMLImageElement>('.lading-prose img')[1]!.src).toBe(
      'https://example.invalid/b.png',
    )
    document.querySelector<HTMLElement>('[contenteditable=true]')!.focus()
    await userEvent.keyboard('x')
    await expect.element(page.getByText('x', { exact: true })).toBeVisible()
    await vi.waitFor(() => expect(image()?.src).toBe(PIXEL))
    // Typing opens nothing again.
    expect(opened).toEqual(['temp/a.png'])
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
