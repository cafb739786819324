import { defineEntity } from '@lading/core/entity'

/** A ship that is supplied. It belongs to a customer; its risk level is what the rules on orders ask for (spec 2 §5). */
export const vessel = defineEntity({
  key: 'vessel',
  name: 'Vessel',
  label: { zh: '船舶', en: 'Vessel' },
  area: 'master',
  title: 'name',
  menu: { order: 20 },
  reference: { columns: ['code', 'name', 'customer', 'riskLevel', 'imo'], search: ['name', 'code', 'imo'] },
  fields: {
    code: {
      kind: 'text',
      required: true,
      unique: true,
      maxLength: 50,
      width: 140,
      zh: '船舶编码',
      en: 'Vessel code',
    },
    name: { kind: 'text', required: true, width: 200, zh: '船舶名称', en: 'Vessel name' },
    imo: { kind: 'text', maxLength: 7, zh: 'IMO 编号', en: 'IMO number' },
    customer: {
      kind: 'record',
      ref: 'customer',
      where: { status: 'active' },
      width: 200,
      zh: '所属客户',
      en: 'Customer',
    },
    vesselType: { kind: 'dict', dict: 'vessel_type', zh: '船型', en: 'Vessel type' },
    flag: { kind: 'text', maxLength: 2, zh: '船旗', en: 'Flag' },
    riskLevel: {
      kind: 'dict',
      dict: 'risk_level',
      required: true,
      default: 'low',
      width: 110,
      zh: '风险等级',
      en: 'Risk level',
    },
    buildYear: { kind: 'year', zh: '建造年份', en: 'Year built' },
    status: {
      kind: 'dict',
      dict: 'master_status',
      required: true,
      default: 'active',
      zh: '状态',
      en: 'Status',
      width: 90,
    },
    remark: { kind: 'textarea', zh: '备注', en: 'Remark' },
  },
  list: ['code', 'name', 'status', 'customer', 'riskLevel', 'vesselType', 'imo', 'flag', 'buildYear'],
  query: ['code', 'name', 'customer', 'riskLevel', 'status'],
  form: [
    {
      section: { zh: '船舶', en: 'Vessel' },
      rows: [
        ['code', 'name', 'imo'],
        ['customer', 'vesselType', 'flag'],
        ['riskLevel', 'buildYear', 'status'],
        ['remark'],
      ],
    },
  ],
  permissions: {
    prefix: 'master:vessel',
    actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
  },
  review: [],
})
