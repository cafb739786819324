import { expect, it } from 'vitest'
import { checkLimits } from './checkLimits'

it.each([
  ['CHECK ((cost >= (0)::numeric))', { min: 0 }],
  [`CHECK (((cost >= '-0.5'::numeric) AND (cost <= '900'::numeric)))`, { min: -0.5, max: 900 }],
  ['check (cost >= 0::int and cost <= 5::double precision)', { min: 0, max: 5 }],
  ['check ( cost > = - 1.5 ) not null', { min: -1.5 }],
  ['check (Cost>=1 and cost<=5), default 3', { min: 1, max: 5 }],
  [`CHECK ((cost >= '2020-01-01'::date))`, {}],
  ['CHECK ((char_length(cost) <= 30))', {}],
  ['CHECK (((cost >= 0) OR (cost = -1)))', {}],
  ['CHECK ((cost >= other))', {}],
  ['CHECK ((other >= 0))', {}],
  ['CHECK ((cost >= 0', {}],
  ['', {}],
])('reads the limits of %s', (check, limits) => {
  expect(checkLimits(check, 'cost')).toEqual(limits)
})
