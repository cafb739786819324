import { describe, expect, it } from 'vitest'
import { antdRule, checkRule } from './index'
import { columnRegex, RuleError } from './regex'

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
    // Hosts
    ['url', 'http://1.2.3', false],
    ['url', 'http://1.2.3.4.5', false],
    ['url', 'http://1.2.3.a4', true],
    ['url', 'http://a1.2.3.4', false],
    ['url', 'http://1.2.3.1234', false],
    ['url', 'http://1.2.3.255', true],
    ['url', 'http://a.b2', true],
    ['url', 'http://2b.c', true],
    ['url', 'http://[1234]/', false],
    ['url', 'http://[::1', false],
    ['url', `http://${'a.'.repeat(126)}a`, true],
    ['url', `http://${'a.'.repeat(127)}a`, false],
    ['url', 'http://me@a.com', false],
    ['url', 'http://a.com:0', false],
    ['url', 'http://a.com:1', true],
    ['url', 'http://a.com:65535', true],
    ['url', 'http://a.com:65536', false],
    ['url', 'ftps://a.com', true],
    ['url', '-http://a.com', false],
    ['url', `http://a.com/${'x'.repeat(4083)}`, true],
    ['url', `http://a.com/${'x'.repeat(4084)}`, false],
    // Mail
    ['e', `a@${'b.'.repeat(125)}cn`, true],
    ['e', `a@${'b.'.repeat(125)}ccc`, false],
    ['e', 'a@b.1cn', false],
    ['e', 'a@b.cn1', false],
    ['e', 'a@b.xn--fiqs8s', true],
    ['e', 'a@cn.b', false],
    ['e', 'a@b.xn--', false],
    // Numbers of cards, phones and posts hold nothing besides
    ['mobile', '013800138000', false],
    ['mobile', '138001380001', false],
    ['bankcard-luhn', '4111111111111111', true],
    ['bankcard-luhn', 'x4111111111111111', false],
    ['bankcard-luhn', '4111111111111111x', false],
    ['bankcard-luhn', '4111111111111112', false],
    ['idcard-strict', '11010519491231002X', true],
    ['idcard-strict', 'a11010519491231002X', false],
    ['idcard-strict', '11010519491231002Xa', false],
    ['idcard-strict', '110105491231002', true],
    ['idcard-strict', '1110105491231002', false],
    ['idcard-strict', '110105491231002a', false],
    ['idcard-strict', '110105490231002', false],
    ['idcard-strict', '110105491331002', false],
    ['idcard-strict', '110105490001002', false],
    ['idcard-strict', '110105490200002', false],
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
    expect(check('mobile', '119912345678', { allNumbers: true })).toBe(false)
    expect(check('mobile', '199123456789', { allNumbers: true })).toBe(false)
    expect(check('p', '-010000', { leadingZero: true })).toBe(false)
    expect(check('p', '0100001', { leadingZero: true })).toBe(false)
    expect(check('money', '1-1', { negative: true })).toBe(false)
    expect(check('idcard-strict', '110105209912310010', { now: new Date('2100-01-01') })).toBe(true)
  })

  it('speak English when asked', () => {
    expect(checkRule('mobile', '1', { locale: 'en-US' }).message).toBe('Enter a valid mobile number')
    expect(checkRule('required-length', 'a', { min: 3 }).message).toBe('请输入至少3个字符')
    expect(checkRule('checkbox-group', [], { min: 1, max: 2 }).message).toBe('请选择1到2项')
    expect(checkRule('checkbox-group', 'a,b,c', { min: 1, max: 2, locale: 'en-US' }).message).toBe(
      'Select 1 to 2 items',
    )
    expect(checkRule('checkbox-group', '', { min: 1 }).ok).toBe(false)
    expect(checkRule('required-length', 'abcd', { max: 3 }).message).toBe('请输入最多3个字符')
    expect(checkRule('required-length', 'abcd', { max: 3, locale: 'en-US' }).message).toBe(
      'Enter at most 3 characters',
    )
    expect(checkRule('required-length', '').message).toBe('不能为空')
    expect(checkRule('required-length', ' ', { locale: 'en-US' }).message).toBe('This is required')
    expect(checkRule('regex:([', 'a', { locale: 'en-US' }).message).toContain('The rule cannot be used: ')
  })
})

