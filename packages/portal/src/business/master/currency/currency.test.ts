import { expect, it } from 'vitest'
import { deriveRecord } from '@lading/core/entity'
import { currency } from './currency.entity'

it('shows the rate of the newest day, in whatever order the days are kept', () => {
  const rates = ['2026-10-01', '2026-11-01', '2026-09-01'].map((validFrom, at) => ({
    validFrom,
    rate: 7 + at,
  }))
  expect(deriveRecord(currency, {}, { currencyRate: rates })).toEqual({ rate: 8, rateDate: '2026-11-01' })
  expect(deriveRecord(currency, {}, { currencyRate: [] })).toEqual({ rate: null, rateDate: null })
})
