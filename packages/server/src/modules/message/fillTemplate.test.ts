import { expect, it } from 'vitest'
import { fillPlaces } from '@lading/core/text'
import { valuesOf } from './fillTemplate'

it('fills each place once and evaluates nothing', () => {
  const values = valuesOf('{"name":"${no}","no":7}')
  expect(fillPlaces('${name}, ${no}, ${other}, ${1+1}', values)).toBe('${no}, 7, ${other}, ${1+1}')
})

it.each(['[]', '"a"', '{', '{"a":{"b":1}}'])('refuses the data %s', (json) => {
  expect(() => valuesOf(json)).toThrow('测试数据')
})

it('takes no data for none', () => expect([...valuesOf(null)]).toEqual([]))
