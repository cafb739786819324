import { defineResource, seedRecords } from '@lading/server'
import { COMPANY_GROUPS } from '../../shared/companyGroups'
import { company } from './company.entity'
import { companyMigrations } from './company.migrations'

/** The demo’s records. */
const samples = [
  {
    code: 'SH01',
    name: '上海公司',
    nameEn: 'Hangda Shanghai Co., Ltd.',
    companyGroup: 'HQ',
    country: 'CN',
    currency: 'CNY',
    taxNo: '91310000MA1FL00001',
    address: '上海市浦东新区世纪大道 88 号',
    status: 'active',
  },
  {
    code: 'NB01',
    name: '宁波公司',
    nameEn: 'Hangda Ningbo Co., Ltd.',
    companyGroup: 'HQ',
    country: 'CN',
    currency: 'CNY',
    taxNo: '91330200MA2AL00002',
    address: '宁波市北仑区港城路 12 号',
    status: 'active',
  },
  {
    code: 'QD01',
    name: '青岛公司',
    nameEn: 'Hangda Qingdao Co., Ltd.',
    companyGroup: 'HQ',
    country: 'CN',
    currency: 'CNY',
    taxNo: '91370200MA3CL00003',
    address: '青岛市黄岛区前湾港路 7 号',
    status: 'active',
  },
  {
    code: 'SZ01',
    name: '深圳公司',
    nameEn: 'Hangda Shenzhen Co., Ltd.',
    companyGroup: 'HQ',
    country: 'CN',
    currency: 'CNY',
    taxNo: '91440300MA5DL00004',
    address: '深圳市盐田区海景路 23 号',
    status: 'active',
  },
  {
    code: 'SG01',
    name: '新加坡公司',
    nameEn: 'Hangda Singapore Pte Ltd',
    companyGroup: 'SG',
    country: 'SG',
    currency: 'SGD',
    taxNo: '201912345K',
    address: '8 Jurong Pier Road, Singapore',
    status: 'active',
  },
  {
    code: 'RT01',
    name: '鹿特丹公司',
    nameEn: 'Hangda Rotterdam B.V.',
    companyGroup: 'NL',
    country: 'NL',
    currency: 'EUR',
    taxNo: 'NL859123456B01',
    address: 'Waalhaven Z.z. 19, Rotterdam',
    status: 'active',
  },
  {
    code: 'AE01',
    name: '迪拜公司',
    nameEn: 'Hangda Gulf FZE',
    companyGroup: 'UAE',
    country: 'AE',
    currency: 'USD',
    taxNo: '100123456700003',
    address: 'Jebel Ali Free Zone, Gate 4, Dubai',
    status: 'active',
  },
  {
    code: 'US01',
    name: '休斯敦公司',
    nameEn: 'Hangda Houston Inc.',
    companyGroup: 'USA',
    country: 'US',
    currency: 'USD',
    taxNo: '76-1234567',
    address: '1200 Barbours Cut Blvd, La Porte, Texas',
    status: 'active',
  },
]

/** 公司: calls below `/master/company`. */
export const companyServer = defineResource(company, {
  migrations: companyMigrations,
  dictionaries: [
    {
      code: 'company_group',
      name: { zh: '公司组', en: 'Company group' },
      items: COMPANY_GROUPS.map(({ value, zh, en }) => ({ value, zh, en })),
    },
  ],
  // The demo's own; never in production.
  seed: (context) => seedRecords(company, context, samples),
})