describe('regular expressions', () => {
  it('says so when one does not compile', () => {
    const result = checkRule('regex:([', 'a')
    expect(result.ok).toBe(false)
    expect(result.message).toContain('校验规则无法使用')
  })

  it.each([
    '(a+)+$',
    '^(\\w+\\s?)*$',
    '(?:a*)*',
    '((ab)*)+',
    '^(a|b+)+$',
    '(x{2,})*',
    '(?<n>a+)+',
    '(?=a+)*',
    '(a{0}b+)*',
    '(a?b*)+',
    '(a{12,}){3,}',
    '^(^a+)+',
    '(a+$)+',
    '([a+]+)*',
    '([^\\]]+)*',
    'b(a+)+',
  ])('refuses %s, which could run for ever', (source) => {
    expect(checkRule(`regex:${source}`, 'a').message).toContain('run for ever')
  })

  it.each<[string, string, boolean]>([
    ['^([a-z0-9]+\\.)+[a-z]+$', 'a.b.example', true],
    ['^(\\d{3},)*\\d{3}$', '123,456', true],
    ['^[(+*)]+$', '(+)', true],
    ['^\\(a+\\)+$', '(aa))', true],
    ['^\\p{Script=Han}+$', '中文', true],
    ['^(a+)?$', 'aaa', true],
    ['^(?:0|[1-9]\\d*)(?:\\.\\d+)?$', '1.5', true],
    // Each round of these has something that must stand there.
    ['^(?<n>ab*)+$', 'abbab', true],
    ['^(a{3}b*)*$', 'aaab', true],
    ['^(a{2,3}b+)+$', 'aab', true],
    ['^([\\]*]a*)+$', ']a*', true],
    ['^(a+){2}$', 'aa', true],
    ['^((ab)c*)+$', 'abcab', true],
    ['^(x(a+)y)*$', 'xaay', true],
    ['^(a|b)+$', 'ab', true],
    ['^a+b+$', 'aabb', true],
  ])('keeps %s', (source, text, ok) => {
    expect(check(`regex:${source}`, text)).toBe(ok)
  })

  it('never matches texts over the cap', () => {
    expect(check('regex:a', 'a'.repeat(2000))).toBe(true)
    expect(check('regex:a', 'a'.repeat(2001))).toBe(false)
  })

  it('takes at most 1,000 characters', () => {
    expect(check(`regex:${'a|'.repeat(499)}ab`, 'a')).toBe(true)
    expect(checkRule(`regex:${'a|'.repeat(499)}abc`, 'a').message).toContain('longer than 1000 characters')
  })

  it('keeps the compiled ones, and lets the oldest go when there are too many', () => {
    const first = columnRegex('kept-0')
    for (let at = 1; at < 500; at++) columnRegex(`kept-${at}`)
    expect(columnRegex('kept-499')).toBe(columnRegex('kept-499'))
    columnRegex('kept-500')
    expect(columnRegex('kept-500')).toBe(columnRegex('kept-500'))
    expect(columnRegex('kept-0')).not.toBe(first)
  })

  it('names its error', () => {
    expect(new RuleError('x').name).toBe('RuleError')
  })
})

describe('antdRule', () => {
  it('rejects with the message of the rule', async () => {
    await expect(antdRule('qq').validator(undefined, '1')).rejects.toThrow('请输入正确的QQ号')
    await expect(antdRule('qq').validator(undefined, '10000')).resolves.toBeUndefined()
  })
})
