import { defineResource, seedRecords } from '@lading/server'
import { currency } from './currency.entity'
import { currencyMigrations } from './currency.migrations'

/** The demo’s records. */
const samples = [
  {
    code: 'CNY',
    name: '人民币',
    nameEn: 'Chinese yuan',
    sign: '¥',
    currencyRate: [{ validFrom: '2025-01-01', rate: 1, source: '本位币' }],
    status: 'active',
  },
  {
    code: 'USD',
    name: '美元',
    nameEn: 'US dollar',
    sign: '$',
    currencyRate: [
      { validFrom: '2026-09-01', rate: 7.039011, source: '中国银行折算价' },
      { validFrom: '2026-10-01', rate: 7.102744, source: '中国银行折算价' },
      { validFrom: '2026-11-01', rate: 7.0815, source: '中国银行折算价' },
    ],
    status: 'active',
  },
  {
    code: 'EUR',
    name: '欧元',
    nameEn: 'Euro',
    sign: '€',
    currencyRate: [
      { validFrom: '2026-09-01', rate: 8.165014, source: '中国银行折算价' },
      { validFrom: '2026-10-01', rate: 8.238943, source: '中国银行折算价' },
      { validFrom: '2026-11-01', rate: 8.2143, source: '中国银行折算价' },
    ],
    status: 'active',
  },
  {
    code: 'SGD',
    name: '新加坡元',
    nameEn: 'Singapore dollar',
    sign: 'S$',
    currencyRate: [
      { validFrom: '2026-09-01', rate: 5.413523, source: '中国银行折算价' },
      { validFrom: '2026-10-01', rate: 5.462539, source: '中国银行折算价' },
      { validFrom: '2026-11-01', rate: 5.4462, source: '中国银行折算价' },
    ],
    status: 'active',
  },
  {
    code: 'JPY',
    name: '日元',
    nameEn: 'Japanese yen',
    sign: 'JP¥',
    currencyRate: [
      { validFrom: '2026-09-01', rate: 0.04596, source: '中国银行折算价' },
      { validFrom: '2026-10-01', rate: 0.046376, source: '中国银行折算价' },
      { validFrom: '2026-11-01', rate: 0.046237, source: '中国银行折算价' },
    ],
    status: 'active',
  },
  {
    code: 'HKD',
    name: '港元',
    nameEn: 'Hong Kong dollar',
    sign: 'HK$',
    currencyRate: [
      { validFrom: '2026-09-01', rate: 0.90376, source: '中国银行折算价' },
      { validFrom: '2026-10-01', rate: 0.911943, source: '中国银行折算价' },
      { validFrom: '2026-11-01', rate: 0.909215, source: '中国银行折算价' },
    ],
    status: 'active',
  },
]

/** 币种汇率: calls below `/master/currency`. */
export const currencyServer = defineResource(currency, {
  migrations: currencyMigrations,
  // The demo's own; never in production.
  seed: (context) => seedRecords(currency, context, samples),
})
