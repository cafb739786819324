import { Form } from 'antd'
import { Controller, useForm } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FieldControl } from '../kinds/FieldControl'
import { StoryFrame } from '../testing/StoryFrame'
import { CodeEditor } from './CodeEditor'
import type { EditorProps } from './editorProps'
import { MarkdownEditor } from './MarkdownEditor'
import { RichTextEditor } from './RichTextEditor'

const EDITORS = { CodeEditor, MarkdownEditor, RichTextEditor }

describe.each(Object.entries(EDITORS))('%s', (_name, Editor) => {
  const shown = (props: EditorProps) => (
    <StoryFrame>
      <span id="label">条款</span>
      <span id="hint">不超过两页</span>
      <Editor {...props} />
    </StoryFrame>
  )
  const surface = page.getByRole('textbox')

  it('says of its text what is said of the field, and what changes', async () => {
    const { rerender } = await render(
      shown({ id: 'terms', status: 'error', 'aria-required': true, 'aria-labelledby': 'label' }),
    )
    await expect.element(surface).toHaveAccessibleName('条款')
    await expect.element(surface).toHaveAttribute('id', 'terms')
    await expect.element(surface).toHaveAttribute('aria-required', 'true')
    await expect.element(surface).toHaveAttribute('aria-invalid', 'true')
    await expect.element(surface).not.toHaveAttribute('aria-describedby')
    const frame = document.querySelector<HTMLElement>('.lading-editor')!
    expect(frame.dataset['status']).toBe('error')
    await rerender(shown({ id: 'terms', 'aria-label': '付款条款', 'aria-describedby': 'hint' }))
    await expect.element(surface).toHaveAccessibleName('付款条款')
    await expect.element(surface).toHaveAccessibleDescription('不超过两页')
    await expect.element(surface).not.toHaveAttribute('aria-invalid')
    await expect.element(surface).not.toHaveAttribute('aria-required')
    expect(frame.dataset['status']).toBeUndefined()
  })

  it('is described by the refusal of a form of antd', async () => {
    await render(
      <StoryFrame>
        <Form>
          <Form.Item name="terms" label="条款" rules={[{ required: true, message: '请输入条款' }]}>
            <Editor label="条款" />
          </Form.Item>
          <button>保存</button>
        </Form>
      </StoryFrame>,
    )
    await expect.element(surface).toHaveAttribute('aria-required', 'true')
    await expect.element(surface).toHaveAttribute('id', 'terms')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect.element(surface).toHaveAttribute('aria-invalid', 'true')
    await expect.element(surface).toHaveAccessibleDescription('请输入条款')
  })

  it('is described by the refusal of a form of react-hook-form', async () => {
    function Held() {
      const { control, handleSubmit, formState } = useForm({ defaultValues: { terms: '' } })
      const fault = formState.errors.terms
      return (
        <form onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
          <Controller
            control={control}
            name="terms"
            rules={{ required: '请输入条款' }}
            render={({ field }) => (
              <Editor {...field} label="条款" aria-invalid={fault && true} aria-describedby="fault" />
            )}
          />
          <span id="fault">{fault?.message}</span>
          <button>保存</button>
        </form>
      )
    }
    await render(
      <StoryFrame>
        <Held />
      </StoryFrame>,
    )
    await expect.element(surface).not.toHaveAttribute('aria-invalid')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect.element(surface).toHaveAttribute('aria-invalid', 'true')
    await expect.element(surface).toHaveAccessibleDescription('请输入条款')
  })
})

it.each(['richtext', 'textarea'] as const)('says it in a form of ours, too: %s', async (kind) => {
  await render(
    <StoryFrame>
      <FieldControl
        id="terms"
        field={{ kind, zh: '条款', en: 'Terms', required: true }}
        value=""
        onChange={() => undefined}
        onBlur={() => undefined}
        status="error"
        describedBy="fault"
      />
      <span id="fault">请输入条款</span>
    </StoryFrame>,
  )
  const surface = page.getByRole('textbox')
  await expect.element(surface).toHaveAttribute('id', 'terms')
  await expect.element(surface).toHaveAttribute('aria-required', 'true')
  await expect.element(surface).toHaveAttribute('aria-invalid', 'true')
  await expect.element(surface).toHaveAccessibleDescription('请输入条款')
})
