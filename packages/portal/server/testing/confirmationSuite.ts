import type { ResourceSource, SourceRow } from '@lading/core/ports'
import { beforeAll, describe, expect, it } from 'vitest'

import type { StartedServer } from './startedServer'

/** What comes of a quotation: confirmations of its lines, and changes of several at once (spec 2 §4). */
export function confirmationSuite(started: () => StartedServer): void {
  describe('a confirmed quotation', () => {
    let quotations: ResourceSource
    let confirmations: ResourceSource
    let approver: ResourceSource
    beforeAll(async () => {
      const sales = await started().loggedIn('sales')
      quotations = sales.resource('/sales/saQuotation')
      confirmations = sales.resource('/sales/salesOrderConfirmation')
      approver = (await started().loggedIn('manager')).resource('/sales/saQuotation')
    })

    const lines = ['IMPA150711', 'IMPA190215', 'IMPA232041'].map((itemId, at) => ({
      id: `row_${at + 1}_temp`,
      itemId,
      quantity: at + 1,
      unit: 'PCS',
      price: 10,
    }))
    async function confirmed(changes: object = {}): Promise<SourceRow> {
      const header = {
        customerNo: 'C10045',
        vessel: 'V9321483',
        company: 'SH01',
        eta: '2026-12-01',
        ...changes,
      }
      const { id } = await quotations.add({
        ...header,
        saQuotationLine: { tableData: lines, deleteData: [] },
      })
      await quotations.action('submit', { id, version: 1 })
      await approver.action('approve', { id, version: 2 })
      return quotations.action('confirm', { id, version: 3 })
    }
    const linesOf = (record: SourceRow) => record.saQuotationLine as { id: string; status: string }[]
    const madeOf = async ({ quotationNo }: SourceRow) =>
      (await confirmations.list({ quotationNo: String(quotationNo), column: 'confirmationNo', order: 'asc' }))
        .records
    const refusal = (call: Promise<unknown>) =>
      call.then(
        () => 'done',
        (error: Error) => error.message,
      )

    it('becomes confirmations: of chosen lines, then of all that are left, of no line twice', async () => {
      const quotation = await confirmed()
      const [first, second] = linesOf(quotation)
      const choose = (version: number, ids: string[]) =>
        quotations.action('createConfirmation', { id: quotation.id, version, lines: ids })
      const after = await choose(4, [first!.id])
      expect(linesOf(after).map(({ status }) => status)).toEqual(['confirmed', 'open', 'open'])
      const [one] = await madeOf(quotation)
      expect(one).toMatchObject({
        status: 'draft',
        syncStatus: 'none',
        cusAccount: 'C10045',
        customerName: '长荣海运',
        vesselName: 'EVER GRACE',
        company: 'SH01',
        amount: 10,
      })
      expect(one!.confirmationNo).toMatch(/^SOC\d+$/)
      const twice = '所选明细中有的已经生成过，不能重复生成'
      expect(await refusal(choose(5, [first!.id, second!.id]))).toBe(twice)

      const all = await quotations.action('createAll', { id: quotation.id, version: 5 })
      expect(linesOf(all).map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'confirmed'])
      expect((await madeOf(quotation)).map(({ amount }) => amount)).toEqual([10, 50])
      expect(await refusal(choose(Number(all.version), [second!.id]))).toBe(twice)
      const again = quotations.action('createAll', { id: quotation.id, version: Number(all.version) })
      expect(await refusal(again)).toBe('没有未确认的明细')
    })

    it('gives the lines of a deleted confirmation free', async () => {
      const quotation = await confirmed()
      const [first] = linesOf(quotation)
      const choose = (version: number) =>
        quotations.action('createConfirmation', { id: quotation.id, version, lines: [first!.id] })
      await choose(4)
      const [made] = await madeOf(quotation)
      await confirmations.remove(made!.id)
      const freed = await quotations.get(quotation.id)
      expect(linesOf(freed).map(({ status }) => status)).toEqual(['open', 'open', 'open'])
      await choose(Number(freed.version))
      expect(await madeOf(quotation)).toHaveLength(1)
    })

    it('gives the lines of a voided confirmation free, and keeps those that another one has', async () => {
      const quotation = await confirmed()
      const all = await quotations.action('createAll', { id: quotation.id, version: 4 })
      const [first] = await madeOf(quotation)
      await confirmations.action('cancel', { id: first!.id, version: first!.version })
      const freed = await quotations.get(quotation.id)
      expect(freed.version).toBeGreaterThan(Number(all.version))
      const again = await quotations.action('createAll', { id: quotation.id, version: Number(freed.version) })
      expect(linesOf(again).map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'confirmed'])
      // The voided one is deleted: its lines are the other one's by now.
      await confirmations.remove(first!.id)
      const kept = await quotations.get(quotation.id)
      expect(linesOf(kept).map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'confirmed'])
    })

    it('is bought at the list price in the currency of the order', async () => {
      const quotation = await confirmed()
      await quotations.action('createAll', { id: quotation.id, version: 4 })
      const [made] = await madeOf(quotation)
      const purchasing = await started().loggedIn('purchasing')
      const whole = await confirmations.get(made!.id)
      const sold = whole.salesOrderConfirmationLine as { id: string; itemN: string }[]
      // The lines are in pieces, which nobody has a factor for.
      const confirm = (version: number) => confirmations.action('confirm', { id: whole.id, version })
      expect(await refusal(confirm(Number(whole.version)))).toBe(
        '第1行的单位与物料IMPA150711的单位不一致：采购和库存按物料的单位计数',
      )
      const units: Record<string, unknown> = {}
      for (const { code, unit } of (await purchasing.resource('/master/item').list({ pageSize: 100 }))
        .records)
        units[String(code)] = unit
      const tableData = sold.map(({ id, itemN }) => ({ id, unit: units[itemN] }))
      const changes = { salesOrderConfirmationLine: { tableData, deleteData: [] } }
      await confirmations.edit({ id: whole.id, version: whole.version, ...changes })
      await confirm(Number(whole.version) + 1)
      const input = { supplierCode: 'S20042', currency: 'SGD', expectedDate: null }
      await purchasing.resource('/sales/salesOrderConfirmation').action('createPurchase', {
        id: whole.id,
        version: Number(whole.version) + 2,
        input,
        lines: [sold[0]!.id],
      })
      const orders = purchasing.resource('/purchase/purchaseOrder')
      const [newest] = (await orders.list({ pageSize: 1, column: 'id', order: 'desc' })).records
      const order = await orders.get(newest!.id)
      const [rate] = (await purchasing.resource('/master/currency').list({ code: 'SGD' })).records
      const [item] = (await purchasing.resource('/master/item').list({ code: sold[0]!.itemN })).records
      const [line] = order.purchaseOrderLine as { price: number; unit: string }[]
      expect(line!.unit).toBe(units['IMPA150711'])
      expect(line!.price).toBeCloseTo(Number(item!.price) / Number(rate!.rate), 2)
    })

    it('is no order for a vessel of high risk, whatever it was when it was quoted', async () => {
      const risky = await confirmed({ customerNo: 'C10077', vessel: 'V9187409' })
      expect(risky.vesselRisk).toBe('high')
      const [line] = linesOf(risky)
      const message = '高风险船舶不能创建订单'
      const chosen = { id: risky.id, version: 4, lines: [line!.id] }
      expect(await refusal(quotations.action('createConfirmation', chosen))).toBe(message)
      expect(await refusal(quotations.action('createAll', { id: risky.id, version: 4 }))).toBe(message)

      const quotation = await confirmed({ customerNo: 'C10102', vessel: 'V9597135' })
      const vessels = (await started().loggedIn('admin')).resource('/master/vessel')
      const [vessel] = (await vessels.list({ code: 'V9597135' })).records
      await vessels.edit({ id: vessel!.id, version: vessel!.version, riskLevel: 'high' })
      expect(await refusal(quotations.action('createAll', { id: quotation.id, version: 4 }))).toBe(message)
      expect(await madeOf(quotation)).toEqual([])
    })

    it('is given another port together with others, with its name, and keeps its ETA unless one is given', async () => {
      const chosen = [await confirmed(), await confirmed({ eta: '2026-12-02' })].map(({ id }) => id)
      const update = async (port: string, eta: string | null) => {
        const records = await Promise.all(chosen.map((id) => quotations.get(id)))
        return quotations.actionBatch!('updatePort', {
          records: records.map(({ id, version }) => ({ id, version: Number(version) })),
          input: { port, eta },
        })
      }
      const told = async () => {
        const records = await Promise.all(chosen.map((id) => quotations.get(id)))
        return records.map(({ port, portName, eta }) => [port, portName, eta])
      }
      expect(await refusal(update('NOWHERE', null))).toContain('不存在')
      await update('SGSIN', null)
      expect(await told()).toEqual([
        ['SGSIN', '新加坡', '2026-12-01'],
        ['SGSIN', '新加坡', '2026-12-02'],
      ])
      await update('SGSIN', '2026-12-20')
      expect((await told()).map(([, , eta]) => eta)).toEqual(['2026-12-20', '2026-12-20'])
    })
  })
}
