import type { Text } from '@lading/core/text'
import { audit } from './areas/audit'
import { barcode } from './areas/barcode'
import { basics } from './areas/basics'
import { bpm } from './areas/bpm'
import { contracts } from './areas/contracts'
import { customers } from './areas/customers'
import { finance } from './areas/finance'
import { logistics } from './areas/logistics'
import { officeAdmin } from './areas/officeAdmin'
import { officeBusiness } from './areas/officeBusiness'
import { officeHr } from './areas/officeHr'
import { warehouse } from './areas/warehouse'
import type { FormText, Variant } from './language'
import { readForms, readWords } from './language'
import { WORDS } from './words'

/** A group of the menu with its forms. */
export interface FormArea extends Text {
  key: string
  icon: string
  sortNo: number
  /** Key of the group that it stands in. @default none: it is at the top */
  parent?: string
  /** Roles that hold every right of its forms. */
  work: readonly string[]
  /** Roles that list and export. */
  read: readonly string[]
  forms: readonly FormText[]
}

/** What the group's companies abroad ask beside what everybody is asked. */
const COMPANIES: Readonly<Record<string, Variant>> = {
  KR: {
    zh: '韩国',
    en: 'Korea',
    money:
      'krOffice*:dict=韩国办事处/Korean office{SEL 首尔 Seoul;PUS 釜山 Busan;ICN 仁川 Incheon}, krBusinessNo=营业登记号/Business registration no.(617-81-44021;120-88-00767;601-86-11290), krwAmount:money=韩元金额/Amount in KRW, krTaxBill:yes=电子税务发票/Electronic tax bill',
    plain:
      'krOffice*:dict=韩国办事处/Korean office{SEL 首尔 Seoul;PUS 釜山 Busan;ICN 仁川 Incheon}, koreanName=韩文姓名/Name in Korean(김민준;이서연;박지훈;최수아), krVisa:dict=滞留资格/Residence status{E7 特定活动 E-7;F2 居住 F-2;F4 在外同胞 F-4;D8 企业投资 D-8}, krManager:user=韩国负责人/Korean manager',
  },
  OS: {
    zh: '海外',
    en: 'Overseas',
    money:
      'country*, localCurrency:record:currency=当地币种/Local currency, exchangeRate, localAmount:money=当地币金额/Amount in local currency, localManager:user=当地负责人/Local manager',
    plain:
      'country*, timeZone:dict=时区/Time zone{UTC8 UTC+8 UTC+8;UTC4 UTC+4 UTC+4;UTC1 UTC+1 UTC+1;UTCm5 UTC-5 UTC-5}, localManager:user=当地负责人/Local manager, localContact:contact=当地联系人/Local contact',
  },
  SG: {
    zh: '新加坡',
    en: 'Singapore',
    money:
      'sgEntity*:dict=新加坡主体/Singapore entity{SG01 新加坡贸易公司 Trading;SG02 新加坡物流公司 Logistics}, uenNo=UEN/UEN(201512887W;200601774K;198802345D), gstRate:pct=GST税率(%)/GST rate (%), gstAmount:money=GST金额/GST',
    plain:
      'sgEntity*:dict=新加坡主体/Singapore entity{SG01 新加坡贸易公司 Trading;SG02 新加坡物流公司 Logistics}, workPass:dict=准证类型/Work pass{EP 就业准证 EP;SP S准证 S Pass;WP 工作准证 WP;PR 永久居民 PR;SC 公民 Citizen}, nricLast=证件末四位/Last four of the ID(567D;221A;884J;019C), cpf:yes=计入CPF/Counts for CPF',
  },
}

const NL =
  'nlDepot*:dict=荷兰仓/Dutch depot{RTM 鹿特丹 Rotterdam;AMS 阿姆斯特丹 Amsterdam;VLI 弗利辛恩 Vlissingen}, customsStatus:dict=海关状态/Customs status{T1 T1转关 T1;free 自由流通 Free circulation;bonded 保税 Bonded}, mrn=MRN/MRN(26NLQ5HL8J1K2M3N;26NLX2TT0P7R8S9T;26NLB7CC4D5E6F7G), exciseNo=消费税编号/Excise no.(NL0000123456;NL0000778201)'
const SG =
  'sgDepot*:dict=新加坡仓/Singapore depot{JUR 裕廊 Jurong;TUA 大士 Tuas;PAS 巴西班让 Pasir Panjang}, permitNo=准证号/Permit no.(IG6H331221A;IN6J880012C;ME7A110233K), zeroGst:yes=零税率仓/Zero-GST warehouse, tradenetOn:date=TradeNet申报日/TradeNet declared on'

/** What customs asks of the barcode work abroad. */
const DEPOTS: Readonly<Record<string, Variant>> = {
  NL: { zh: '荷兰', en: 'Netherlands', money: NL, plain: NL },
  BSG: { zh: '新加坡', en: 'Singapore', money: SG, plain: SG },
}

type Group = Omit<FormArea, 'forms'>

