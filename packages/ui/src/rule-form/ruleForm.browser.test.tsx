import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StoryFrame } from '../testing/StoryFrame'
import stories from './RuleForm.stories'

const Account = stories.component!
const form = (locale: 'zh-CN' | 'en-US' = 'zh-CN') => (
  <StoryFrame locale={locale}>
    <Account />
  </StoryFrame>
)
const box = (name: string) => page.getByLabelText(name, { exact: true })
const save = () => page.getByRole('button', { name: /保\s*存|Save/ })
const why = async (name: string) => {
  const ids = box(name).element().getAttribute('aria-describedby') ?? ''
  return ids
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
}

it('says at each field why it is refused, and goes to the first', async () => {
  await render(form())
  await save().click()
  await expect.element(page.getByText('请输入4到18位字母、数字或下划线')).toBeVisible()
  await expect.element(page.getByText('请输入密码')).toBeVisible()
  await expect.poll(() => document.activeElement).toBe(box('用户名').element())
  expect(await why('手机号')).toBe('请输入正确的手机号码 用于找回密码')
  await expect.element(box('用户名')).toHaveAttribute('aria-invalid', 'true')
})

it('checks on leaving a field, then with every change', async () => {
  await render(form())
  await box('手机号').fill('123')
  await expect.element(page.getByText('请输入正确的手机号码')).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(page.getByText('请输入正确的手机号码')).toBeVisible()
  await box('手机号').fill('13800138000')
  await expect.element(page.getByText('请输入正确的手机号码')).not.toBeInTheDocument()
})

it('checks a repetition again when what it repeats changes', async () => {
  await render(form())
  await box('密码').fill('one')
  await box('重复密码').fill('two')
  await userEvent.tab()
  await expect.element(page.getByText('两次输入的密码不一致')).toBeVisible()
  await box('密码').fill('two')
  await expect.element(page.getByText('两次输入的密码不一致')).not.toBeInTheDocument()
})

it('speaks another language at once, also what it has said already', async () => {
  const shown = await render(form())
  await save().click()
  await expect.element(page.getByText('请输入正确的手机号码')).toBeVisible()
  await shown.rerender(form('en-US'))
  await expect.element(page.getByText('Enter a valid mobile number')).toBeVisible()
  await expect.element(page.getByText('Enter a password')).toBeVisible()
})

it('hands on what passes', async () => {
  await render(form())
  await box('用户名').fill('linda')
  await box('手机号').fill('13800138000')
  await box('密码').fill('one')
  await box('重复密码').fill('one')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('linda')
})
