import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FORM_RULES } from './formRules'
import { isIdentityCard, isLuhn } from './identity'
import { PRESETS } from './presets'
import { checkRule } from './index'

const ok = (rule: string, value: unknown, options = {}) => checkRule(rule, value, options).ok
const digits = (min: number, max = min) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max })
const letters = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'abcxyzABCXYZ'), minLength: min, maxLength: max })
const han = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'张王李赵中文龘㐂𠮷'), minLength: min, maxLength: max })
const accepts = (rule: string, values: fc.Arbitrary<unknown>, options = {}) =>
  fc.assert(fc.property(values, (value) => ok(rule, value, options)))
const refuses = (rule: string, values: fc.Arbitrary<unknown>, options = {}) =>
  fc.assert(fc.property(values, (value) => !ok(rule, value, options)))

/** A text of one rule with something in it that no rule of digits or letters allows. */
const spoilt = (values: fc.Arbitrary<string>) =>
  fc
    .tuple(values, fc.constantFrom(' ', '\n', '\t', '　', '１', 'ａ', '-', '.', '\u0000', '\u200b'), fc.nat())
    .map(([text, wrong, at]) => {
      const place = at % (text.length + 1)
      return text.slice(0, place) + wrong + text.slice(place)
    })

const RULES = [...Object.keys(PRESETS), ...Object.keys(FORM_RULES), '*', 'only', 'required']

describe('every rule', () => {
  it.each(RULES)(
    '%s answers whatever it is asked, in both languages, with a reason when it refuses',
    (rule) => {
      fc.assert(
        fc.property(fc.anything(), fc.constantFrom('zh-CN', 'en-US'), (value, locale) => {
          const result = checkRule(rule, value, { locale, min: 1, max: 3 })
          return result.ok ? result.message === undefined : (result.message ?? '') !== ''
        }),
      )
    },
  )

  it.each(RULES)('%s says the same of null, undefined, and nothing entered', (rule) => {
    const [first, ...others] = [null, undefined, ''].map((value) => ok(rule, value))
    expect(others).toEqual([first, first])
  })

  it.each([...Object.keys(PRESETS), 'mobile', 'natural', 'bankcard', 'qq'])(
    '%s says the same of a number and of its text',
    (rule) => {
      fc.assert(fc.property(fc.maxSafeInteger(), (value) => ok(rule, value) === ok(rule, String(value))))
    },
  )
})

describe('digits and letters', () => {
  it.each<[string, fc.Arbitrary<string>]>([
    ['n6-16', digits(6, 16)],
    ['s6-18', letters(6, 18)],
    ['m', digits(9).chain((rest) => fc.constantFrom(...'3456789').map((second) => `1${second}${rest}`))],
    ['mobile', digits(9).chain((rest) => fc.constantFrom(...'34578').map((second) => `1${second}${rest}`))],
    ['p', digits(5).chain((rest) => fc.constantFrom(...'123456789').map((first) => first + rest))],
    ['s', letters(1, 40)],
    ['english', letters(1, 40)],
    ['bankcard', digits(9, 19).chain((rest) => fc.constantFrom(...'123456789').map((first) => first + rest))],
    ['qq', digits(4, 11).chain((rest) => fc.constantFrom(...'123456789').map((first) => first + rest))],
    ['idno', fc.oneof(digits(1, 50), letters(1, 50))],
    ['alnum20', fc.oneof(digits(1, 20), letters(1, 20))],
    ['idcard', digits(15)],
    ['idcard', digits(17).chain((most) => fc.constantFrom(...'0123456789Xx').map((last) => most + last))],
  ])('%s takes what it says, and nothing with a strange character in it', (rule, values) => {
    accepts(rule, values)
    refuses(rule, spoilt(values))
  })

  it('lengths are those of the specification, to the character', () => {
    const lengths = (rule: string, unit: string, options = {}) =>
      [...Array(300).keys()].filter((length) => length > 0 && ok(rule, unit.repeat(length), options))
    const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
    expect(lengths('n6-16', '1')).toEqual(span(6, 16))
    expect(lengths('*6-16', '😀')).toEqual(span(6, 16))
    expect(lengths('s6-18', 'a')).toEqual(span(6, 18))
    expect(lengths('username', '_')).toEqual(span(4, 18))
    expect(lengths('bankcard', '1')).toEqual(span(10, 20))
    expect(lengths('qq', '1')).toEqual(span(5, 12))
    expect(lengths('idno', 'a')).toEqual(span(1, 50))
    expect(lengths('alnum20', 'a')).toEqual(span(1, 20))
    expect(lengths('idcard', '1')).toEqual([15, 18])
    expect(lengths('any255', '中')).toEqual(span(1, 255))
    expect(lengths('cn-en-space', '𠮷')).toEqual(span(2, 100))
    expect(lengths('required-length', '😀', { min: 2, max: 7 })).toEqual(span(2, 7))
    expect(lengths('p', '1')).toEqual([6])
    expect(lengths('m', '3')).toEqual([])
    expect(lengths('mobile', '1')).toEqual([])
  })
})