const group = (
  key: string,
  zh: string,
  en: string,
  icon: string,
  sortNo: number,
  ...work: string[]
): Group => ({ key, zh, en, icon, sortNo, work, read: ['viewer', 'manager'] })

const EVERYBODY = ['sales', 'purchasing', 'finance', 'logistics', 'warehouse', 'quality', 'manager']

/** Above the groups of office administration. */
export const OFFICE = { key: 'oa', zh: 'OA办公', en: 'Office administration', icon: 'file-text', sortNo: 81 }

/** All groups in the order of the menu. */
const GROUPS = {
  customer: group('customer', '客户与价格', 'Customers and prices', 'team', 15, 'sales', 'finance'),
  contract: group('contract', '合同管理', 'Contracts', 'file-text', 16, 'sales', 'manager'),
  supplier: group(
    'supplier',
    '供应商与对账',
    'Suppliers and statements',
    'account-book',
    25,
    'purchasing',
    'finance',
  ),
  transport: group('transport', '物流基础与运输', 'Transport', 'car', 32, 'logistics', 'warehouse'),
  barcode: group('barcode', '条码作业', 'Barcode work', 'database', 42, 'warehouse', 'logistics'),
  barcodeNl: {
    ...group('barcodeNl', '条码作业（荷兰）', 'Barcode work (NL)', 'database', 43, 'warehouse', 'logistics'),
    parent: 'barcode',
  },
  barcodeSg: {
    ...group(
      'barcodeSg',
      '条码作业（新加坡）',
      'Barcode work (SG)',
      'database',
      44,
      'warehouse',
      'logistics',
    ),
    parent: 'barcode',
  },
  stock: group('stock', '库存单据', 'Stock documents', 'database', 41, 'warehouse', 'quality'),
  audit: group('audit', '审计管理', 'Audit', 'safety', 62, 'finance', 'quality', 'manager'),
  bpm: group('bpm', '流程与活动', 'Workflow and events', 'team', 72, ...EVERYBODY),
  basics: group('basics', '基础与信息化', 'Basics and IT', 'book', 74, ...EVERYBODY),
  oaHr: { ...group('oaHr', 'OA人事', 'OA: personnel', 'team', 81, ...EVERYBODY), parent: OFFICE.key },
  oaAdmin: {
    ...group('oaAdmin', 'OA行政', 'OA: administration', 'file-text', 82, ...EVERYBODY),
    parent: OFFICE.key,
  },
  oaBusiness: {
    ...group('oaBusiness', 'OA业务', 'OA: business', 'file-text', 83, ...EVERYBODY),
    parent: OFFICE.key,
  },
  oaKr: { ...group('oaKr', 'OA韩国', 'OA: Korea', 'file-text', 84, ...EVERYBODY), parent: OFFICE.key },
  oaOs: { ...group('oaOs', 'OA海外', 'OA: overseas', 'file-text', 85, ...EVERYBODY), parent: OFFICE.key },
  oaSg: { ...group('oaSg', 'OA新加坡', 'OA: Singapore', 'file-text', 86, ...EVERYBODY), parent: OFFICE.key },
} satisfies Record<string, Group>

type GroupKey = keyof typeof GROUPS

/** Variants stand in a menu of their own. */
const VARIANT_GROUPS: readonly (readonly [
  end: RegExp,
  barcode: GroupKey | undefined,
  office: GroupKey | undefined,
])[] = [
  [/Nl$/, 'barcodeNl', undefined],
  [/Bsg$/, 'barcodeSg', undefined],
  [/Kr$/, undefined, 'oaKr'],
  [/Os$/, undefined, 'oaOs'],
  [/Sg$/, undefined, 'oaSg'],
]

function groupOf(own: GroupKey, { code }: FormText): GroupKey {
  for (const [end, barcodes, office] of VARIANT_GROUPS) {
    if (!end.test(code)) continue
    if (own === 'barcode' && barcodes) return barcodes
    if (own.startsWith('oa') && office) return office
  }
  return own
}

/** The areas of specification 1 §1 that have no entity of their own, with their forms. */
export function formAreas(): FormArea[] {
  const words = readWords(WORDS)
  const texts: readonly (readonly [GroupKey, string, Readonly<Record<string, Variant>>?])[] = [
    ['customer', customers],
    ['contract', contracts],
    ['supplier', finance],
    ['transport', logistics],
    ['barcode', barcode, DEPOTS],
    ['stock', warehouse],
    ['audit', audit],
    ['bpm', bpm],
    ['basics', basics],
    ['oaHr', officeHr, COMPANIES],
    ['oaAdmin', officeAdmin, COMPANIES],
    ['oaBusiness', officeBusiness, COMPANIES],
  ]
  const placed = texts.flatMap(([own, text, variants]) =>
    readForms(text, words, variants).map((form) => ({ group: groupOf(own, form), form })),
  )
  return (Object.keys(GROUPS) as GroupKey[]).map((key) => ({
    ...GROUPS[key],
    forms: placed.filter(({ group: at }) => at === key).map(({ form }) => form),
  }))
}
