import { yupResolver } from '@hookform/resolvers/yup'
import { Form, Input } from 'antd'
import { Controller, useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { antdSchemaRule, ruleSchema } from '@lading/core/rules-yup'
import { antdRule } from '@lading/core/rules'
import { DictCheckbox } from '../../dict-controls/DictChoices'
import { StoryFrame } from '../StoryFrame'

interface Values {
  phone: string
  services: string | null
}
const schema = ruleSchema<Values>({
  phone: ['required', { rule: 'mobile', message: '手机号不对' }],
  services: { rule: 'checkbox-group', min: 1, max: 2 },
})

const shown = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()
const fill = async (text: string) => {
  await page.getByLabelText('手机').fill(text)
  await userEvent.keyboard('{Enter}')
}

it('shared rules decide in react-hook-form, through the resolver of yup', async () => {
  const saved = vi.fn()
  function Sheet() {
    const { register, control, handleSubmit, formState } = useForm<Values>({
      defaultValues: { phone: '', services: null },
      resolver: yupResolver(schema),
    })
    return (
      <form onSubmit={(event) => void handleSubmit(saved)(event)}>
        <label htmlFor="phone">手机</label>
        <input id="phone" {...register('phone')} />
        <p>{formState.errors.phone?.message}</p>
        <Controller
          control={control}
          name="services"
          render={({ field }) => <DictCheckbox {...field} aria-label="服务" code="service" />}
        />
        <p>{formState.errors.services?.message}</p>
      </form>
    )
  }
  await render(
    <StoryFrame>
      <Sheet />
    </StoryFrame>,
  )
  await fill('')
  await shown('不能为空')
  await shown('请选择1到2项')
  await fill('12345')
  await shown('手机号不对')
  await page.getByText('报关').click()
  await fill('13800138000')
  await vi.waitFor(() =>
    expect(saved.mock.lastCall?.[0]).toEqual({ phone: '13800138000', services: 'customs' }),
  )
})

it("shared rules decide in antd's form, one by one or from the same schema", async () => {
  const saved = vi.fn()
  await render(
    <StoryFrame>
      <Form onFinish={saved}>
        <Form.Item name="phone" label="手机" rules={[antdSchemaRule(schema, 'phone')]}>
          <Input />
        </Form.Item>
        <Form.Item name="services" label="服务" rules={[antdRule('checkbox-group', { min: 1, max: 2 })]}>
          <DictCheckbox code="service" />
        </Form.Item>
      </Form>
    </StoryFrame>,
  )
  await fill('1')
  await shown('手机号不对')
  await shown('请选择1到2项')
  await page.getByText('报关').click()
  await fill('13800138000')
  await vi.waitFor(() =>
    expect(saved).toHaveBeenCalledExactlyOnceWith({ phone: '13800138000', services: 'customs' }),
  )
})
