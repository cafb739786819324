import type { Row } from '@lading/core/entity'
import type { Play, StoryChapter } from '@lading/server'
import { dateAgo, daysAgo } from './days'
import { payForOrder } from './payForOrder'
import { STAGES } from './trades'
import type { Stage, Trade } from './trades'

const idsOf = (rows: unknown) => (rows as Row[]).map(({ id }) => id)
const newest = (rows: readonly Row[]): Row => rows[rows.length - 1]!

/** Names of the sites, as a driver is told them. */
const BERTHS: Record<string, string> = {
  YS: '洋山',
  BL: '北仑',
  JUR: '裕廊',
  WAL: '瓦尔港',
  JEA: '杰贝阿里',
  HOU: '休斯敦',
}

/** Days from the quotation until a stage is reached. */
const AFTER: Record<Stage, number> = {
  asked: 0,
  submitted: 0,
  offered: 0,
  agreed: 1,
  confirmed: 2,
  bought: 3,
  expected: 3,
  partly: 6,
  stocked: 8,
  picking: 9,
  staged: 10,
  loading: 11,
  shipped: 12,
  delivered: 14,
}

/** Quotation, confirmation, purchase, stock, dispatch and payment of one trade, as far as it has come. */
export function tradeChapter(trade: Trade): StoryChapter {
  const reached = (stage: Stage) => STAGES.indexOf(trade.stage) >= STAGES.indexOf(stage)
  const day = (stage: Stage) => trade.days - AFTER[stage]
  return async (play) => {
    const quotation = await offer(play, trade, day)
    if (!reached('confirmed')) return
    const confirmation = await confirm(play, trade, day, quotation)
    if (!reached('bought')) return
    const order = await buy(play, trade, day, confirmation)
    if (reached('expected')) await store(play, trade, day, order, reached)
    if (reached('delivered')) await close(play, day, quotation, confirmation)
    if (trade.payment) await payForOrder(play, order, trade.payment, day('stocked'))
  }
}

type DayOf = (stage: Stage) => number

async function offer(play: Play, trade: Trade, day: DayOf): Promise<Row> {
  const { customer, vessel, port, company, site, lines, stage } = trade
  const first = await play('sales', daysAgo(day('asked'), 9))
  const task = await first.add('salesTask', {
    taskName: trade.task,
    company,
    customerAccount: customer,
    vesselCode: vessel,
    port,
    taskExpiration: dateAgo(trade.days - 60),
    owner: 'sales',
  })
  const quotation = await first.add('saQuotation', {
    salesTaskNumber: task.salesTaskNumber,
    company,
    customerNo: customer,
    vessel,
    port,
    eta: dateAgo(trade.days - trade.eta),
    site,
    business: 'MAR',
    salesType: 'spot',
    salesmanName: 'sales',
    saQuotationLine: lines.map(([itemId, quantity]) => ({ itemId, quantity })),
  })
  if (stage === 'asked') return quotation
  const { id } = quotation
  const submitted = await (
    await play('sales', daysAgo(day('submitted'), 14))
  ).act('saQuotation', id, 'submit')
  if (stage === 'submitted') return submitted
  const manager = await play('manager', daysAgo(day('offered'), 15))
  const offered = await manager.act('saQuotation', id, 'approve')
  if (stage === 'offered') return offered
  return (await play('sales', daysAgo(day('agreed'), 11))).act('saQuotation', id, 'confirm')
}

async function confirm(play: Play, trade: Trade, day: DayOf, { id }: Row): Promise<Row> {
  const sales = await play('sales', daysAgo(day('confirmed'), 9))
  await sales.act('saQuotation', id, 'createAll')
  const made = newest(await sales.madeFrom('saQuotation', id, 'salesOrderConfirmation'))
  await sales.act('salesOrderConfirmation', made.id, 'confirm')
  const sent = await (
    await play('sales', daysAgo(day('confirmed'), 10))
  ).act('salesOrderConfirmation', made.id, 'erpSync')
  await sales.answered(
    'salesOrderConfirmation',
    made.id,
    trade.refused ? '400 unknown customer group' : 'AX-SO created',
    !trade.refused,
  )
  return sent
}

