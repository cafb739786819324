import { operations } from '@lading/core/contract'
import { RequestError } from '@lading/request'
import type { ResourceSource, SourceRow } from '@lading/core/ports'
import { wireDate } from '@lading/core/text'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { findDrift } from '../stock/checkStock'

import type { StartedServer } from './startedServer'

type Lines = Record<string, unknown>[]
type Input = Record<string, unknown>

const DAY_MS = 86_400_000
const PLACE = { company: 'SH01', site: 'YS', department: 'LG01' }

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

async function refusal(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(RequestError)
  return (error as RequestError).message
}

/** Goods on their way through the warehouse: every step, every step back, and the ledger that agrees with it. */
export function stockSuite(started: () => StartedServer): void {
  describe('stock', () => {
    const source: Record<string, ResourceSource> = {}
    let items: string[]
    let customer: string
    let supplier: string
    let stopped: string
    let vessel: SourceRow
    beforeAll(async () => {
      const admin = await started().loggedIn('admin')
      for (const key of ['receiveOrder', 'pickOrder', 'inventory', 'stockEntry'])
        source[key] = admin.resource(`/warehouse/${key}`)
      for (const key of ['logisticsDelivery', 'logShipOrder', 'logPick'])
        source[key] = admin.resource(`/logistics/${key}`)
      source.purchaseOrder = admin.resource('/purchase/purchaseOrder')
      items = (await admin.resource('/master/item').list({ pageSize: 3, status: 'active' })).records.map(
        ({ code }) => String(code),
      )
      vessel = (await admin.resource('/master/vessel').list({ riskLevel: 'low', status: 'active' }))
        .records[0]!
      customer = String(vessel.customer)
      const suppliers = admin.resource('/master/supplier')
      const first = async (query: Record<string, string>) =>
        String((await suppliers.list({ status: 'active', ...query })).records[0]!.code)
      supplier = await first({ stopped: 'N' })
      stopped = await first({ stopped: 'Y' })
    }, 60_000)

    const act = (key: string, name: string, { id, version }: SourceRow, input?: Input, lines?: string[]) =>
      source[key]!.action(name, { id, version, ...(input ? { input } : {}), ...(lines ? { lines } : {}) })
    const linesOf = (record: SourceRow, key: string) => record[key] as Lines
    const lots = async (sourceNo: unknown) =>
      (await source.inventory!.list({ sourceNo: String(sourceNo), pageSize: 50, column: 'id', order: 'asc' }))
        .records
    const balances = (rows: SourceRow[]) =>
      rows.map(({ actualQty, reserveQty, availableQty }) => [actualQty, reserveQty, availableQty])
    const newest = async (key: string) => {
      const { records } = await source[key]!.list({ pageSize: 1, column: 'id', order: 'desc' })
      return source[key]!.get(records[0]!.id)
    }
    const choose = (name: string, rows: SourceRow[], input?: Input) =>
      source.inventory!.actionBatch!(name, {
        records: rows.map(({ id, version }) => ({ id, version: Number(version) })),
        ...(input ? { input } : {}),
      })

    async function released(more: Input = {}): Promise<SourceRow> {
      const added = await source.receiveOrder!.add({
        ...PLACE,
        supplier,
        customer,
        kind: 'deliveryCentralised',
        ...more,
        receiveOrderLine: {
          tableData: items.slice(0, 2).map((itemId, at) => ({ itemId, quantity: 10 * (at + 1) })),
          deleteData: [],
        },
      })
      return act('receiveOrder', 'release', added)
    }
    const arriving = (order: SourceRow, ...amounts: (number | null)[]) => ({
      receivedDate: '2026-11-20',
      receiveOrderLine: linesOf(order, 'receiveOrderLine').map(({ id }, at) => ({ id, nowQty: amounts[at] })),
    })

    it('is received in parts, never beyond what was ordered, and given back by counter-entries', async () => {
      const order = await released()
      expect(await refusal(act('receiveOrder', 'receive', order, arriving(order, 11)))).toContain(
        '收货数量超出该物料允许的超收比例',
      )
      const part = await act('receiveOrder', 'receive', order, arriving(order, 4, null))
      expect(part).toMatchObject({ status: 'partial', receivedQty: 4, openQty: 26 })
      const edit = {
        ...part,
        receiveOrderLine: {
          tableData: [{ ...linesOf(part, 'receiveOrderLine')[0], quantity: 3 }],
          deleteData: [],
        },
      }
      const issues = await source.receiveOrder!.edit(edit).then(
        () => [],
        (error: RequestError) => error.issues,
      )
      expect(issues.map(({ message }) => message)).toEqual(['数量不能小于已收货数量'])
      const all = await act('receiveOrder', 'receive', part, arriving(part, 6, 20))
      expect(all.status).toBe('received')
      expect(balances(await lots(order.receiveNo))).toEqual([
        [10, 0, 10],
        [20, 0, 20],
      ])
      const back = await act('receiveOrder', 'cancelReceive', all)
      expect(back).toMatchObject({ status: 'open', receivedQty: 0, receivedDate: null })
      expect(balances(await lots(order.receiveNo))).toEqual([
        [0, 0, 0],
        [0, 0, 0],
      ])
      const { records } = await source.stockEntry!.list({
        sourceNo: String(order.receiveNo),
        pageSize: 50,
        column: 'id',
        order: 'asc',
      })
      expect(records.map(({ action, actualChange }) => [action, actualChange])).toEqual([
        ['receive', 4],
        ['receive', 6],
        ['receive', 20],
        ['cancelReceive', -10],
        ['cancelReceive', -20],
      ])
    })

    it('takes more than was ordered as far as the ratio of the item allows, and no further', async () => {
      const added = await source.receiveOrder!.add({
        ...PLACE,
        supplier,
        customer,
        kind: 'deliveryCentralised',
        receiveOrderLine: { tableData: [{ itemId: 'PROV00128', quantity: 100 }], deleteData: [] },
      })
      const order = await act('receiveOrder', 'release', added)
      expect(linesOf(order, 'receiveOrderLine')[0]).toMatchObject({ overRatio: 5 })
      expect(await refusal(act('receiveOrder', 'receive', order, arriving(order, 105.01)))).toContain(
        '收货数量超出该物料允许的超收比例',
      )
      const done = await act('receiveOrder', 'receive', order, arriving(order, 105))
      expect(done).toMatchObject({ status: 'received', receivedQty: 105, openQty: 0 })
    })

    it('is picked, becomes transit stock, is shipped and received, and goes back step by step', async () => {
      const order = await released({ vessel: vessel.code })
      const received = await act('receiveOrder', 'receive', order, arriving(order, 10, 20))
      const central = await lots(order.receiveNo)
      expect(await refusal(choose('ship', central, { deliveryAddress: 'berth 3' }))).toContain(
        '只有中转库存才能发货',
      )
      await choose('pick', central)
      expect(balances(await lots(order.receiveNo))).toEqual([
        [10, 10, 0],
        [20, 20, 0],
      ])
      expect(await refusal(choose('pick', await lots(order.receiveNo)))).toContain('没有可用数量')
      expect(await refusal(act('receiveOrder', 'cancelReceive', received))).toContain('已被后续单据占用')
      const order2 = await newest('pickOrder')
      const wanted = linesOf(order2, 'pickOrderLine')
      const taken = (first: number) => ({
        stagingZone: 'T1',
        pickOrderLine: [
          { id: wanted[0]!.id, pickedQty: first },
          { id: wanted[1]!.id, pickedQty: 20 },
        ],
      })
      expect(await refusal(act('pickOrder', 'pick', order2, taken(11)))).toBe('实拣数量不能大于应拣数量')
      const picked = await act('pickOrder', 'pick', order2, taken(8))
      expect(picked).toMatchObject({ status: 'picked', pickedQty: 28, openQty: 0, picker: 'admin' })
      const transit = await lots(picked.pickNo)
      expect(transit.map(({ kind, zone, availableQty }) => [kind, zone, availableQty])).toEqual([
        ['transit', 'T1', 8],
        ['transit', 'T1', 20],
      ])
      // What was not found on the shelf is free again.
      expect(balances(await lots(order.receiveNo))).toEqual([
        [2, 0, 2],
        [0, 0, 0],
      ])
      await choose('ship', transit, { deliveryAddress: 'berth 3' })
      const note = await newest('logShipOrder')
      expect(note).toMatchObject({ status: 'draft', quantity: 28, vessel: vessel.code })
      expect(await refusal(act('pickOrder', 'cancelPick', picked))).toContain('可用数量不足')
      const [first, second] = linesOf(note, 'logShipOrderLine')
      const fewer = await act('logShipOrder', 'cancelLine', note, undefined, [String(first!.id)])
      expect(fewer.quantity).toBe(20)
      const shipped = await act('logShipOrder', 'dispatch', fewer, { shipDate: '2026-11-21' })
      expect(balances(await lots(picked.pickNo))).toEqual([
        [8, 0, 8],
        [0, 0, 0],
      ])
      const receipt = (receivedQty: number) => ({
        receivedDate: '2026-11-22',
        logShipOrderLine: [{ id: second!.id, receivedQty }],
      })
      expect(await refusal(act('logShipOrder', 'receipt', shipped, receipt(21)))).toBe(
        '签收数量不能大于发货数量',
      )
      const done = await act('logShipOrder', 'receipt', shipped, receipt(19))
      expect(done).toMatchObject({ status: 'received', receivedQty: 19 })
      expect(balances(await lots(picked.pickNo))[1]).toEqual([1, 0, 1])
      let back = await act('logShipOrder', 'cancelReceipt', done)
      back = await act('logShipOrder', 'cancelDispatch', back)
      expect(balances(await lots(picked.pickNo))[1]).toEqual([20, 20, 0])
      await act('logShipOrder', 'cancel', back)
      const open = await act('pickOrder', 'cancelPick', picked)
      const nothing = {
        pickOrderLine: linesOf(open, 'pickOrderLine').map(({ id }) => ({ id, pickedQty: 0 })),
      }
      expect(await refusal(act('pickOrder', 'pick', open, nothing))).toBe('没有拣到货物，请作废拣货单')
      await act('pickOrder', 'cancel', open)
      await act('receiveOrder', 'cancelReceive', received)
      for (const no of [order.receiveNo, picked.pickNo])
        expect(
          balances(await lots(no))
            .flat()
            .every((each) => each === 0),
        ).toBe(true)
    })

    async function slip(more: Input = {}, line: Input = {}): Promise<SourceRow> {
      return source.logisticsDelivery!.add({
        ...PLACE,
        cusNo: customer,
        vessel: vessel.code,
        saleType: 'CO',
        ...more,
        logisticsDeliveryLine: { tableData: [{ itemId: items[0], quantity: 5, ...line }], deleteData: [] },
      })
    }

    it('passes through on a care-off slip, whose note can be made again after it was given up', async () => {
      const draft = await slip({}, { transType: 'collect' })
      const confirmed = await act('logisticsDelivery', 'logisticsConfirm', draft)
      expect(await newest('logPick')).toMatchObject({ rmsPickStatus: 'planned', quantity: 5, customer })
      const [line] = linesOf(confirmed, 'logisticsDeliveryLine')
      const receipt = { receivedDate: '2026-11-20', logisticsDeliveryLine: [{ id: line!.id, nowQty: 5 }] }
      let now = await act('logisticsDelivery', 'receipt', confirmed, receipt)
      const where = { shipDate: '2026-11-21', deliveryAddress: 'anchorage' }
      for (const round of [1, 2]) {
        now = await act('logisticsDelivery', 'dispatch', now, where)
        expect(now, `round ${round}`).toMatchObject({ status: 'dispatched', actDeliveryQty: 5 })
        expect(balances(await lots(draft.name))).toEqual([[0, 0, 0]])
        if (round === 2) break
        now = await act('logisticsDelivery', 'cancelDispatch', now)
        expect(balances(await lots(draft.name))).toEqual([[5, 0, 5]])
      }
      const note = await newest('logShipOrder')
      const [shipped] = linesOf(note, 'logShipOrderLine')
      await act('logShipOrder', 'receipt', note, {
        receivedDate: '2026-11-22',
        logShipOrderLine: [{ id: shipped!.id, receivedQty: 4 }],
      })
      const delivered = await source.logisticsDelivery!.get(draft.id)
      expect(delivered.status).toBe('delivered')
      expect(linesOf(delivered, 'logisticsDeliveryLine')[0]).toMatchObject({ receivedQty: 4, returnQty: 1 })
      expect(balances(await lots(draft.name))).toEqual([[1, 0, 1]])
    })

    it('is told by the dispatch note what of it has left, and when that is taken back', async () => {
      const confirmed = await act('logisticsDelivery', 'logisticsConfirm', await slip())
      const lines = linesOf(confirmed, 'logisticsDeliveryLine').map(({ id }) => ({ id, nowQty: 5 }))
      const received = await act('logisticsDelivery', 'receipt', confirmed, {
        receivedDate: '2026-11-20',
        logisticsDeliveryLine: lines,
      })
      const where = { shipDate: '2026-11-21', deliveryAddress: 'anchorage' }
      await act('logisticsDelivery', 'dispatch', received, where)
      const is = async (status: string, actDeliveryQty: number) =>
        expect(await source.logisticsDelivery!.get(confirmed.id)).toMatchObject({ status, actDeliveryQty })
      await is('dispatched', 5)
      let note = await act('logShipOrder', 'cancelDispatch', await newest('logShipOrder'))
      await is('received', 0)
      const [line] = linesOf(note, 'logShipOrderLine')
      note = await source.logShipOrder!.edit({
        id: note.id,
        version: note.version,
        logShipOrderLine: { tableData: [{ id: line!.id, qty: 3 }], deleteData: [] },
      })
      note = await act('logShipOrder', 'dispatch', note, { shipDate: '2026-11-21' })
      await is('dispatched', 3)
      const early = { receivedDate: '2026-11-20', logShipOrderLine: [{ id: line!.id, receivedQty: 3 }] }
      expect(await refusal(act('logShipOrder', 'receipt', note, early))).toBe('签收日期不能早于发货日期')
      note = await act('logShipOrder', 'cancelDispatch', note)
      await act('logShipOrder', 'cancel', note)
      const again = await source.logisticsDelivery!.get(confirmed.id)
      expect(await act('logisticsDelivery', 'dispatch', again, where)).toMatchObject({ actDeliveryQty: 5 })
    })

    it('happens today or has happened, never tomorrow', async () => {
      const tomorrow = wireDate(Date.now() + DAY_MS)
      const order = await released()
      const early = { ...arriving(order, 1), receivedDate: tomorrow }
      expect(await refusal(act('receiveOrder', 'receive', order, early))).toBe('收货日期不能晚于今天')
      const draft = await slip({}, { transType: 'collect' })
      const confirmed = await act('logisticsDelivery', 'logisticsConfirm', draft)
      const [line] = linesOf(confirmed, 'logisticsDeliveryLine')
      const receipt = (receivedDate: string) =>
        act('logisticsDelivery', 'receipt', confirmed, {
          receivedDate,
          logisticsDeliveryLine: [{ id: line!.id, nowQty: 5 }],
        })
      expect(await refusal(receipt(tomorrow))).toBe('入库日期不能晚于今天')
      const received = await receipt('2026-11-20')
      const dispatch = { shipDate: tomorrow, deliveryAddress: 'anchorage' }
      expect(await refusal(act('logisticsDelivery', 'dispatch', received, dispatch))).toBe(
        '发货日期不能晚于今天',
      )
      const planned = await newest('logPick')
      const note = await source.logPick!.edit({
        id: planned.id,
        version: planned.version,
        pickAddress: 'gate 1',
      })
      const [goods] = linesOf(note, 'logPickLine')
      const collected = { pickDate: tomorrow, logPickLine: [{ id: goods!.id, pickedQty: 5 }] }
      expect(await refusal(act('logPick', 'collect', note, collected))).toBe('提货日期不能晚于今天')
    })

    it('gives up a planned collection with its slip, and keeps the slip of goods that were collected', async () => {
      const confirm = async () =>
        act('logisticsDelivery', 'logisticsConfirm', await slip({}, { transType: 'collect' }))
      await act('logisticsDelivery', 'cancel', await confirm())
      expect(await newest('logPick')).toMatchObject({ rmsPickStatus: 'cancelled' })
      const confirmed = await confirm()
      const { id, version, pickNo } = await newest('logPick')
      const note = await source.logPick!.edit({ id, version, pickAddress: 'gate 1' })
      const [goods] = linesOf(note, 'logPickLine')
      await act('logPick', 'collect', note, {
        pickDate: '2026-11-20',
        logPickLine: [{ id: goods!.id, pickedQty: 5 }],
      })
      expect(await refusal(act('logisticsDelivery', 'cancel', confirmed))).toBe(
        `提货单${String(pickNo)}已提货，转交单不能作废`,
      )
    })

    it('takes a cancelled line out of the planned collection, and keeps one that was collected', async () => {
      const key = 'logisticsDeliveryLine'
      const confirm = async () => {
        const draft = await slip({}, { transType: 'collect' })
        const two = await source.logisticsDelivery!.edit({
          id: draft.id,
          version: draft.version,
          [key]: { tableData: [{ itemId: items[1], quantity: 7, transType: 'collect' }], deleteData: [] },
        })
        return act('logisticsDelivery', 'logisticsConfirm', two)
      }
      const cancel = (record: SourceRow, line: Input | undefined) =>
        act('logisticsDelivery', 'cancelLine', record, undefined, [String(line!.id)])
      const confirmed = await confirm()
      const [first, second] = linesOf(confirmed, key)
      const fewer = await cancel(confirmed, first)
      expect(await newest('logPick')).toMatchObject({ rmsPickStatus: 'planned', quantity: 7 })
      await cancel(fewer, second)
      expect(await newest('logPick')).toMatchObject({ rmsPickStatus: 'cancelled' })

      const again = await confirm()
      const { id, version, pickNo } = await newest('logPick')
      const note = await source.logPick!.edit({ id, version, pickAddress: 'gate 1' })
      await act('logPick', 'collect', note, {
        pickDate: '2026-11-20',
        logPickLine: linesOf(note, 'logPickLine').map((line, at) => ({ id: line.id, pickedQty: at * 7 })),
      })
      const [missing, collected] = linesOf(again, key)
      expect(await refusal(cancel(again, collected))).toBe(`提货单${String(pickNo)}已提货，明细不能取消`)
      expect(linesOf(await cancel(again, missing), key)[0]).toMatchObject({ cancelled: 'Y', openQty: 0 })
    })

    it('is not expected of a supplier that has stopped, nor of an order that is called off', async () => {
      expect(await refusal(released({ supplier: stopped }))).toBe('供应商已停止接单')
      const lines = { tableData: [{ itemId: items[0], quantity: 5, unit: 'PCS', price: 1 }], deleteData: [] }
      const header = { supplierCode: supplier, orderDate: '2026-11-20', currency: 'CNY' }
      const added = await source.purchaseOrder!.add({ ...header, purchaseOrderLine: lines })
      const placed = await act('purchaseOrder', 'place', added)
      const expectAgain = async () => {
        const order = await source.purchaseOrder!.get(added.id)
        return act('purchaseOrder', 'createReceive', order, { ...PLACE, customer })
      }
      expect(placed.status).toBe('placed')
      const order = await expectAgain()
      const expected = await newest('receiveOrder')
      expect(await refusal(act('purchaseOrder', 'cancel', order))).toBe(
        `收货单${String(expected.receiveNo)}仍有效，采购订单不能作废`,
      )
      expect(await refusal(expectAgain())).toBe('已经生成过，不能重复生成')
      await act('receiveOrder', 'cancel', expected)
      const again = await expectAgain()
      await act('receiveOrder', 'cancel', await newest('receiveOrder'))
      expect(await act('purchaseOrder', 'cancel', again)).toMatchObject({ status: 'cancelled' })
    })

    it('completes the order that it came with, and makes it wait again when it is taken back', async () => {
      const lines = { tableData: [{ itemId: items[0], quantity: 5, unit: 'PCS', price: 1 }], deleteData: [] }
      const header = { supplierCode: supplier, orderDate: '2026-11-20', currency: 'CNY' }
      const { id } = await source.purchaseOrder!.add({ ...header, purchaseOrderLine: lines })
      const order = () => source.purchaseOrder!.get(id)
      await act('purchaseOrder', 'place', await order())
      await act('purchaseOrder', 'createReceive', await order(), { ...PLACE, customer })
      const open = await act('receiveOrder', 'release', await newest('receiveOrder'))
      const part = await act('receiveOrder', 'receive', open, arriving(open, 2))
      expect(await order()).toMatchObject({ status: 'placed' })
      const all = await act('receiveOrder', 'receive', part, arriving(part, 3))
      expect(await order()).toMatchObject({ status: 'done' })
      await act('receiveOrder', 'cancelReceive', all)
      expect(await order()).toMatchObject({ status: 'placed' })
    })

    it('is refused to high-risk vessels, and to department PC01 for anything but CO', async () => {
      const admin = await started().loggedIn('admin')
      const [risky] = (await admin.resource('/master/vessel').list({ riskLevel: 'high' })).records
      const more = { vessel: risky!.code, cusNo: risky!.customer }
      expect(await refusal(slip(more))).toBe('高风险船舶不能创建订单')
      expect(await refusal(slip({ department: 'PC01', saleType: 'SO' }))).toBe('部门PC01只能选择CO')
      expect(await slip({ department: 'PC01' })).toMatchObject({ status: 'draft' })
    })

    it('cannot be written by hand, not even by an administrator', async () => {
      const [lot] = (await source.inventory!.list({ pageSize: 1 })).records
      const [entry] = (await source.stockEntry!.list({ pageSize: 1 })).records
      for (const key of ['inventory', 'stockEntry']) {
        await expect(source[key]!.add({ lotNo: 'L1', actualQty: 99 })).rejects.toMatchObject({ status: 403 })
        await expect(
          source[key]!.edit({ ...(key === 'inventory' ? lot! : entry!), actualQty: 99 }),
        ).rejects.toMatchObject({ status: 403 })
        await expect(source[key]!.remove((key === 'inventory' ? lot! : entry!).id)).rejects.toMatchObject({
          status: 403,
        })
      }
    })

    /** Ten thousand in the long run of the suite; a few in the short one. */
    const MOVEMENTS = Number(process.env.STOCK_MOVEMENTS ?? 24)
    const WORKERS = 4

    it('stays right whatever people do to it at the same moment', async () => {
      const random = createRandom(Number(process.env.STOCK_SEED ?? Date.now() % 100_000))
      const orders = await Promise.all([released(), released(), released()])
      for (const order of orders) await act('receiveOrder', 'receive', order, arriving(order, 10, 20))
      const nos = orders.map(({ receiveNo }) => receiveNo)
      const anyOf = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)]!
      let done = 0
      let refused = 0
      const step = async () => {
        const own = await lots(anyOf(nos))
        const roll = random()
        if (roll < 0.4) return choose('pick', random() < 0.5 ? own : [anyOf(own)])
        const { records } = await source.pickOrder!.list({
          customer,
          // What was cancelled moves nothing any more.
          status_MultiString: 'open,picked',
          pageSize: 12,
          column: 'id',
          order: 'desc',
        })
        if (records.length === 0) return undefined
        const order = await source.pickOrder!.get(anyOf(records).id)
        if (order.status === 'cancelled') return undefined
        if (order.status === 'picked') return act('pickOrder', 'cancelPick', order)
        if (roll < 0.6) return act('pickOrder', 'cancel', order)
        const pickOrderLine = linesOf(order, 'pickOrderLine').map(({ id, quantity }) => ({
          id,
          pickedQty: Math.ceil(Number(quantity) * random()),
        }))
        return act('pickOrder', 'pick', order, { pickOrderLine })
      }
      const before = await countEntries()
      const worker = async () => {
        while (done + refused < MOVEMENTS * 20 && (await countEntries()) - before < MOVEMENTS)
          await step().then(
            () => (done += 1),
            (error: unknown) => {
              // Somebody was quicker, or took it all: refused in words, never a failure of the server.
              if (!(error instanceof RequestError) || (error.status ?? 200) >= 500) throw error
              refused += 1
            },
          )
      }
      await Promise.all(Array.from({ length: WORKERS }, worker))
      expect((await countEntries()) - before).toBeGreaterThanOrEqual(MOVEMENTS)
      expect(await findDrift(started().db)).toEqual([])
    }, 3_600_000)
    const countEntries = async () =>
      (await started().db.row<{ n: number }>(sql`SELECT count(*)::integer AS n FROM stock_entry`))!.n

    it('agrees with its ledger, as the nightly check says', async () => {
      const admin = await started().loggedIn('admin')
      const [job] = (await admin.resource('/sys/quartzJob').list({ jobClassName: 'checkStock' })).records
      expect(job).toMatchObject({ cronExpression: '0 30 2 * * ? *', status: 0 })
      const run = () => admin.call(operations.jobExecute, { query: { id: job!.id } })
      await run()
      const { db } = started()
      const [lot] = (await source.inventory!.list({ pageSize: 1 })).records
      const add = (more: number) =>
        db.run(
          sql`UPDATE inventory SET actual_qty = actual_qty + ${more}::numeric, available_qty = available_qty + ${more}::numeric WHERE id = ${lot!.id}`,
        )
      await add(3)
      expect(await findDrift(db)).toMatchObject([{ lotNo: lot!.lotNo }])
      expect(await refusal(run())).toBe('执行失败!')
      await add(-3)
      await run()
      await expect(db.run(sql`UPDATE stock_entry SET actual_change = 1`)).rejects.toThrow('never changed')
      await expect(db.run(sql`DELETE FROM stock_entry`)).rejects.toThrow('never changed')
      await expect(db.run(sql`UPDATE inventory SET reserve_qty = -1 WHERE id = ${lot!.id}`)).rejects.toThrow()
    })
  })
}
