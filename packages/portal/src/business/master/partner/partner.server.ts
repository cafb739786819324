import { defineResource, seedRecords } from '@lading/server'
import { partner } from './partner.entity'
import { partnerMigrations } from './partner.migrations'

/** The demo’s records. */
const samples = [
  {
    code: 'P30011',
    name: '中国外轮代理上海公司',
    partnerType: 'agent',
    country: 'CN',
    city: '上海',
    address: '中山东二路 600 号',
    contact: '黄志强',
    mobile: '13912345601',
    email: 'ops@agency-sh.example.com',
    status: 'active',
  },
  {
    code: 'P30015',
    name: '宁波船务代理有限公司',
    partnerType: 'agent',
    country: 'CN',
    city: '宁波',
    address: '北仑区明州路 301 号',
    contact: '徐静',
    mobile: '13912345602',
    email: 'ops@agency-nb.example.com',
    status: 'active',
  },
  {
    code: 'P30022',
    name: '洋山快驳运输有限公司',
    partnerType: 'carrier',
    country: 'CN',
    city: '上海',
    address: '洋山港东路 18 号',
    contact: '马建军',
    mobile: '13912345603',
    status: 'active',
  },
  {
    code: 'P30027',
    name: '盐田港汽运有限公司',
    partnerType: 'carrier',
    country: 'CN',
    city: '深圳',
    address: '盐田区深盐路 1289 号',
    contact: '罗军',
    mobile: '13912345604',
    status: 'active',
  },
  {
    code: 'P30031',
    name: '新港报关行',
    partnerType: 'broker',
    country: 'CN',
    city: '天津',
    address: '新港二号路 66 号',
    contact: '韩梅',
    mobile: '13912345605',
    email: 'customs@xingang.example.com',
    status: 'active',
  },
  {
    code: 'P30040',
    name: 'Pacific Provisions Ltd',
    partnerType: 'customerSupplier',
    country: 'HK',
    city: '香港',
    address: '葵涌货柜码头路 8 号',
    contact: 'K. Wong',
    email: 'wong@pacprov.example.com',
    status: 'active',
  },
  {
    code: 'P30044',
    name: 'Straits Launch Services',
    partnerType: 'carrier',
    country: 'SG',
    city: 'Singapore',
    address: '12 Pandan Crescent',
    contact: 'R. Kumar',
    email: 'ops@straitslaunch.example.com',
    status: 'active',
  },
]

/** 合作方: calls below `/master/partner`. */
export const partnerServer = defineResource(partner, {
  migrations: partnerMigrations,
  dictionaries: [
    {
      code: 'partner_type',
      name: { zh: '合作类型', en: 'Type of partner' },
      items: [
        { value: 'agent', zh: '船舶代理', en: 'Ship’s agent' },
        { value: 'carrier', zh: '承运商', en: 'Carrier' },
        { value: 'broker', zh: '报关行', en: 'Customs broker' },
        { value: 'customerSupplier', zh: '客户供应商', en: 'Customer’s supplier' },
      ],
    },
  ],
  // The demo's own; never in production.
  seed: (context) => seedRecords(partner, context, samples),
})
