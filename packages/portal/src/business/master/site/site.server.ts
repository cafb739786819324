import { defineResource, seedRecords } from '@lading/server'
import { site } from './site.entity'
import { siteMigrations } from './site.migrations'

/** The demo’s records. */
const samples = [
  {
    code: 'YS',
    name: '洋山',
    nameEn: 'Yangshan',
    company: 'SH01',
    port: 'CNSHA',
    address: '洋山保税港区业盛路 188 号',
    contact: '许刚',
    mobile: '13712345601',
    status: 'active',
  },
  {
    code: 'WGQ',
    name: '外高桥',
    nameEn: 'Waigaoqiao',
    company: 'SH01',
    port: 'CNSHA',
    address: '外高桥保税区富特北路 2 号',
    contact: '吴敏',
    mobile: '13712345602',
    status: 'active',
  },
  {
    code: 'BL',
    name: '北仑',
    nameEn: 'Beilun',
    company: 'NB01',
    port: 'CNNGB',
    address: '北仑四期码头物流园',
    contact: '戴勇',
    mobile: '13712345603',
    status: 'active',
  },
  {
    code: 'QW',
    name: '前湾',
    nameEn: 'Qianwan',
    company: 'QD01',
    port: 'CNTAO',
    address: '前湾保税港区同江路 5 号',
    contact: '于洋',
    mobile: '13712345604',
    status: 'active',
  },
  {
    code: 'YT',
    name: '盐田',
    nameEn: 'Yantian',
    company: 'SZ01',
    port: 'CNSZX',
    address: '盐田综合保税区北片 3 栋',
    contact: '曾丽',
    mobile: '13712345605',
    status: 'active',
  },
  {
    code: 'JUR',
    name: '裕廊',
    nameEn: 'Jurong',
    company: 'SG01',
    port: 'SGSIN',
    address: '30 Penjuru Lane',
    contact: 'Lim Boon',
    status: 'active',
  },
  {
    code: 'WAL',
    name: '瓦尔港',
    nameEn: 'Waalhaven',
    company: 'RT01',
    port: 'NLRTM',
    address: 'Waalhaven Z.z. 21',
    contact: 'P. Bakker',
    status: 'active',
  },
  {
    code: 'JEA',
    name: '杰贝阿里',
    nameEn: 'Jebel Ali',
    company: 'AE01',
    port: 'AEJEA',
    address: 'Jebel Ali Free Zone, Gate 4',
    contact: 'Omar Farouk',
    status: 'active',
  },
  {
    code: 'HOU',
    name: '休斯敦',
    nameEn: 'Houston',
    company: 'US01',
    port: 'USHOU',
    address: '1200 Barbours Cut Blvd',
    contact: 'D. Miller',
    status: 'active',
  },
]

/** 站点: calls below `/master/site`. */
export const siteServer = defineResource(site, {
  migrations: siteMigrations,
  // The demo's own; never in production.
  seed: (context) => seedRecords(site, context, samples),
})
