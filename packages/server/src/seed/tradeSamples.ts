/** What the demo trades with: codes of one list are named by the others. The one source of all demo records. */

/** A customer of the demo. */
export interface SampleCustomer {
  code: string
  name: string
  shortName: string
  country: string
  city: string
  currency: string
}

/** A vessel of the demo; `customer` is the code of whom it belongs to. */
export interface SampleVessel {
  code: string
  name: string
  imo: string
  customer: string
  vesselType: string
  flag: string
  riskLevel: string
  buildYear: number
}

/** A port of the demo, by its UN/LOCODE. */
export interface SamplePort {
  code: string
  name: string
  nameEn: string
  country: string
}

/** An item of the demo, with the unit it is sold by and its list price. */
export interface SampleItem {
  code: string
  name: string
  nameEn: string
  businessType: string
  unit: string
  price: number
}

export const sampleCustomers: readonly SampleCustomer[] = [
  {
    code: 'C10021',
    name: '中远海运集运',
    shortName: 'COSCO SHIPPING Lines',
    country: 'CN',
    city: '上海',
    currency: 'CNY',
  },
  {
    code: 'C10045',
    name: '长荣海运',
    shortName: 'Evergreen Marine',
    country: 'TW',
    city: '台北',
    currency: 'USD',
  },
  {
    code: 'C10077',
    name: '太平洋航运',
    shortName: 'Pacific Basin',
    country: 'HK',
    city: '香港',
    currency: 'USD',
  },
  {
    code: 'C10102',
    name: '招商轮船',
    shortName: 'China Merchants Energy Shipping',
    country: 'CN',
    city: '上海',
    currency: 'CNY',
  },
  {
    code: 'C10133',
    name: '马士基上海',
    shortName: 'Maersk Shanghai',
    country: 'CN',
    city: '上海',
    currency: 'USD',
  },
  { code: 'C10158', name: '地中海航运', shortName: 'MSC', country: 'CH', city: '日内瓦', currency: 'EUR' },
  {
    code: 'C10190',
    name: '海洋网联',
    shortName: 'Ocean Network Express',
    country: 'SG',
    city: '新加坡',
    currency: 'USD',
  },
  {
    code: 'C10214',
    name: '万海航运',
    shortName: 'Wan Hai Lines',
    country: 'TW',
    city: '台北',
    currency: 'USD',
  },
]

export const sampleVessels: readonly SampleVessel[] = [
  {
    code: 'V9321483',
    name: 'EVER GRACE',
    imo: '9321483',
    customer: 'C10045',
    vesselType: 'container',
    flag: 'PA',
    riskLevel: 'low',
    buildYear: 2019,
  },
  {
    code: 'V9454436',
    name: 'COSCO HOPE',
    imo: '9454436',
    customer: 'C10021',
    vesselType: 'container',
    flag: 'HK',
    riskLevel: 'low',
    buildYear: 2012,
  },
  {
    code: 'V9619907',
    name: 'PACIFIC BASIN',
    imo: '9619907',
    customer: 'C10077',
    vesselType: 'bulk',
    flag: 'HK',
    riskLevel: 'medium',
    buildYear: 2013,
  },
  {
    code: 'V9703291',
    name: 'NORDIC AURORA',
    imo: '9703291',
    customer: 'C10133',
    vesselType: 'container',
    flag: 'DK',
    riskLevel: 'low',
    buildYear: 2015,
  },
  {
    code: 'V9811000',
    name: 'ORIENT JADE',
    imo: '9811000',
    customer: 'C10190',
    vesselType: 'container',
    flag: 'SG',
    riskLevel: 'low',
    buildYear: 2018,
  },
  {
    code: 'V9839272',
    name: 'SINO HARMONY',
    imo: '9839272',
    customer: 'C10102',
    vesselType: 'tanker',
    flag: 'CN',
    riskLevel: 'medium',
    buildYear: 2019,
  },
  {
    code: 'V9776418',
    name: 'MSC RIVIERA',
    imo: '9776418',
    customer: 'C10158',
    vesselType: 'container',
    flag: 'LR',
    riskLevel: 'low',
    buildYear: 2017,
  },
  {
    code: 'V9493262',
    name: 'WAN HAI 515',
    imo: '9493262',
    customer: 'C10214',
    vesselType: 'container',
    flag: 'SG',
    riskLevel: 'low',
    buildYear: 2012,
  },
  {
    code: 'V9462017',
    name: 'COSCO DEVELOPMENT',
    imo: '9462017',
    customer: 'C10021',
    vesselType: 'container',
    flag: 'HK',
    riskLevel: 'low',
    buildYear: 2011,
  },
  {
    code: 'V9597135',
    name: 'NEW VITALITY',
    imo: '9597135',
    customer: 'C10102',
    vesselType: 'tanker',
    flag: 'LR',
    riskLevel: 'low',
    buildYear: 2013,
  },
  {
    code: 'V9187409',
    name: 'ISLAND TRADER',
    imo: '9187409',
    customer: 'C10077',
    vesselType: 'bulk',
    flag: 'KM',
    riskLevel: 'high',
    buildYear: 1999,
  },
  {
    code: 'V9850551',
    name: 'EVER ACE',
    imo: '9850551',
    customer: 'C10045',
    vesselType: 'container',
    flag: 'PA',
    riskLevel: 'low',
    buildYear: 2021,
  },
]

