import { seedReports } from '@lading/server'
import type { ReportSeed, ServerModule } from '@lading/server'

const month = { zh: '月份', en: 'Month' }
const amount = { zh: '金额', en: 'Amount' }
const from = { zh: '起始日期', en: 'From' }
const to = { zh: '截止日期', en: 'To' }
const period = [
  { name: 'from', title: from, kind: 'date' as const },
  { name: 'to', title: to, kind: 'date' as const },
]
const within = {
  match: 'and' as const,
  conditions: [
    { field: 'createTime', rule: 'ge' as const, parameter: 'from' },
    { field: 'createTime', rule: 'le' as const, parameter: 'to' },
  ],
}

/** Reports of the demo company, made as an administrator makes them on screen. */
export const REPORTS: readonly ReportSeed[] = [
  {
    code: 'quotationsByCustomer',
    label: { zh: '报价按客户和月份', en: 'Quotations by customer and month' },
    readers: ['sales', 'manager'],
    report: {
      source: 'saQuotation',
      columns: [
        {
          name: 'customer',
          title: { zh: '客户', en: 'Customer' },
          field: 'customerName',
          search: 'single',
          width: 240,
        },
        { name: 'month', title: month, field: 'createTime', part: 'month', width: 110 },
        { name: 'quotations', title: { zh: '报价单数', en: 'Quotations' }, aggregate: 'count', width: 110 },
        { name: 'amount', title: amount, field: 'amount', aggregate: 'sum', digits: 2, search: 'group' },
        {
          name: 'average',
          title: { zh: '单均金额', en: 'Per quotation' },
          formula: { over: ['amount', 'quotations'] },
        },
      ],
      parameters: period,
      filter: within,
      sort: [
        { column: 'month', order: 'desc' },
        { column: 'amount', order: 'desc' },
      ],
      chart: { type: 'bar', category: 'customer', values: ['amount'] },
      pivot: { row: 'customer', column: 'month', value: 'amount' },
    },
  },
  {
    code: 'stockBySite',
    label: { zh: '库存按物料和站点', en: 'Stock by item and site' },
    readers: ['warehouse', 'logistics', 'manager'],
    report: {
      source: 'inventory',
      columns: [
        {
          name: 'item',
          title: { zh: '物料编号', en: 'Item no.' },
          field: 'itemId',
          search: 'single',
          width: 140,
        },
        {
          name: 'itemName',
          title: { zh: '物料名称', en: 'Item name' },
          field: 'itemName',
          search: 'single',
          width: 220,
        },
        { name: 'site', title: { zh: '站点', en: 'Site' }, field: 'site', search: 'single', width: 120 },
        {
          name: 'actual',
          title: { zh: '实际数量', en: 'Actual' },
          field: 'actualQty',
          aggregate: 'sum',
          digits: 2,
        },
        {
          name: 'reserved',
          title: { zh: '预留数量', en: 'Reserved' },
          field: 'reserveQty',
          aggregate: 'sum',
          digits: 2,
        },
        {
          name: 'free',
          title: { zh: '可用数量', en: 'Available' },
          field: 'availableQty',
          aggregate: 'sum',
          digits: 2,
        },
        { name: 'lots', title: { zh: '批次数', en: 'Lots' }, aggregate: 'count', width: 90 },
      ],
      sort: [{ column: 'actual', order: 'desc' }],
      chart: { type: 'bar', category: 'itemName', values: ['actual', 'reserved'] },
      pivot: { row: 'itemName', column: 'site', value: 'actual' },
    },
  },
  {
    code: 'expensesBySupplier',
    label: { zh: '采购费用按供应商', en: 'Purchase expenses by supplier' },
    readers: ['finance', 'purchasing', 'manager'],
    report: {
      source: 'purchaseExpense',
      columns: [
        {
          name: 'supplier',
          title: { zh: '供应商', en: 'Supplier' },
          field: 'supplierName',
          search: 'single',
          width: 240,
        },
        {
          name: 'currency',
          title: { zh: '币种', en: 'Currency' },
          field: 'currency',
          search: 'single',
          width: 100,
        },
        { name: 'expenses', title: { zh: '费用单数', en: 'Expenses' }, aggregate: 'count', width: 110 },
        {
          name: 'amount',
          title: { zh: '付款金额', en: 'To pay' },
          field: 'paymentAmount',
          aggregate: 'sum',
          digits: 2,
        },
        {
          name: 'largest',
          title: { zh: '最大一笔', en: 'Largest' },
          field: 'paymentAmount',
          aggregate: 'max',
          digits: 2,
        },
      ],
      parameters: period,
      filter: within,
      sort: [{ column: 'amount', order: 'desc' }],
      chart: { type: 'pie', category: 'supplier', values: ['amount'] },
      pivot: { row: 'supplier', column: 'currency', value: 'amount' },
    },
  },
]

/** The reports of the demo; never in production. */
export const demoReports: ServerModule = {
  name: 'demo/reports',
  seed: (context) => seedReports(context, REPORTS),
}