describe('numbers', () => {
  const whole = fc.maxSafeInteger().map(String)
  it('integers are numbers and may be typed', () => {
    accepts('z', whole)
    accepts('n', whole)
    accepts('number-input', whole)
  })
  it('every beginning of a number may be typed on the way to it', () => {
    fc.assert(
      fc.property(fc.integer(), digits(1, 4), (value, decimals) => {
        const text = `${value}.${decimals}`
        return [...text].every((_, at) => ok('number-input', text.slice(0, at + 1)))
      }),
    )
  })
  it('amounts have two decimals at most and no needless zero', () => {
    const amount = fc
      .tuple(fc.nat(), digits(0, 2))
      .map(([value, cents]) => (cents ? `${value}.${cents}` : `${value}`))
    accepts('money', amount)
    accepts(
      'money',
      amount.map((text) => `-${text}`),
      { negative: true },
    )
    refuses(
      'money',
      amount.map((text) => `-${text}`),
    )
    refuses(
      'money',
      amount.map((text) => `0${text}`).filter((text) => !text.startsWith('0.')),
    )
    refuses(
      'money',
      fc.tuple(fc.nat(), digits(3, 9)).map(([value, cents]) => `${value}.${cents}`),
    )
  })
  it('natural numbers are those without sign, decimals or needless zero', () => {
    accepts('natural', fc.nat().map(String))
    refuses('natural', fc.integer({ max: -1 }).map(String))
    refuses(
      'natural',
      fc.nat().map((value) => `0${value}`),
    )
  })
})

describe('names, lists and lines', () => {
  it('names are Chinese, English and blanks', () => {
    accepts(
      'cn-en-space',
      fc.tuple(han(1, 40), letters(1, 40)).map(([a, b]) => `${a} ${b}`),
    )
    refuses(
      'cn-en-space',
      fc.tuple(han(2, 9), fc.constantFrom(...'0９，。_-.\n')).map(([a, b]) => a + b),
    )
  })
  it('digits and lines hold digits and lines', () => {
    accepts(
      'digits-lines',
      fc.array(digits(1, 9), { minLength: 1 }).map((lines) => lines.join('\n')),
    )
    accepts(
      'digits-lines',
      fc.array(digits(1, 9), { minLength: 1 }).map((lines) => lines.join('\r\n')),
    )
  })
  it('boxes are counted', () => {
    fc.assert(
      fc.property(fc.array(fc.uuid()), fc.nat(5), fc.nat(5), (chosen, a, b) => {
        const [min, max] = [Math.min(a, b), Math.max(a, b)]
        const fits = chosen.length >= min && chosen.length <= max
        return (
          ok('checkbox-group', chosen, { min, max }) === fits &&
          ok('checkbox-group', chosen.join(','), { min, max }) === fits
        )
      }),
    )
  })
})

