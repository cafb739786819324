import { Button, Form } from 'antd'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ComponentType, ReactNode } from 'react'
import type { ControlProps } from '../../foundation/control/controlProps'
import { StoryFrame } from '../StoryFrame'
import { buttonIn } from '../testers/dom'
import { controlTester } from '../testers/controlTester'
import type { ControlTester } from '../testers/controlTester'

/** A control, and what is true of it in the demo data. */
export interface ControlCase {
  name: string
  Control: ComponentType<ControlProps<string | null, never[]>>
  /** A stored value, and the texts that show it. */
  first: { value: string; shown: string[] }
  /** Another one, and how a person gets there from the first and from nothing. */
  second: { value: string; shown: string[] }
  choose: (control: ControlTester) => Promise<void>
  /** What it holds of nothing, and shows then. @default null, none */
  empty?: { value: string | null; shown: string[] }
  /** Cannot be empty, e.g. a switch. @default false */
  alwaysFilled?: boolean
}

const LABEL = '字段'
const frame = (children: ReactNode) => render(<StoryFrame>{children}</StoryFrame>)
const shows = (control: ControlTester, texts: string[]) =>
  vi.waitFor(() => expect(control.shown()).toEqual(texts), 5000)
// An open list may lie over the buttons: it is not what is tested.
const press = (button: string) => buttonIn(document, button).click()
const inside = (control: ControlTester) =>
  vi.waitFor(() => {
    const element = control.element()
    expect(element === document.activeElement || element.contains(document.activeElement)).toBe(true)
  })

/** What every control must do alone, in react-hook-form and in antd's Form. */
export function describeControl(tested: ControlCase): void {
  const { name, Control, first, second, choose, empty = { value: null, shown: [] } } = tested
  const control = controlTester(LABEL)

  describe(name, () => {
    it('keeps its own value when nobody leads it', async () => {
      const onChange = vi.fn<(value: string | null) => void>()
      await frame(<Control aria-label={LABEL} defaultValue={first.value} onChange={onChange} />)
      await shows(control, first.shown)
      await choose(control)
      await shows(control, second.shown)
      expect(onChange.mock.calls.map(([value]) => value)).toEqual([second.value])
    })

    it('shows what its owner says, whatever was chosen', async () => {
      const onChange = vi.fn()
      await frame(<Control aria-label={LABEL} value={first.value} onChange={onChange} />)
      await shows(control, first.shown)
      await choose(control)
      await vi.waitFor(() => expect(onChange).toHaveBeenCalled())
      await shows(control, first.shown)
    })

    it('is out of reach when disabled, and can be reached but not changed when read-only', async () => {
      const onChange = vi.fn()
      const screen = await frame(
        <Control aria-label={LABEL} value={first.value} onChange={onChange} disabled />,
      )
      await shows(control, first.shown)
      expect(control.isDisabled()).toBe(true)
      await screen.rerender(
        <StoryFrame>
          <Control aria-label={LABEL} value={first.value} onChange={onChange} readOnly />
        </StoryFrame>,
      )
      await shows(control, first.shown)
      expect(control.isDisabled()).toBe(false)
      expect(control.isReadOnly()).toBe(true)
      await userEvent.tab()
      await inside(control)
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter} {Backspace}{Delete}')
      expect(
        document.querySelector('[role=dialog], .ant-select-dropdown:not(.ant-select-dropdown-hidden)'),
      ).toBe(null)
      await shows(control, first.shown)
      expect(onChange).not.toHaveBeenCalled()
    })

    it('tells when the keyboard leaves it as a whole, and that it is invalid', async () => {
      const onBlur = vi.fn()
      await frame(
        <>
          <Control aria-label={LABEL} value={first.value} onBlur={onBlur} status="error" />
          <Button>后面</Button>
        </>,
      )
      await shows(control, first.shown)
      expect(control.isInvalid()).toBe(true)
      const last = page.getByRole('button', { name: '后面' })
      await userEvent.tab()
      await inside(control)
      for (let step = 0; step < 12 && document.activeElement !== last.element(); step++) {
        expect(onBlur).not.toHaveBeenCalled()
        await userEvent.tab()
      }
      expect(document.activeElement).toBe(last.element())
      await vi.waitFor(() => expect(onBlur).toHaveBeenCalledOnce())
    })

    it('works in react-hook-form: values, required, focus, reset', async () => {
      const saved = vi.fn()
      function Sheet() {
        const {
          control: form,
          handleSubmit,
          reset,
          setValue,
        } = useForm<{ it: string | null }>({
          defaultValues: { it: null },
        })
        return (
          <form onSubmit={(event) => void handleSubmit(saved)(event)}>
            <label htmlFor="it">{LABEL}</label>
            <Controller
              control={form}
              name="it"
              rules={{ required: '必填' }}
              render={({ field, fieldState }) => (
                <>
                  <Control id="it" {...field} status={fieldState.error && 'error'} />
                  {fieldState.error && <p role="alert">{fieldState.error.message}</p>}
                </>
              )}
            />
            <Button htmlType="submit">保存</Button>
            <Button onClick={() => setValue('it', first.value)}>填入</Button>
            <Button onClick={() => reset()}>重来</Button>
          </form>
        )
      }
      await frame(<Sheet />)
      await vi.waitFor(() => control.element())
      await shows(control, empty.shown)
      if (!tested.alwaysFilled) {
        press('保存')
        await expect.element(page.getByRole('alert')).toHaveTextContent('必填')
        await inside(control)
        expect(control.isInvalid()).toBe(true)
        expect(saved).not.toHaveBeenCalled()
      }
      press('填入')
      await shows(control, first.shown)
      await choose(control)
      await shows(control, second.shown)
      press('保存')
      await vi.waitFor(() => expect(saved.mock.lastCall?.[0]).toEqual({ it: second.value }))
      press('重来')
      await shows(control, empty.shown)
    })

    it("works in antd's Form: label, values, required, focus, reset, disabled", async () => {
      const saved = vi.fn()
      function Sheet() {
        const [form] = Form.useForm<{ it: string | null }>()
        const [disabled, setDisabled] = useState(false)
        return (
          <>
            <Form form={form} disabled={disabled} onFinish={saved} scrollToFirstError={{ focus: true }}>
              <Form.Item name="it" label={LABEL} rules={[{ required: true, message: '必填' }]}>
                <Control />
              </Form.Item>
            </Form>
            <Button onClick={() => form.submit()}>保存</Button>
            <Button onClick={() => form.setFieldsValue({ it: first.value })}>填入</Button>
            <Button onClick={() => form.resetFields()}>重来</Button>
            <Button onClick={() => setDisabled(true)}>锁上</Button>
          </>
        )
      }
      await frame(<Sheet />)
      await vi.waitFor(() => control.element())
      await shows(control, empty.shown)
      if (!tested.alwaysFilled) {
        press('保存')
        await expect.element(page.getByText('必填', { exact: true })).toBeVisible()
        await inside(control)
        expect(control.isInvalid()).toBe(true)
        expect(saved).not.toHaveBeenCalled()
      }
      press('填入')
      await shows(control, first.shown)
      await choose(control)
      await shows(control, second.shown)
      press('保存')
      await vi.waitFor(() => expect(saved.mock.lastCall?.[0]).toEqual({ it: second.value }))
      press('重来')
      await shows(control, empty.shown)
      press('锁上')
      await vi.waitFor(() => expect(control.isDisabled()).toBe(true))
    })
  })
}
