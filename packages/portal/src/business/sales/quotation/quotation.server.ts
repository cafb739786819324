import { permissionCode } from '@lading/core/entity'
import { defineResource, seedRows } from '@lading/server'
import type { ReportDefinition } from '@lading/server'
import { sql } from 'drizzle-orm'
import { servedPorts } from '../../shared/servedPorts.server'
import { createAll, createConfirmation } from './confirmations.server'
import { noteMail, sendMarketing } from './marketing.server'
import { saQuotation } from './saQuotation.entity'
import { saQuotationMigrations } from './saQuotation.migrations'

const { fields, lines } = saQuotation
const line = lines!.saQuotationLine!.fields

/**
 * 报价明细报表: the lines of all quotations with what their header says. Who lists quotations reads it; with the author
 * and the department of the header among its columns, data rules of the list hold here too.
 */
const quotationLines: ReportDefinition = {
  id: 'sales_quotation_lines',
  code: 'quotation_lines',
  name: { zh: '报价明细报表', en: 'Quotation lines' },
  permission: permissionCode(saQuotation, 'list'),
  entity: saQuotation,
  key: 'id',
  from: ({ tenantId }, { etaFrom, etaTo }) =>
    sql`(SELECT l.id, q.quotation_no, l.status, q.customer_no, q.customer_name, q.vessel_name, q.eta, q.company,
           l.item_id, l.item_name, l.quantity, l.unit, l.price, l.subtotal, q.create_by, q.sys_org_code, q.create_time
         FROM sa_quotation q JOIN sa_quotation_line l ON l.parent_id = q.id
         WHERE q.tenant_id = ${tenantId}
           AND (${etaFrom}::date IS NULL OR q.eta >= ${etaFrom}::date)
           AND (${etaTo}::date IS NULL OR q.eta <= ${etaTo}::date)) r`,
  columns: [
    { field: 'quotationNo', title: fields.quotationNo!, kind: 'text', search: 'single', width: 170 },
    { field: 'status', title: line.status!, kind: 'text', dict: 'quotation_line_status', search: 'single' },
    { field: 'customerNo', title: fields.customerNo!, kind: 'text', search: 'single' },
    { field: 'customerName', title: fields.customerName!, kind: 'text', width: 200 },
    { field: 'vesselName', title: fields.vesselName!, kind: 'text', width: 160 },
    { field: 'eta', title: fields.eta!, kind: 'date', search: 'group', width: 120 },
    { field: 'company', title: fields.company!, kind: 'text', dict: 'company' },
    { field: 'itemId', title: line.itemId!, kind: 'text', search: 'single', width: 140 },
    { field: 'itemName', title: line.itemName!, kind: 'text', width: 180 },
    { field: 'quantity', title: line.quantity!, kind: 'number', total: true },
    { field: 'unit', title: line.unit!, kind: 'text', dict: 'unit' },
    { field: 'price', title: line.price!, kind: 'number' },
    { field: 'subtotal', title: line.subtotal!, kind: 'number', total: true, width: 130 },
    { field: 'createBy', title: { zh: '创建人', en: 'Created by' }, kind: 'text' },
    { field: 'sysOrgCode', title: { zh: '部门编码', en: 'Department code' }, kind: 'text' },
    { field: 'createTime', title: { zh: '创建时间', en: 'Created at' }, kind: 'instant', width: 170 },
  ],
  parameters: [
    { name: 'etaFrom', title: { zh: '预计到港起', en: 'ETA from' }, kind: 'date' },
    { name: 'etaTo', title: { zh: '预计到港止', en: 'ETA to' }, kind: 'date' },
  ],
}

/** 报价单: calls below `/sales/saQuotation`. */
export const quotationServer = defineResource(saQuotation, {
  migrations: saQuotationMigrations,
  effects: { createConfirmation, createAll, sendMarketing, noteMail },
  reports: [quotationLines],
  dictionaries: [
    {
      code: 'quotation_line_status',
      name: { zh: '报价明细状态', en: 'State of a quotation line' },
      items: [
        { value: 'open', zh: '未确认', en: 'Open' },
        { value: 'confirmed', zh: '已确认', en: 'Confirmed' },
        { value: 'cancelled', zh: '已取消', en: 'Cancelled' },
      ],
    },
  ],
  // Believable rows for the demo; never in production.
  seed: async (context) =>
    seedRows(saQuotation, context, {
      narrow: await servedPorts(context),
      lineValues: { saQuotationLine: { status: () => 'open' } },
    }),
})