export const samplePorts: readonly SamplePort[] = [
  { code: 'CNSHA', name: '上海', nameEn: 'Shanghai', country: 'CN' },
  { code: 'CNNGB', name: '宁波', nameEn: 'Ningbo', country: 'CN' },
  { code: 'CNTAO', name: '青岛', nameEn: 'Qingdao', country: 'CN' },
  { code: 'CNSZX', name: '深圳', nameEn: 'Shenzhen', country: 'CN' },
  { code: 'CNXMN', name: '厦门', nameEn: 'Xiamen', country: 'CN' },
  { code: 'CNTSN', name: '天津', nameEn: 'Tianjin', country: 'CN' },
  { code: 'HKHKG', name: '香港', nameEn: 'Hong Kong', country: 'HK' },
  { code: 'SGSIN', name: '新加坡', nameEn: 'Singapore', country: 'SG' },
  { code: 'KRPUS', name: '釜山', nameEn: 'Busan', country: 'KR' },
  { code: 'JPYOK', name: '横滨', nameEn: 'Yokohama', country: 'JP' },
  { code: 'NLRTM', name: '鹿特丹', nameEn: 'Rotterdam', country: 'NL' },
  { code: 'DEHAM', name: '汉堡', nameEn: 'Hamburg', country: 'DE' },
  { code: 'AEJEA', name: '杰贝阿里', nameEn: 'Jebel Ali', country: 'AE' },
  { code: 'USHOU', name: '休斯敦', nameEn: 'Houston', country: 'US' },
]

export const sampleItems: readonly SampleItem[] = [
  {
    code: 'IMPA150711',
    name: '船用涤纶缆绳 40mm',
    nameEn: 'Polyester mooring rope 40 mm',
    businessType: 'deck',
    unit: 'ROLL',
    price: 4680,
  },
  {
    code: 'IMPA190215',
    name: '防护手套 皮质',
    nameEn: 'Leather working gloves',
    businessType: 'deck',
    unit: 'PAIR',
    price: 18.5,
  },
  {
    code: 'IMPA232041',
    name: '不锈钢螺栓 M16',
    nameEn: 'Stainless bolt M16',
    businessType: 'engine',
    unit: 'BOX',
    price: 126,
  },
  {
    code: 'IMPA330257',
    name: '救生圈 带灯',
    nameEn: 'Lifebuoy with light',
    businessType: 'deck',
    unit: 'SET',
    price: 385,
  },
  {
    code: 'IMPA370611',
    name: '电焊条 E7018',
    nameEn: 'Welding electrode E7018',
    businessType: 'engine',
    unit: 'BOX',
    price: 148,
  },
  {
    code: 'IMPA450803',
    name: '润滑脂 18kg',
    nameEn: 'Lubricating grease 18 kg',
    businessType: 'engine',
    unit: 'DRUM',
    price: 720,
  },
  {
    code: 'IMPA551022',
    name: '清洗剂 25L',
    nameEn: 'Cleaner 25 l',
    businessType: 'cabin',
    unit: 'DRUM',
    price: 265,
  },
  {
    code: 'IMPA610443',
    name: '扭矩扳手',
    nameEn: 'Torque wrench',
    businessType: 'engine',
    unit: 'PCS',
    price: 1280,
  },
  {
    code: 'IMPA790182',
    name: 'LED 舱灯 24V',
    nameEn: 'LED cabin light 24 V',
    businessType: 'spare',
    unit: 'PCS',
    price: 96,
  },
  {
    code: 'PROV00128',
    name: '冷冻牛肉',
    nameEn: 'Frozen beef',
    businessType: 'provision',
    unit: 'KG',
    price: 68,
  },
  {
    code: 'PROV00342',
    name: '大米 25kg',
    nameEn: 'Rice 25 kg',
    businessType: 'provision',
    unit: 'BOX',
    price: 142,
  },
]
