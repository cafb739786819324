import { array, object, string } from 'yup'
import { describe, expect, it } from 'vitest'
import { yupRule } from './yup'

const schema = object({
  phone: string().nullable().test(yupRule('mobile')),
  mail: string().nullable().test(yupRule('email-optional')),
  tags: array().test(yupRule('checkbox-group', { min: 1, locale: 'en-US' })),
})

describe('yupRule', () => {
  it('passes and fails like checkRule, with its message and path', async () => {
    await expect(schema.validate({ phone: '13800138000', mail: '', tags: ['a'] })).resolves.toBeTruthy()
    const refused = schema.validate({ phone: null, mail: 'x', tags: [] }, { abortEarly: false })
    await expect(refused).rejects.toMatchObject({
      inner: [
        { path: 'phone', message: '请输入正确的手机号码' },
        { path: 'mail', message: '请输入正确的邮箱' },
        { path: 'tags', message: 'Select at least 1 items' },
      ],
    })
  })
})
