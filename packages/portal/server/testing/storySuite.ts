import { calls } from '@lading/core/calls'
import type { BoardFigureModel, RecordChainModel } from '@lading/core/contract'
import { BOARDS, entityPaths, figureQuery } from '@lading/core/entity'
import type { Board } from '@lading/core/entity'
import { wireDate } from '@lading/core/text'
import type { SourceRow } from '@lading/core/ports'
import type { Request } from '@lading/request'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { portalModules } from '../portalModules'
import { findDrift } from '../stock/checkStock'
import { TRADES } from '../story/trades'
import type { StartedServer } from './startedServer'

/** The demo's story, the chain that its documents make, and the boards that count them. */
export function storySuite(started: () => StartedServer): void {
  describe('the story of the demo', () => {
    const people: Record<string, Request> = {}
    beforeAll(async () => {
      for (const name of ['sales', 'warehouse', 'purchasing', 'finance', 'manager', 'quality'])
        people[name] = await started().loggedIn(name)
    }, 60_000)
    const chain = (who: string, entity: string, id: string): Promise<RecordChainModel> =>
      people[who]!.call(calls.recordChain, { query: { entity, id } })
    const figures = async (who: string, board: Board): Promise<BoardFigureModel[]> =>
      (await people[who]!.call(calls.boardFigures, { query: { board } })).figures

    it('has stock that agrees with its ledger, over half a year', async () => {
      expect(await findDrift(started().db)).toEqual([])
      const row = await started().db.row<{ first: string; last: string; lots: number; entries: number }>(
        sql`SELECT min(posted_at)::date AS first, max(posted_at)::date AS last, count(DISTINCT lot_no)::integer AS lots,
              count(*)::integer AS entries FROM stock_entry WHERE create_by IN ('warehouse', 'logistics')
                AND posted_at < now() AT TIME ZONE 'Asia/Shanghai'`,
      )
      const days = (Date.parse(wireDate(Date.now())) - Date.parse(row!.first)) / 86_400_000
      expect(days).toBeGreaterThan(150)
      expect(row!.lots).toBeGreaterThan(15)
      expect(row!.entries).toBeGreaterThan(row!.lots)
    })

    it('leaves nothing open that came to its end', async () => {
      const left = await started().db.rows<{ no: string }>(
        sql`SELECT o.order_no AS no FROM purchase_order o JOIN receive_order r ON r.order_no = o.order_no
              WHERE r.status = 'received' AND o.status <> 'done'
            UNION ALL
            SELECT name FROM purchase_expense WHERE payment_status = 'paid' AND sync_status <> 'synced'
              AND create_by = 'purchasing'
            UNION ALL
            SELECT c.confirmation_no FROM sales_order_confirmation c JOIN log_ship_order n ON n.vessel = c.vessel
              AND n.customer = c.cus_account AND n.received_date >= c.eta - 14 AND n.received_date <= c.eta
              WHERE n.status = 'received' AND n.delivery_address LIKE '%3# 泊位' AND c.status = 'confirmed'`,
      )
      expect(left).toEqual([])
    })

    it('tells of nothing before it has happened, and of no parcel without its expense', async () => {
      const wrong = await started().db.rows<{ no: string }>(
        sql`SELECT serial_no AS no FROM customer_complaint WHERE transdate > (create_time AT TIME ZONE 'Asia/Shanghai')::date
              OR closing_date < transdate
            UNION ALL
            SELECT order_no FROM sales_order WHERE order_date > (create_time AT TIME ZONE 'Asia/Shanghai')::date
            UNION ALL SELECT courier_no FROM courier WHERE expense_id IS NULL
            UNION ALL SELECT title FROM assessment360 WHERE status = 'draft' AND average IS NOT NULL`,
      )
      expect(wrong).toEqual([])
      expect((await started().db.rows(sql`SELECT 1 FROM courier`)).length).toBeGreaterThan(3)
    })

    it('names nothing that came later, and says nothing twice that does not agree', async () => {
      const later = (table: string, column: string, named: string, number: string) =>
        sql`SELECT ${table} AS what, t.id FROM ${sql.identifier(table)} t JOIN ${sql.identifier(named)} n
              ON n.${sql.identifier(number)} = t.${sql.identifier(column)} WHERE n.create_time > t.create_time`
      const wrong = await started().db.rows(
        sql`${later('sa_quotation', 'sales_task_number', 'sales_task', 'sales_task_number')}
            UNION ALL ${later('sales_order', 'sales_task_number', 'sales_task', 'sales_task_number')}
            UNION ALL ${later('customer_complaint', 'sales_order_no', 'sales_order', 'order_no')}
            UNION ALL SELECT 'second state', id FROM customer_complaint WHERE second_status IS NOT NULL
              AND (status IN ('draft', 'submitted', 'returned') OR (status = 'closed' AND second_status <> 'compensated'))
            UNION ALL SELECT 'currency', o.id FROM purchase_order o JOIN supplier s ON s.code = o.supplier_code
              WHERE s.currency <> o.currency AND o.create_by = 'purchasing'
            UNION ALL SELECT 'tax group', l.id FROM purchase_expense_line l JOIN purchase_expense e ON e.id = l.parent_id
              JOIN supplier s ON s.code = e.supplier_code WHERE s.tax_group <> l.tax_group AND l.purchase_order IS NOT NULL
            UNION ALL SELECT 'cost centre', l.id FROM purchase_expense_line l JOIN purchase_expense e ON e.id = l.parent_id
              JOIN cost_center c ON c.code = l.cost_center WHERE c.company <> e.company AND l.purchase_order IS NOT NULL
            UNION ALL SELECT 'port', q.id FROM sa_quotation q JOIN site s ON s.code = q.site WHERE s.port <> q.port
            UNION ALL SELECT 'e-mail', id FROM sa_quotation WHERE marketing_status = 'none' AND marketing_answer IS NOT NULL
            UNION ALL SELECT 'sites', id FROM transfer_order WHERE from_site = to_site`,
      )
      expect(wrong).toEqual([])
    })

    it('waits for the people who have to decide', async () => {
      const { records } = await people.manager!.call(calls.approvalList, {
        query: { kind: 'waiting', pageSize: 50 },
      })
      const kinds = new Set(records.map(({ entity }) => entity))
      expect([...kinds].sort()).toEqual(['expense', 'purchaseExpense', 'saQuotation'])
      expect(records.every(({ createTime }) => String(createTime) <= wireDate(Date.now() + 86_400_000))).toBe(
        true,
      )
    })

    it('leads from the quotation to what was shipped and paid, as far as one may see it', async () => {
      const [vessel] = TRADES.filter(({ stage, payment }) => stage === 'delivered' && payment === 'paid')
      const { records } = await people
        .sales!.resource('/sales/saQuotation')
        .list({ vessel: vessel!.vessel, column: 'id', order: 'asc', pageSize: 100 })
      const made = await started().db.rows<{ id: string }>(
        sql`SELECT DISTINCT from_id AS id FROM sys_record_origin WHERE from_entity = 'saQuotation'`,
      )
      const [quotation, underWay] = records.filter(({ id }) => made.some((each) => each.id === id)) as [
        SourceRow,
        SourceRow,
      ]
      const { documents, more } = await chain('sales', 'saQuotation', quotation.id)
      expect(more).toBe(false)
      expect([...new Set(documents.map(({ depth, entity }) => `${depth} ${entity}`))]).toEqual([
        '0 saQuotation',
        '1 salesOrderConfirmation',
        '2 purchaseOrder',
        '3 receiveOrder',
        '3 purchaseExpense',
        '4 inventory',
        '5 pickOrder',
        '6 inventory',
        '7 logShipOrder',
      ])
      // What the supplier is paid is none of the business of sales.
      const hidden = documents.filter(({ id, number }) => !(id && number)).map(({ entity }) => entity)
      expect(new Set(hidden)).toEqual(new Set(['purchaseExpense']))
      // It has come to its end.
      const ends = { saQuotation: '已关闭', salesOrderConfirmation: '已关闭', purchaseOrder: '已完成' }
      for (const [kind, stateText] of Object.entries(ends))
        expect(documents.find(({ entity }) => entity === kind)).toMatchObject({ stateText })
      // What is under way tells what of it is open: all was confirmed and bought.
      const { documents: open } = await chain('sales', 'saQuotation', underWay.id)
      for (const kind of Object.keys(ends).slice(0, 2))
        expect(open.find(({ entity }) => entity === kind)).toMatchObject({ openQuantity: 0 })
      const shipped = documents.find(({ entity }) => entity === 'logShipOrder')!
      const back = await chain('sales', 'logShipOrder', shipped.id!)
      expect(back.documents.find(({ entity }) => entity === 'saQuotation')).toMatchObject({
        depth: -7,
        id: quotation.id,
      })
      // Quality may see quotations and stock, but nothing of purchasing and logistics.
      const seen = await chain('quality', 'saQuotation', quotation.id)
      expect(seen.documents).toHaveLength(documents.length)
      for (const { entity, entityText, id, number, stateText } of seen.documents) {
        expect(entityText).not.toBe('')
        if (['purchaseOrder', 'purchaseExpense', 'logShipOrder'].includes(entity))
          expect([id, number, stateText]).toEqual([undefined, undefined, undefined])
        else expect(id).toBeTruthy()
      }
      await expect(chain('quality', 'logShipOrder', shipped.id!)).rejects.toMatchObject({ code: 404 })
    })

    it('says how much of an order nobody has bought yet', async () => {
      const { records } = await people.sales!.resource('/sales/salesOrderConfirmation').list({
        status: 'confirmed',
        pageSize: 100,
      })
      const made = await started().db.rows<{ id: string }>(
        sql`SELECT DISTINCT from_id AS id FROM sys_record_origin WHERE entity = 'purchaseOrder'`,
      )
      const waiting = records.find(({ id }) => !made.some((each) => each.id === id))!
      const { salesOrderConfirmationLine: lines } = await people
        .sales!.resource('/sales/salesOrderConfirmation')
        .get(waiting.id)
      const { documents } = await chain('sales', 'salesOrderConfirmation', waiting.id)
      const total = (lines as { qty: number }[]).reduce((sum, { qty }) => sum + qty, 0)
      expect(total).toBeGreaterThan(0)
      expect(documents.find(({ depth }) => depth === 0)).toMatchObject({ openQuantity: total })
    })

    it('lists the documents of a group of companies, as the database does', async () => {
      const quotations = people.sales!.resource('/sales/saQuotation')
      const key = 'company.companyGroup'
      const { records, total } = await quotations.list({ [key]: 'SG', pageSize: 100 })
      expect(new Set(records.map(({ company }) => company))).toEqual(new Set(['SG01']))
      const counted = await started().db.row<{ count: number }>(
        sql`SELECT count(*)::integer AS count FROM sa_quotation WHERE tenant_id = 0 AND company = 'SG01'`,
      )
      expect(total).toBe(counted!.count)
      const sorted = await quotations.list({ column: key, order: 'asc', pageSize: 5 })
      expect(sorted.records).toHaveLength(5)
      // Only what a picker of companies shows may be asked for.
      await expect(quotations.list({ 'company.taxNo': '1*' })).rejects.toThrow('不支持的查询条件')
    })

    it('has the groups of companies in the menu, with what one may open', async () => {
      const groups = async (who: string) => {
        const { menu } = await people[who]!.call(calls.getUserPermissionByToken, {})
        return new Map(menu.map(({ path, children = [] }) => [path, children.map((each) => each.path)]))
      }
      const sales = await groups('sales')
      const branches = ['/hq', '/sg', '/nl', '/uae', '/usa']
      expect([...sales.keys()].filter((path) => branches.includes(path))).toEqual(branches)
      expect(sales.get('/nl')).toContain('/nl/sales/quotation')
      expect(sales.get('/nl')).toHaveLength(sales.get('/usa')!.length)
      const warehouse = await groups('warehouse')
      expect([...warehouse.keys()].filter((path) => branches.includes(path))).toEqual(['/hq'])
      expect(warehouse.get('/hq')).toContain('/hq/warehouse/inventory')
      // Purchase orders are not for the warehouse, whatever branch of the menu they stand in.
      expect(warehouse.get('/hq')).not.toContain('/hq/purchase/purchase-order')
    })

    it('lets every role open the pages that it has a right to: none stands in a group that it has not', async () => {
      const lost = await started().db.rows<{ roleCode: string; url: string }>(
        sql`SELECT r.role_code, p.url FROM sys_role_permission g
            JOIN sys_role r ON r.id = g.role_id JOIN sys_permission p ON p.id = g.permission_id
            WHERE p.menu_type IN (0, 1) AND p.parent_id <> '' AND NOT EXISTS (
              SELECT 1 FROM sys_role_permission o WHERE o.role_id = g.role_id AND o.permission_id = p.parent_id)
            ORDER BY 1, 2`,
      )
      expect(lost).toEqual([])
    })

    it('hides documents of a chain that data rules hide', async () => {
      const order = await started().db.row<{ id: string }>(
        sql`SELECT id FROM receive_order WHERE company <> 'SH01' ORDER BY id LIMIT 1`,
      )
      await expect(chain('warehouse', 'receiveOrder', order!.id)).rejects.toMatchObject({ code: 404 })
    })

    it.each(['sales', 'warehouse', 'manager'])('counts for %s what its lists find', async (who) => {
      const entities = new Map(portalModules.flatMap(({ entity }) => (entity ? [[entity.key, entity]] : [])))
      const seen = new Set<string>()
      for (const board of BOARDS)
        for (const figure of await figures(who, board)) {
          const entity = entities.get(figure.entity)!
          const id = `${figure.entity} ${figure.name}`
          if (seen.has(id)) continue
          seen.add(id)
          const { total } = await people[who]!.resource(entityPaths(entity).api).list({
            ...figureQuery(entity.figures![figure.name]!),
            pageSize: 1,
          })
          expect([id, figure.count]).toEqual([id, total])
          expect(figure.path).toBe(`${entityPaths(entity).route}?figure=${figure.name}`)
        }
      expect(seen.size).toBeGreaterThan(10)
    })

    it('counts as the database does, under the data rules of who asks', async () => {
      const today = sql`(now() AT TIME ZONE 'Asia/Shanghai')::date`
      const late = (more = sql`true`) =>
        started().db.row<{ count: number }>(
          sql`SELECT count(*)::integer AS count FROM receive_order WHERE tenant_id = 0 AND status IN ('open', 'partial')
                AND expected_date < ${today} AND ${more}`,
        )
      const of = async (who: string, board: Board, entity: string, name: string) =>
        (await figures(who, board)).find((each) => each.entity === entity && each.name === name)
      expect((await of('sales', 'monitor', 'receiveOrder', 'late'))?.count).toBe((await late())!.count)
      expect((await of('warehouse', 'monitor', 'receiveOrder', 'late'))?.count).toBe(
        (await late(sql`company = 'SH01'`))!.count,
      )
      const old = await started().db.row<{ count: number }>(
        sql`SELECT count(*)::integer AS count FROM sa_quotation WHERE tenant_id = 0 AND status = 'approved'
              AND (create_time AT TIME ZONE 'Asia/Shanghai')::date <= ${today} - 30`,
      )
      expect((await of('sales', 'analysis', 'saQuotation', 'offeredOld'))?.count).toBe(old!.count)
      const overdue = await of('manager', 'analysis', 'expense', 'overdue')
      const marked = await started().db.row<{ count: number }>(
        sql`SELECT count(*)::integer AS count FROM expense WHERE tenant_id = 0 AND overdue = 'Y'`,
      )
      expect(overdue?.count).toBe(marked!.count)
      expect(marked!.count).toBeGreaterThan(0)
      // Who may not list a kind of records is told no figure of it.
      expect((await figures('quality', 'monitor')).map(({ entity }) => entity)).not.toContain('purchaseOrder')
    })

    it('makes nothing twice out of an order, and refuses whoever has no right to it', async () => {
      const { records } = await people
        .purchasing!.resource('/purchase/purchaseOrder')
        .list({ status: 'placed' })
      const made = await started().db.rows<{ id: string }>(
        sql`SELECT DISTINCT from_id AS id FROM sys_record_origin WHERE from_entity = 'purchaseOrder' AND entity = 'receiveOrder'`,
      )
      const order = records.find(({ id }) => made.some((each) => each.id === id))!
      const { id, version, customer, company, site, department } = order
      const again = (who: string) =>
        people[who]!.resource('/purchase/purchaseOrder').action('createReceive', {
          id,
          version,
          input: { customer, company, site, department: department ?? 'SA01' },
        })
      await expect(again('purchasing')).rejects.toThrow('已经生成过，不能重复生成')
      await expect(again('finance')).rejects.toMatchObject({ status: 403 })
    })

    it('gives each appraiser a sheet of its own, and sums them up when the last one is finished', async () => {
      const assessments = (who: string) => people[who]!.resource('/hr/assessment360')
      const begun = await assessments('manager').add({
        title: '360',
        taskYear: '2026',
        tempType: 'sales',
        appraisersName: 'sales,manager',
        personAssessedName: 'viewer',
        assessment360Line: { tableData: [{ examCont: 'A', standScore: 20 }], deleteData: [] },
      })
      const given = await assessments('manager').action('publish', { id: begun.id, version: begun.version })
      expect(given).toMatchObject({ status: 'distributed', sheets: 2 })
      const { documents } = await chain('manager', 'assessment360', begun.id)
      const scores = [12, 17]
      for (const [at, { id }] of documents.filter(({ depth }) => depth === 1).entries()) {
        await started().db.run(
          sql`UPDATE assessment360_line SET score = ${scores[at]!} WHERE parent_id = ${id}`,
        )
        await started().db.run(
          sql`UPDATE assessment360 SET appraisers_name = 'sales', total = ${scores[at]!} WHERE id = ${id}`,
        )
        const sheet = await assessments('sales').get(String(id))
        const scoring = await assessments('sales').action('start', { id: sheet.id, version: sheet.version })
        await assessments('sales').action('finish', { id: sheet.id, version: scoring.version })
      }
      expect(await assessments('manager').get(begun.id)).toMatchObject({ status: 'finished', average: 14.5 })
    })
  })
}