describe('addresses', () => {
  const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,10}[a-z0-9])?$/)
  const domain = fc
    .tuple(label, fc.constantFrom('com', 'cn', 'com.cn', 'museum'))
    .map((parts) => parts.join('.'))
  it('e-mail addresses have a name, an @ and a domain', () => {
    const mail = fc.tuple(fc.stringMatching(/^[a-z0-9]+([._+-][a-z0-9]+)*$/), domain)
    const short = mail.filter(([name]) => name.length <= 64)
    accepts(
      'e',
      short.map((parts) => parts.join('@')),
    )
    refuses(
      'e',
      short.map((parts) => parts.join('@@')),
    )
    refuses(
      'e',
      short.map(([name, host]) => `${name}.@${host}`),
    )
    refuses(
      'e',
      short.map(([name, host]) => ` ${name}@${host}`),
    )
    refuses('e', domain)
  })
  it('whatever the browser reads as a plain web address is one', () => {
    accepts(
      'url',
      fc.webUrl({ withQueryParameters: true, withFragments: true, validSchemes: ['http', 'https'] }),
    )
    accepts('http-url', fc.webUrl({ size: 'small' }))
    refuses('http-url', fc.webUrl({ validSchemes: ['ftp', 'ws'] }))
    refuses(
      'url',
      fc.webUrl().map((text) => text.replace('//', '')),
    )
    refuses(
      'url',
      fc.webUrl().map((text) => `${text} `),
    )
  })
  it('IPv4 addresses have four numbers up to 255', () => {
    accepts(
      'url',
      fc.ipV4().map((ip) => `http://${ip}/`),
    )
    accepts(
      'url',
      fc.ipV6().map((ip) => `http://[${ip}]:8080/`),
    )
    refuses(
      'url',
      fc
        .tuple(fc.ipV4(), fc.integer({ min: 256, max: 999 }))
        .map(([ip, n]) => `http://${ip.replace(/\d+$/, String(n))}/`),
    )
  })
})

describe('check digits', () => {
  const cards = digits(9, 18).map((rest) => `6${rest}`)
  const right = (most: string) => [...'0123456789'].map((last) => most + last).filter(isLuhn)
  it('of bank cards: one of ten is right, and one wrong digit is always seen', () => {
    fc.assert(
      fc.property(cards, fc.nat(), fc.integer({ min: 1, max: 9 }), (most, at, by) => {
        const [card = '', ...others] = right(most)
        expect(others).toEqual([])
        expect(ok('bankcard-luhn', card)).toBe(true)
        const place = at % card.length
        const wrong = card.slice(0, place) + ((Number(card[place]) + by) % 10) + card.slice(place + 1)
        return !ok('bankcard-luhn', wrong)
      }),
    )
  })

  const now = new Date('2026-11-21T00:00:00Z')
  const births = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2026-11-20'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10).replaceAll('-', ''))
  const most = fc
    .tuple(fc.constantFrom('11', '31', '44', '54', '65', '71', '81', '82'), digits(4), births, digits(3))
    .map((parts) => parts.join(''))
  it('of identity cards: one of eleven is right, and two digits in the wrong order are seen', () => {
    fc.assert(
      fc.property(most, fc.nat(15), (start, at) => {
        const whole = [...'0123456789X'].map((last) => start + last)
        const [card = '', ...others] = whole.filter((each) => isIdentityCard(each, now))
        expect(others).toEqual([])
        expect(ok('idcard-strict', card.toLowerCase(), { now })).toBe(true)
        if (card[at] === card[at + 1]) return true
        return !isIdentityCard(card.slice(0, at) + card[at + 1]! + card[at]! + card.slice(at + 2), now)
      }),
    )
  })

  it('a child born today in China has a card, though the day has not begun in Greenwich', () => {
    const today = '11010120261121001'
    const card = [...'0123456789X']
      .map((last) => today + last)
      .find((each) => isIdentityCard(each, new Date('2026-12-01')))!
    expect(ok('idcard-strict', card, { now: new Date('2026-11-20T16:30:00Z') })).toBe(true)
    expect(ok('idcard-strict', card, { now: new Date('2026-11-20T15:30:00Z') })).toBe(false)
  })
})
