import { expect, it } from 'vitest'
import { upcoming } from './upcoming'

const FROM = new Date('2026-01-01T00:00:00+08:00')

it('tells the next runs in the time of the server', () => {
  expect(upcoming('0 30 3 * * ? *', FROM).slice(0, 2)).toEqual(['2026-01-01 03:30:00', '2026-01-02 03:30:00'])
})

it.each(['', 'nothing', '0 0 0 30 2 ? *'])('tells none of “%s”', (expression) => {
  expect(upcoming(expression, FROM)).toEqual([])
})
