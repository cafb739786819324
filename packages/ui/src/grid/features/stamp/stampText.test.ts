import { expect, it } from 'vitest'
import { stampText } from './stampText'

const NOW = new Date(2026, 0, 5, 8, 3, 9)

it.each<[Parameters<typeof stampText>, string | undefined]>([
  [['day', 'day', NOW], '2026-01-05'],
  [['day', 'moment', NOW], '2026-01-05'],
  [['day', 'text', NOW, 'Lieferung '], '2026-01-05'],
  [['time', 'text', NOW], '08:03'],
  [['time', 'moment', NOW], '2026-01-05 08:03:09'],
  [['time', 'moment', NOW, '2026-01-04'], ' 08:03:09'],
  [['time', 'moment', NOW, '2026-01-04 '], '08:03:09'],
  [['time', 'day', NOW], undefined],
])('%j gives %j', (given, text) => expect(stampText(...given)).toBe(text))
