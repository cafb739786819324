import { expect, it } from 'vitest'
import { fillSeries } from './fillSeries'
import type { FillOptions } from './fillSeries'

const numbers = { kind: 'numbers' } as const
const days = { kind: 'days' } as const
const texts = { kind: 'texts' } as const
const back = true
const other = true

it.each<[string, FillOptions, unknown[], unknown[]]>([
  ['one number is repeated', numbers, [7], [7, 7, 7]],
  ['with Ctrl it counts', { ...numbers, other }, [7], [8, 9, 10]],
  ['with Ctrl upwards it counts down', { ...numbers, other, back }, [0.5], [-0.5, -1.5, -2.5]],
  ['numbers in even steps go on', numbers, [1, 3], [5, 7, 9]],
  ['with Ctrl they are repeated', { ...numbers, other }, [1, 3], [1, 3, 1]],
  ['downwards, and without a binary tail', numbers, [0.3, 0.2], [0.1, 0, -0.1]],
  ['numbers in uneven steps follow their trend', { ...numbers, digits: 2 }, [1, 2, 4], [5.33, 6.83, 8.33]],
  ['numbers of the wire that are texts', numbers, ['10.50', '11.00'], [11.5, 12, 12.5]],
  ['blank and number are no series', numbers, [null, 1], [null, 1, null]],
  ['numbers between blanks go on', numbers, [1, null, 3, null], [5, null, 7]],
  ['codes of options are repeated', { kind: undefined }, ['1', '2'], ['1', '2', '1']],
  ['also numbers of options', { kind: undefined }, [1, 2], [1, 2, 1]],

  ['one day is followed by the next', days, ['2026-02-27'], ['2026-02-28', '2026-03-01', '2026-03-02']],
  [
    'upwards by the one before',
    { ...days, back },
    ['2026-03-01'],
    ['2026-02-28', '2026-02-27', '2026-02-26'],
  ],
  [
    'with Ctrl a day is repeated',
    { ...days, other },
    ['2026-02-27'],
    ['2026-02-27', '2026-02-27', '2026-02-27'],
  ],
  ['days in steps', days, ['2026-02-21', '2026-02-28'], ['2026-03-07', '2026-03-14', '2026-03-21']],
  ['months', days, ['2026-11-15', '2026-12-15'], ['2027-01-15', '2027-02-15', '2027-03-15']],
  ['ends of months', days, ['2026-01-31', '2026-02-28'], ['2026-03-31', '2026-04-30', '2026-05-31']],
  [
    'the 30th, as far as there is one',
    days,
    ['2026-01-30', '2026-02-28'],
    ['2026-03-30', '2026-04-30', '2026-05-30'],
  ],
  [
    'months backwards',
    { ...days, back },
    ['2026-03-31', '2026-02-28'],
    ['2026-01-31', '2025-12-31', '2025-11-30'],
  ],
  ['years', days, ['2024-02-29', '2025-02-28'], ['2026-02-28', '2027-02-28', '2028-02-29']],
  [
    'days unevenly apart are repeated',
    days,
    ['2026-01-01', '2026-01-02', '2026-01-09'],
    ['2026-01-01', '2026-01-02', '2026-01-09'],
  ],
  [
    'a moment, day by day',
    days,
    ['2026-02-28 08:30:00'],
    ['2026-03-01 08:30:00', '2026-03-02 08:30:00', '2026-03-03 08:30:00'],
  ],
  [
    'moments by hours',
    days,
    ['2026-02-28 22:00:00', '2026-02-28 23:30:00'],
    ['2026-03-01 01:00:00', '2026-03-01 02:30:00', '2026-03-01 04:00:00'],
  ],
  ['a day that does not exist', days, ['2026-02-30'], ['2026-02-30', '2026-02-30', '2026-02-30']],
  ['days in texts as they are written', texts, ['2026/1/30'], ['2026/1/31', '2026/2/1', '2026/2/2']],

  ['a code with leading zeros keeps its width', texts, ['A-001'], ['A-002', 'A-003', 'A-004']],
  ['zeros alone', texts, ['008', '009'], ['010', '011', '012']],
  ['past its width', texts, ['A-99'], ['A-100', 'A-101', 'A-102']],
  ['words', texts, ['Item 9'], ['Item 10', 'Item 11', 'Item 12']],
  ['downwards, and up again', { ...texts, back }, ['Item 1'], ['Item 0', 'Item 1', 'Item 2']],
  ['steps', texts, ['A-010', 'A-020'], ['A-030', 'A-040', 'A-050']],
  ['with Ctrl repeated', { ...texts, other }, ['A-001'], ['A-001', 'A-001', 'A-001']],
  ['two rows that count by themselves', texts, ['A1', 'B1'], ['A2', 'B2', 'A3']],
  ['a pattern with a plain text', texts, ['A1', '小计'], ['A2', '小计', 'A3']],
  ['Chinese counting', texts, ['第9批'], ['第10批', '第11批', '第12批']],
  ['a number in front', texts, ['3 boxes'], ['4 boxes', '5 boxes', '6 boxes']],
  ['a number in the middle is part of a name', texts, ['M8x'], ['M8x', 'M8x', 'M8x']],
  [
    'more digits than a number holds',
    texts,
    ['690000000000000000009'],
    ['690000000000000000010', '690000000000000000011', '690000000000000000012'],
  ],
  ['quarters go round', texts, ['Q3'], ['Q4', 'Q1', 'Q2']],
  ['months go round', texts, ['11月'], ['12月', '1月', '2月']],
  ['a decimal is repeated', texts, ['1.9'], ['1.9', '1.9', '1.9']],
  ['decimals in steps', texts, ['1.8', '1.9'], ['2', '2.1', '2.2']],
  ['texts are repeated in turn', texts, ['a', 'b'], ['a', 'b', 'a']],
  ['numbers in texts', texts, [1, 2], [3, 4, 5]],

  ['weekdays', texts, ['周六'], ['周日', '周一', '周二']],
  ['weekdays, another name', texts, ['星期天'], ['星期一', '星期二', '星期三']],
  ['every second one', texts, ['Mon', 'Wed'], ['Fri', 'Sun', 'Tue']],
  ['upwards', { ...texts, back }, ['Monday'], ['Sunday', 'Saturday', 'Friday']],
  ['in capitals', texts, ['SAT', 'SUN'], ['MON', 'TUE', 'WED']],
  ['May is the month after April', texts, ['April', 'May'], ['June', 'July', 'August']],
  ['十二月 is the last month', texts, ['十一月'], ['十二月', '一月', '二月']],
  ['times by the hour', texts, ['22:30'], ['23:30', '00:30', '01:30']],
  ['times in steps', texts, ['8:00', '8:45'], ['9:30', '10:15', '11:00']],
])('%s', (_name, options, values, expected) => {
  expect(fillSeries(values, 3, options)).toEqual(expected)
})
