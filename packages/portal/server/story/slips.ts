import type { Row } from '@lading/core/entity'
import type { StoryChapter } from '@lading/server'
import { dateAgo, daysAgo } from './days'

const STAGES = ['draft', 'confirmed', 'received', 'dispatched', 'delivered'] as const

interface Slip {
  days: number
  customer: string
  vessel: string
  supplier: string
  item: string
  quantity: number
  stage: (typeof STAGES)[number]
  /** We collect the goods at the supplier's. */
  collect?: boolean
}

/** Goods of suppliers that pass through on care-off slips, oldest first. */
const SLIPS: readonly Slip[] = [
  {
    days: 96,
    customer: 'C10133',
    vessel: 'V9703291',
    supplier: 'S20011',
    item: 'IMPA790182',
    quantity: 30,
    stage: 'delivered',
  },
  {
    days: 41,
    customer: 'C10190',
    vessel: 'V9811000',
    supplier: 'S20071',
    item: 'IMPA610443',
    quantity: 3,
    stage: 'delivered',
    collect: true,
  },
  {
    days: 11,
    customer: 'C10077',
    vessel: 'V9619907',
    supplier: 'S20024',
    item: 'IMPA150711',
    quantity: 2,
    stage: 'dispatched',
  },
  {
    days: 8,
    customer: 'C10045',
    vessel: 'V9850551',
    supplier: 'S20063',
    item: 'IMPA450803',
    quantity: 6,
    stage: 'received',
  },
  {
    days: 4,
    customer: 'C10214',
    vessel: 'V9493262',
    supplier: 'S20011',
    item: 'IMPA330257',
    quantity: 4,
    stage: 'confirmed',
    collect: true,
  },
  {
    days: 1,
    customer: 'C10021',
    vessel: 'V9454436',
    supplier: 'S20024',
    item: 'IMPA232041',
    quantity: 25,
    stage: 'draft',
  },
]

export const slipChapters: readonly StoryChapter[] = SLIPS.map((slip) => async (play) => {
  const reached = (stage: Slip['stage']) => STAGES.indexOf(slip.stage) >= STAGES.indexOf(stage)
  const planner = (days: number, hour: number) => play('logistics', daysAgo(days, hour))
  const { days, customer, vessel, supplier, item, quantity, collect } = slip
  const first = await planner(days, 10)
  const { id } = await first.add('logisticsDelivery', {
    taskName: '供应商转交',
    cusNo: customer,
    vessel,
    company: 'SH01',
    port: 'CNSHA',
    site: 'WGQ',
    department: 'SA01',
    saleType: 'CO',
    eta: dateAgo(days - 9),
    logisticsPic: 'logistics',
    salesTaker: 'sales',
    logisticsDeliveryLine: [
      { itemId: item, quantity, cusSupplier: supplier, transType: collect ? 'collect' : 'delivered' },
    ],
  })
  if (!reached('confirmed')) return
  const confirmed = await (await planner(days, 14)).act('logisticsDelivery', id, 'logisticsConfirm')
  if (!reached('received')) return
  const [note] = await first.madeFrom('logisticsDelivery', id, 'logPick')
  if (note) {
    const driver = await planner(days - 1, 9)
    await driver.edit('logPick', note.id, { pickAddress: '浦东新区金桥路 500 号', carType: 'van' })
    await driver.act('logPick', note.id, 'collect', {
      pickDate: dateAgo(days - 1),
      logPickLine: (note.logPickLine as Row[]).map((row) => ({ id: row.id, pickedQty: row.quantity })),
    })
    await driver.act('logPick', note.id, 'arrive', { arrivalDate: dateAgo(days - 1) })
  }
  const [line] = confirmed.logisticsDeliveryLine as Row[]
  const keeper = await play('warehouse', daysAgo(days - 2, 11))
  await keeper.act('logisticsDelivery', id, 'receipt', {
    receivedDate: dateAgo(days - 2),
    logisticsDeliveryLine: [{ id: line!.id, nowQty: quantity, zone: 'C-05' }],
  })
  if (!reached('dispatched')) return
  await (
    await planner(days - 4, 8)
  ).act('logisticsDelivery', id, 'dispatch', {
    shipDate: dateAgo(days - 4),
    deliveryAddress: '外高桥 4 期码头',
  })
  if (!reached('delivered')) return
  const [shipped] = await first.madeFrom('logisticsDelivery', id, 'logShipOrder')
  await (
    await planner(days - 5, 17)
  ).act('logShipOrder', shipped!.id, 'receipt', {
    receivedDate: dateAgo(days - 5),
    logShipOrderLine: (shipped!.logShipOrderLine as Row[]).map((row) => ({
      id: row.id,
      receivedQty: row.qty,
    })),
  })
})
