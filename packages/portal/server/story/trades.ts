/** How far a trade of the demo has come; each stage is a step further than the one before it. */
export const STAGES = [
  'asked',
  'submitted',
  'offered',
  'agreed',
  'confirmed',
  'bought',
  'expected',
  'partly',
  'stocked',
  'picking',
  'staged',
  'loading',
  'shipped',
  'delivered',
] as const
export type Stage = (typeof STAGES)[number]

/** How far the payment of the supplier has come. */
export type Payment = 'draft' | 'waiting' | 'returned' | 'approved' | 'paid'

/** What a customer orders for a call of one of its vessels. */
export interface Trade {
  /** Days since the quotation was written. */
  days: number
  vessel: string
  /** Whom the vessel belongs to. */
  customer: string
  port: string
  company: string
  site: string
  task: string
  /** Item and quantity. */
  lines: readonly (readonly [item: string, quantity: number])[]
  supplier: string
  currency: string
  stage: Stage
  /** Days to the call, from the day of the quotation. */
  eta: number
  payment?: Payment
  /** The ERP has refused the confirmation. */
  refused?: boolean
}

const SHANGHAI = { port: 'CNSHA', company: 'SH01', site: 'YS' }
const NINGBO = { port: 'CNNGB', company: 'NB01', site: 'BL' }
const SINGAPORE = { port: 'SGSIN', company: 'SG01', site: 'JUR', supplier: 'S20042', currency: 'SGD' }
const ROTTERDAM = { port: 'NLRTM', company: 'RT01', site: 'WAL', supplier: 'S20058', currency: 'EUR' }
const DUBAI = { port: 'AEJEA', company: 'AE01', site: 'JEA', supplier: 'S20094', currency: 'USD' }
const HOUSTON = { port: 'USHOU', company: 'US01', site: 'HOU', supplier: 'S20101', currency: 'USD' }
const DECK = { supplier: 'S20011', currency: 'CNY' }
const ROPES = { supplier: 'S20024', currency: 'CNY' }
const FOOD = { supplier: 'S20037', currency: 'CNY' }
const OIL = { supplier: 'S20063', currency: 'CNY' }