/** What was delivered is closed by who has sold it. */
async function close(play: Play, day: DayOf, quotation: Row, confirmation: Row): Promise<void> {
  const sales = await play('sales', daysAgo(day('delivered'), 17))
  await sales.act('salesOrderConfirmation', confirmation.id, 'close')
  await sales.act('saQuotation', quotation.id, 'close')
}

async function buy(play: Play, trade: Trade, day: DayOf, confirmation: Row): Promise<Row> {
  const { supplier, currency } = trade
  const buyer = await play('purchasing', daysAgo(day('bought'), 10))
  await buyer.act(
    'salesOrderConfirmation',
    confirmation.id,
    'createPurchase',
    { supplierCode: supplier, currency, expectedDate: dateAgo(day('stocked')) },
    idsOf(confirmation.salesOrderConfirmationLine),
  )
  const [order] = await buyer.madeFrom('salesOrderConfirmation', confirmation.id, 'purchaseOrder')
  return buyer.act('purchaseOrder', order!.id, 'place')
}

async function store(
  play: Play,
  trade: Trade,
  day: DayOf,
  order: Row,
  reached: (stage: Stage) => boolean,
): Promise<void> {
  const { customer, company, site } = trade
  const buyer = await play('purchasing', daysAgo(day('expected'), 14))
  await buyer.act('purchaseOrder', order.id, 'createReceive', {
    customer,
    company,
    site,
    department: 'SA01',
  })
  const [expected] = await buyer.madeFrom('purchaseOrder', order.id, 'receiveOrder')
  const released = await buyer.act('receiveOrder', expected!.id, 'release')
  if (!reached('partly')) return
  const rows = released.receiveOrderLine as Row[]
  const arrival = async (stage: Stage, lines: readonly Row[]) => {
    const keeper = await play('warehouse', daysAgo(day(stage), 11))
    return keeper.act('receiveOrder', released.id, 'receive', {
      receivedDate: dateAgo(day(stage)),
      receiveOrderLine: lines.map((row) => ({ id: row.id, nowQty: row.quantity, zone: 'A-01' })),
    })
  }
  if (trade.stage === 'partly') await arrival('partly', rows.slice(0, 1))
  if (!reached('stocked')) return
  await arrival('stocked', rows)
  if (reached('picking')) await send(play, trade, day, String(released.receiveNo), reached)
}

async function send(
  play: Play,
  trade: Trade,
  day: DayOf,
  sourceNo: string,
  reached: (stage: Stage) => boolean,
): Promise<void> {
  const keeper = await play('warehouse', daysAgo(day('picking'), 9))
  const lots = await keeper.find('inventory', { sourceNo })
  await keeper.actAll('inventory', idsOf(lots), 'pick')
  const pick = newest(await keeper.madeFrom('inventory', lots[0]!.id, 'pickOrder'))
  if (!reached('staged')) return
  const picked = await (
    await play('warehouse', daysAgo(day('staged'), 14))
  ).act('pickOrder', pick.id, 'pick', {
    stagingZone: 'T-02',
    pickOrderLine: (pick.pickOrderLine as Row[]).map(({ id, quantity }) => ({ id, pickedQty: quantity })),
  })
  if (!reached('loading')) return
  const planner = await play('logistics', daysAgo(day('loading'), 10))
  const staged = await planner.find('inventory', { sourceNo: String(picked.pickNo) })
  await planner.actAll('inventory', idsOf(staged), 'ship', {
    deliveryAddress: `${BERTHS[trade.site]} 3# 泊位`,
  })
  const note = newest(await planner.madeFrom('inventory', staged[0]!.id, 'logShipOrder'))
  if (!reached('shipped')) return
  const shipped = await (
    await play('logistics', daysAgo(day('shipped'), 8))
  ).act('logShipOrder', note.id, 'dispatch', { shipDate: dateAgo(day('shipped')) })
  if (!reached('delivered')) return
  const driver = await play('logistics', daysAgo(day('delivered'), 16))
  await driver.act('logShipOrder', note.id, 'receipt', {
    receivedDate: dateAgo(day('delivered')),
    logShipOrderLine: (shipped.logShipOrderLine as Row[]).map(({ id, qty }) => ({ id, receivedQty: qty })),
  })
}
