import { defineEntity } from '@lading/core/entity'
import type { Row } from '@lading/core/entity'

/** The rate of the latest day. */
function newest(rates: readonly Row[] = []): Row | undefined {
  return rates.reduce<Row | undefined>(
    (latest, rate) => (String(rate.validFrom ?? '') > String(latest?.validFrom ?? '') ? rate : latest),
    undefined,
  )
}

/** A currency with its rates to the yuan by day. The rate of the newest day is what documents are proposed. */
export const currency = defineEntity({
  key: 'currency',
  name: 'Currency',
  label: { zh: '币种汇率', en: 'Currency' },
  area: 'master',
  title: 'name',
  menu: { order: 70 },
  reference: { columns: ['code', 'name', 'rate', 'rateDate'], search: ['code', 'name', 'nameEn'] },
  fields: {
    code: {
      kind: 'text',
      required: true,
      unique: true,
      maxLength: 3,
      width: 90,
      zh: '币种',
      en: 'Currency code',
    },
    name: { kind: 'text', required: true, width: 140, zh: '名称', en: 'Name' },
    nameEn: { kind: 'text', width: 160, zh: '英文名称', en: 'English name' },
    sign: { kind: 'text', maxLength: 5, width: 80, zh: '符号', en: 'Symbol' },
    rate: { kind: 'rate', readonly: true, zh: '最新汇率', en: 'Newest rate' },
    rateDate: { kind: 'date', readonly: true, zh: '汇率日期', en: 'Rate of' },
    status: {
      kind: 'dict',
      dict: 'master_status',
      required: true,
      default: 'active',
      width: 90,
      zh: '状态',
      en: 'Status',
    },
    remark: { kind: 'textarea', zh: '备注', en: 'Remark' },
  },
  list: ['code', 'name', 'nameEn', 'sign', 'rate', 'rateDate', 'status'],
  query: ['code', 'name', 'status'],
  form: [
    {
      section: { zh: '币种汇率', en: 'Currency' },
      rows: [['code', 'name', 'nameEn'], ['sign', 'rate', 'rateDate'], ['status'], ['remark']],
    },
  ],
  lines: {
    currencyRate: {
      label: { zh: '汇率', en: 'Rates' },
      fields: {
        validFrom: {
          kind: 'date',
          required: true,
          unique: true,
          width: 140,
          zh: '生效日期',
          en: 'Valid from',
        },
        rate: { kind: 'rate', required: true, min: 1e-6, width: 140, zh: '汇率', en: 'Rate' },
        source: { kind: 'text', width: 200, zh: '来源', en: 'Source' },
      },
      columns: ['validFrom', 'rate', 'source'],
    },
  },
  derive: {
    rate: (_record, { currencyRate }) => newest(currencyRate)?.rate ?? null,
    rateDate: (_record, { currencyRate }) => newest(currencyRate)?.validFrom ?? null,
  },
  style: 'modal',
  permissions: {
    prefix: 'master:currency',
    actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
  },
  review: [],
})