/** Half a year of trade, oldest first: what was sold, bought, stored, shipped and paid, and what is still under way. */
export const TRADES: readonly Trade[] = [
  {
    ...SHANGHAI,
    ...DECK,
    days: 172,
    vessel: 'V9454436',
    customer: 'C10021',
    task: '航次补给',
    lines: [
      ['IMPA190215', 120],
      ['IMPA330257', 6],
      ['IMPA551022', 10],
    ],
    stage: 'delivered',
    eta: 14,
    payment: 'paid',
  },
  {
    ...NINGBO,
    ...ROPES,
    days: 131,
    vessel: 'V9839272',
    customer: 'C10102',
    task: '甲板物资供应',
    lines: [
      ['IMPA150711', 4],
      ['IMPA232041', 30],
    ],
    stage: 'delivered',
    eta: 15,
    payment: 'paid',
  },
  {
    ...SHANGHAI,
    ...FOOD,
    days: 88,
    vessel: 'V9321483',
    customer: 'C10045',
    task: '伙食与日用品供应',
    lines: [
      ['PROV00128', 260],
      ['PROV00342', 40],
    ],
    stage: 'delivered',
    eta: 14,
    payment: 'approved',
  },
  {
    ...SHANGHAI,
    ...OIL,
    days: 46,
    vessel: 'V9811000',
    customer: 'C10190',
    task: '机舱备件供应',
    lines: [
      ['IMPA450803', 12],
      ['IMPA370611', 18],
      ['IMPA610443', 2],
    ],
    stage: 'shipped',
    eta: 45,
    payment: 'waiting',
  },
  {
    ...SHANGHAI,
    ...DECK,
    days: 34,
    vessel: 'V9454436',
    customer: 'C10021',
    task: '甲板物资供应',
    lines: [
      ['IMPA190215', 80],
      ['IMPA790182', 24],
    ],
    stage: 'loading',
    eta: 35,
    payment: 'returned',
  },
  {
    ...NINGBO,
    ...ROPES,
    days: 29,
    vessel: 'V9597135',
    customer: 'C10102',
    task: '坞修物资',
    lines: [
      ['IMPA150711', 3],
      ['IMPA232041', 16],
    ],
    stage: 'staged',
    eta: 33,
    payment: 'waiting',
  },
  {
    ...SHANGHAI,
    ...DECK,
    days: 24,
    vessel: 'V9619907',
    customer: 'C10077',
    task: '航次补给',
    lines: [
      ['IMPA330257', 4],
      ['IMPA551022', 14],
    ],
    stage: 'picking',
    eta: 27,
    payment: 'draft',
  },
  {
    ...SHANGHAI,
    ...FOOD,
    days: 19,
    vessel: 'V9776418',
    customer: 'C10158',
    task: '伙食与日用品供应',
    lines: [
      ['PROV00128', 180],
      ['PROV00342', 25],
    ],
    stage: 'stocked',
    eta: 24,
  },
  {
    ...SHANGHAI,
    ...OIL,
    days: 15,
    vessel: 'V9703291',
    customer: 'C10133',
    task: '机舱备件供应',
    lines: [
      ['IMPA450803', 8],
      ['IMPA610443', 1],
    ],
    stage: 'partly',
    eta: 20,
  },
  {
    ...SHANGHAI,
    ...DECK,
    days: 12,
    vessel: 'V9850551',
    customer: 'C10045',
    task: '应急采购',
    lines: [
      ['IMPA190215', 60],
      ['IMPA790182', 12],
    ],
    stage: 'expected',
    eta: 17,
  },
  {
    ...NINGBO,
    ...ROPES,
    days: 9,
    vessel: 'V9839272',
    customer: 'C10102',
    task: '甲板物资供应',
    lines: [['IMPA150711', 2]],
    stage: 'expected',
    eta: 16,
  },
  {
    ...SHANGHAI,
    ...DECK,
    days: 7,
    vessel: 'V9493262',
    customer: 'C10214',
    task: '航次补给',
    lines: [
      ['IMPA551022', 6],
      ['IMPA330257', 2],
    ],
    stage: 'confirmed',
    eta: 18,
    refused: true,
  },
  {
    ...SHANGHAI,
    ...DECK,
    days: 5,
    vessel: 'V9462017',
    customer: 'C10021',
    task: '应急采购',
    lines: [
      ['IMPA232041', 20],
      ['IMPA370611', 10],
    ],
    stage: 'agreed',
    eta: 15,
  },
  {
    ...SHANGHAI,
    ...FOOD,
    days: 2,
    vessel: 'V9321483',
    customer: 'C10045',
    task: '伙食与日用品供应',
    lines: [
      ['PROV00128', 90],
      ['PROV00342', 12],
    ],
    stage: 'submitted',
    eta: 12,
  },
]

/** Trades of the companies abroad. They came later: what was played before keeps its place. */
export const TRADES_ABROAD: readonly Trade[] = [
  {
    ...SINGAPORE,
    days: 102,
    vessel: 'V9811000',
    customer: 'C10190',
    task: '航次补给',
    lines: [['IMPA190215', 60]],
    stage: 'delivered',
    eta: 16,
    payment: 'paid',
  },
  {
    ...ROTTERDAM,
    days: 95,
    vessel: 'V9703291',
    customer: 'C10133',
    task: '甲板物资供应',
    lines: [['IMPA330257', 8]],
    stage: 'delivered',
    eta: 20,
    payment: 'approved',
  },
  {
    ...DUBAI,
    days: 18,
    vessel: 'V9776418',
    customer: 'C10158',
    task: '伙食与日用品供应',
    lines: [['PROV00128', 120]],
    stage: 'stocked',
    eta: 22,
  },
  {
    ...HOUSTON,
    days: 17,
    vessel: 'V9703291',
    customer: 'C10133',
    task: '机舱备件供应',
    lines: [['IMPA450803', 6]],
    stage: 'staged',
    eta: 24,
    payment: 'draft',
  },
]
