import type { ComponentType } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { formFields } from '../fixtures/formFields'
import * as stories from '../InForms.stories'
import { buttonIn } from '../testers/dom'
import { controlTester } from '../testers/controlTester'
import { composeStories } from './stories'

type Shown = ComponentType<{ values?: object; only?: readonly string[] }> & { play?: () => Promise<void> }
const { ReactHookForm, ReactHookFormRefused, AntdForm, AntdFormRefused } = composeStories(
  stories,
) as unknown as Record<string, Shown>
const values = Object.fromEntries(Object.entries(formFields).map(([name, { value }]) => [name, value]))
const submit = () => buttonIn(document, '提交').click()
const messages = () =>
  [...document.querySelectorAll('[role=alert], .ant-form-item-explain-error')].map((each) => each.textContent)

it.each([
  ['react-hook-form', ReactHookForm!],
  ["antd's form", AntdForm!],
])('every widget gives what it was given: %s', async (_name, Story) => {
  await render(<Story />)
  await vi.waitFor(() => expect(controlTester('地区').shown()).toEqual(['上海市/上海市/浦东新区']))
  submit()
  await vi.waitFor(() => expect(JSON.parse(document.querySelector('output')!.textContent)).toEqual(values))
  expect(messages()).toEqual([])
})

it.each([
  ['react-hook-form', ReactHookFormRefused!],
  ["antd's form", AntdFormRefused!],
])('the rule of every widget says why, until something is chosen: %s', async (_name, Story) => {
  await render(<Story />)
  const area = controlTester('地区')
  await vi.waitFor(() => area.element())
  submit()
  // A switch is never without a value (spec 2 §4).
  const refused = Object.keys(values).length - 1
  await vi.waitFor(() => expect(messages()).toHaveLength(refused))
  await area.choose('浙江省')
  await vi.waitFor(() => expect(messages()).toHaveLength(refused - 1))
  await page.getByLabelText('手机').fill('13800138000')
  await vi.waitFor(() => expect(messages()).toHaveLength(refused - 2))
  expect(document.querySelector('output')).toBeNull()
})

// A switch is never without a value (spec 2 §4): it is never refused.
const refusable = Object.keys(values).filter((name) => name !== 'DictSwitch' && name !== 'Input')

describe.each([
  ['react-hook-form', ReactHookForm!],
  ["antd's form", AntdForm!],
])('a refused submit moves the keyboard to the first wrong widget: %s', (_form, Story) => {
  it.each(refusable)('%s', async (name) => {
    // The first one passes; the one after the wrong one is wrong, too.
    const first = { Input: values['Input'], [name]: null }
    await render(
      <Story values={{ ...first, RichTextEditor: null }} only={['Input', name, 'RichTextEditor']} />,
    )
    const place = document.querySelector(`[data-field=${name}]`)!
    submit()
    await vi.waitFor(() => expect(messages().length).toBeGreaterThan(0))
    await vi.waitFor(() => expect(place.contains(document.activeElement)).toBe(true))
    const focused = () => document.activeElement!
    await vi.waitFor(
      () => expect(focused().matches('input, textarea, button, [role=textbox]')).toBe(true),
      5000,
    )
    if (/Editor$/.test(name)) expect(focused().getAttribute('role')).toBe('textbox')
    if (/Upload$/.test(name)) expect(focused().tagName).toBe('BUTTON')
  })
})
