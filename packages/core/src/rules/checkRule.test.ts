import { describe, expect, it } from 'vitest'
import { antdRule, checkRule } from './index'

const check = (rule: string, value: unknown, options = {}) => checkRule(rule, value, options).ok

describe('presets beyond the shared vectors', () => {
  it.each<[string, unknown, boolean]>([
    ['url', 'http://192.168.1.1:8080/a', true],
    ['url', 'http://999.1.1.1', false],
    ['url', 'http://[::1]:3000/', true],
    ['url', 'http://a..b', false],
    ['url', 'http://-a.com', false],
    ['url', 'http://a.com:70000', false],
    ['url', 'http://a.com\\@b.com', false],
    ['url', ' http://a.com', false],
    ['e', 'a@b', false],
    ['e', 'a@1.2.3.4', false],
    ['e', `${'a'.repeat(65)}@b.cn`, false],
    ['e', 'a.@b.com', false],
    ['n', 1e-7, true],
    ['n', 1e21, true],
    ['n', Number.NaN, false],
    ['n', '-', false],
    ['n', true, false],
    ['z', { a: 1 }, false],
    ['z', [], true],
    ['money', 1.25, true],
    ['money', 0.1 + 0.2, false],
    ['*', null, false],
    ['*', undefined, false],
    ['*', ['a'], true],
  ])('%s %j: %s', (rule, value, ok) => {
    expect(check(rule, value)).toBe(ok)
  })
})

describe('switches', () => {
  it('open what the specification closes', () => {
    expect(check('money', '-1', { negative: true })).toBe(true)
    expect(check('money', '--1', { negative: true })).toBe(false)
    expect(check('p', '010000', { leadingZero: true })).toBe(true)
    expect(check('mobile', '19912345678', { allNumbers: true })).toBe(true)
    expect(check('idcard-strict', '110105209912310010', { now: new Date('2100-01-01') })).toBe(true)
  })

  it('speak English when asked', () => {
    expect(checkRule('mobile', '1', { locale: 'en-US' }).message).toBe('Enter a valid mobile number')
    expect(checkRule('required-length', 'a', { min: 3 }).message).toBe('请输入至少3个字符')
    expect(checkRule('checkbox-group', [], { min: 1, max: 2 }).message).toBe('请选择1到2项')
  })
})

describe('regular expressions', () => {
  it('says so when one does not compile', () => {
    const result = checkRule('regex:([', 'a')
    expect(result.ok).toBe(false)
    expect(result.message).toContain('校验规则无法使用')
  })

  it.each(['(a+)+$', '^(\\w+\\s?)*$', '(?:a*)*', '((ab)*)+', '^(a|b+)+$', '(x{2,})*'])(
    'refuses %s, which could run for ever',
    (source) => {
      expect(checkRule(`regex:${source}`, 'a').message).toContain('run for ever')
    },
  )

  it.each<[string, string, boolean]>([
    ['^([a-z0-9]+\\.)+[a-z]+$', 'a.b.example', true],
    ['^(\\d{3},)*\\d{3}$', '123,456', true],
    ['^[(+*)]+$', '(+)', true],
    ['^\\(a+\\)+$', '(aa))', true],
    ['^\\p{Script=Han}+$', '中文', true],
    ['^(a+)?$', 'aaa', true],
    ['^(?:0|[1-9]\\d*)(?:\\.\\d+)?$', '1.5', true],
  ])('keeps %s', (source, text, ok) => {
    expect(check(`regex:${source}`, text)).toBe(ok)
  })

  it('never matches texts over the cap', () => {
    expect(check('regex:a', 'a'.repeat(2001))).toBe(false)
  })
})

describe('antdRule', () => {
  it('rejects with the message of the rule', async () => {
    await expect(antdRule('qq').validator(undefined, '1')).rejects.toThrow('请输入正确的QQ号')
    await expect(antdRule('qq').validator(undefined, '10000')).resolves.toBeUndefined()
  })
})
