import { array, object, ref, string } from 'yup'
import type { ValidationError } from 'yup'
import { describe, expect, it } from 'vitest'
import { checkCell } from './checkCell'
import { antdSchemaRule, ruleSchema, yupRule, yupRules } from './yup'

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

describe('ruleSchema', () => {
  const rules = ruleSchema({
    phone: ['required', { rule: 'mobile', message: '手机号不对' }],
    qq: 'qq',
    note: { rule: 'required-length', min: 2, max: 4 },
  })
  const errors = (values: object, shape = rules) =>
    shape.validate(values, { abortEarly: false }).then(
      () => ({}),
      (failure: ValidationError) =>
        Object.fromEntries(failure.inner.map(({ path, message }) => [path, message])),
    )

  it('gives one message a field, that of the first rule that fails', async () => {
    expect(await errors({})).toEqual({
      phone: '不能为空',
      qq: '请输入正确的QQ号',
      note: '请输入2到4个字符',
    })
    expect(await errors({ phone: '123', qq: 10000, note: 'abc' })).toEqual({ phone: '手机号不对' })
    expect(await errors({ phone: '13800138000', qq: '10000', note: '四个字呢' })).toEqual({})
  })

  it('speaks the language it is told, and takes in fields of your own', async () => {
    const more = ruleSchema({ password: 'required' }, { locale: 'en-US' }).shape({
      again: string().oneOf([ref('password')], 'They differ'),
    })
    expect(await errors({ again: 'x' }, more as never)).toEqual({
      password: 'This is required',
      again: 'They differ',
    })
  })

  it('compares with another field, once something was entered', async () => {
    const same = ruleSchema({ password: 'required', again: { sameAs: 'password', message: 'They differ' } })
    expect(await errors({ password: 'a', again: 'a' }, same as never)).toEqual({})
    expect(await errors({ password: 'a', again: 'b' }, same as never)).toEqual({ again: 'They differ' })
    expect(await errors({ password: 'a', again: '' }, same as never)).toEqual({})
    expect(await errors({ password: 'a' }, same as never)).toEqual({})
  })

  it('takes in rules told in words of their own, and options besides', () => {
    expect(yupRule('required-length', { min: 2 })).toMatchObject({
      name: 'required-length',
      exclusive: false,
    })
    expect(yupRules(['required']).name).toBe('rules')
  })

  it('takes the rules of a column, which name the field and may wait for their answer', async () => {
    const isKnown = (value: unknown) => Promise.resolve(value === '本月')
    const named = ruleSchema({
      name: [
        'required',
        {
          check: (input) =>
            checkCell(
              [
                { pattern: '^.{1,5}$', message: '${title}最多5个字' },
                { handler: ({ value }) => isKnown(value), message: '没有这个${title}' },
              ],
              { ...input, title: '查询名称' },
            ),
        },
        { rule: 'english', message: '只能是英文' },
      ],
    })
    expect(await errors({ name: '' }, named as never)).toEqual({ name: '不能为空' })
    expect(await errors({ name: '本月全部报价' }, named as never)).toEqual({ name: '查询名称最多5个字' })
    expect(await errors({ name: '上月' }, named as never)).toEqual({ name: '没有这个查询名称' })
    // What follows a rule that has waited is asked, too.
    expect(await errors({ name: '本月' }, named as never)).toEqual({ name: '只能是英文' })
  })

  it("works in antd's form, with a view of the other fields", async () => {
    const both = object({
      password: string().nullable().test(yupRule('required')),
      again: string().oneOf([ref('password')], '两次输入的密码不一样！'),
    })
    const form = { getFieldsValue: () => ({ password: 'a', again: 'before' }) }
    const check = (value: unknown) => antdSchemaRule(both, 'again')(form).validator(undefined, value)
    await expect(check('b')).rejects.toThrow('两次输入的密码不一样！')
    await expect(check('a')).resolves.toBeUndefined()
    await expect(antdSchemaRule(rules, 'qq')(form).validator(undefined, '1')).rejects.toThrow('QQ')
  })
})
