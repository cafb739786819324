import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculate } from './calculate'

const exactly = (value: number) => ({ ok: true, value, rounded: false })
const about = (value: number) => ({ ok: true, value, rounded: true })
const refused = (reason: string) => ({ ok: false, reason })

describe('calculate', () => {
  it.each<[string, number | undefined, unknown]>([
    ['=12*3.5', undefined, exactly(42)],
    ['=0.1+0.2', undefined, exactly(0.3)],
    ['=1.1*1.1', undefined, exactly(1.21)],
    ['=4.35*100', undefined, exactly(435)],
    ['=1-0.9', undefined, exactly(0.1)],
    ['=10/3*3', 2, exactly(10)],
    ['=2+3*4-6/3', undefined, exactly(12)],
    ['=(2+3)*(4-1)', undefined, exactly(15)],
    ['=8/4/2', undefined, exactly(1)],
    ['=-2*-3', undefined, exactly(6)],
    ['=--5', undefined, exactly(5)],
    ['=5', undefined, exactly(5)],
    [' = 1,234.50 + 1 ', undefined, exactly(1235.5)],
    ['=200*15%', undefined, exactly(30)],
    ['=(10+5)%', undefined, exactly(0.15)],
    ['＝（１２＋３）×２÷４－０．５', undefined, exactly(7)],
    ['＝１００＊８０％／２', undefined, exactly(40)],
    ['=.5+1.', undefined, exactly(1.5)],
    ['=10/3', 2, about(3.33)],
    ['=-10/3', 2, about(-3.33)],
    ['=1/8', 2, about(0.13)],
    ['=-1/8', 2, about(-0.13)],
    ['=1.005', 2, about(1.01)],
    ['=2/3', undefined, about(0.6666666667)],
    ['=7/2', 0, about(4)],
    ['=-0.4', 0, about(0)],
    ['=9007199254740993', 0, about(9007199254740992)],
    ['=1/0', undefined, refused('division')],
    ['=1/(2-2)', undefined, refused('division')],
    ['=', undefined, refused('syntax')],
    ['=1+', undefined, refused('syntax')],
    ['=(1+2', undefined, refused('syntax')],
    ['=1+2)', undefined, refused('syntax')],
    ['=1 2', undefined, refused('syntax')],
    ['=1,23', undefined, refused('syntax')],
    ['=1.2.3', undefined, refused('syntax')],
    ['=A1*2', undefined, refused('syntax')],
    ['=alert(1)', undefined, refused('syntax')],
    ['=2**3', undefined, refused('syntax')],
    [`=${'9'.repeat(600)}`, undefined, refused('syntax')],
    [`=${'9'.repeat(400)}`, undefined, refused('syntax')],
    [`=${'('.repeat(400)}1`, undefined, refused('syntax')],
    ['12*3', undefined, undefined],
    ['', undefined, undefined],
  ])('%s at %s digits', (text, digits, expected) => {
    expect(calculate(text, digits)).toEqual(expected)
  })

  it('adds, subtracts and multiplies cents exactly', () => {
    const cents = fc.integer({ min: -1e6, max: 1e6 })
    fc.assert(
      fc.property(cents, cents, cents, (a, b, c) => {
        const money = (units: number) => `(${(units / 100).toFixed(2)})`
        const result = calculate(`=${money(a)}+${money(b)}*${money(c)}`)
        expect(result).toEqual(exactly((a * 100 + b * c) / 10_000 || 0))
      }),
    )
  })
})
