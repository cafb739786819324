import type { DictSeed } from '../module'

const dict = (
  code: string,
  zh: string,
  en: string,
  items: [value: string, zh: string, en: string][],
): DictSeed => ({
  code,
  name: { zh, en },
  items: items.map(([value, itemZh, itemEn]) => ({ value, zh: itemZh, en: itemEn })),
})

/** Dictionaries of the trade: the values that the business fields of the label sets ask for. */
export const businessDictionaries: DictSeed[] = [
  dict('sales_type', '销售类型', 'Sales type', [
    ['spot', '现货销售', 'Spot sale'],
    ['contract', '合同销售', 'Contract sale'],
    ['project', '项目销售', 'Project sale'],
    ['agency', '代理销售', 'Agency sale'],
    ['return', '退货', 'Return'],
  ]),
  dict('business_type', '业务类型', 'Business type', [
    ['provision', '伙食', 'Provisions'],
    ['bonded', '保税', 'Bonded stores'],
    ['deck', '甲板', 'Deck stores'],
    ['engine', '机舱', 'Engine stores'],
    ['cabin', '房舱', 'Cabin stores'],
    ['spare', '备件', 'Spare parts'],
    ['service', '服务', 'Service'],
  ]),
  dict('business_unit', '业务单位', 'Business unit', [
    ['MAR', '船舶供应', 'Marine supply'],
    ['OFF', '海工', 'Offshore'],
    ['CRU', '邮轮', 'Cruise'],
    ['PRO', '采购', 'Procurement'],
    ['LOG', '物流', 'Logistics'],
  ]),
  dict('company', '公司', 'Company', [
    ['SH01', '上海公司', 'Shanghai'],
    ['NB01', '宁波公司', 'Ningbo'],
    ['QD01', '青岛公司', 'Qingdao'],
    ['SZ01', '深圳公司', 'Shenzhen'],
    ['SG01', '新加坡公司', 'Singapore'],
    ['RT01', '鹿特丹公司', 'Rotterdam'],
  ]),
  dict('site', '站点', 'Site', [
    ['YS', '洋山', 'Yangshan'],
    ['WGQ', '外高桥', 'Waigaoqiao'],
    ['BL', '北仑', 'Beilun'],
    ['QW', '前湾', 'Qianwan'],
    ['YT', '盐田', 'Yantian'],
    ['JUR', '裕廊', 'Jurong'],
  ]),
  dict('port', '港口', 'Port', [
    ['CNSHA', '上海', 'Shanghai'],
    ['CNNGB', '宁波', 'Ningbo'],
    ['CNTAO', '青岛', 'Qingdao'],
    ['CNSZX', '深圳', 'Shenzhen'],
    ['CNXMN', '厦门', 'Xiamen'],
    ['CNTSN', '天津', 'Tianjin'],
    ['HKHKG', '香港', 'Hong Kong'],
    ['SGSIN', '新加坡', 'Singapore'],
    ['KRPUS', '釜山', 'Busan'],
    ['JPYOK', '横滨', 'Yokohama'],
    ['NLRTM', '鹿特丹', 'Rotterdam'],
    ['DEHAM', '汉堡', 'Hamburg'],
  ]),
  dict('unit', '单位', 'Unit', [
    ['PCS', '件', 'Piece'],
    ['KG', '千克', 'Kilogram'],
    ['L', '升', 'Litre'],
    ['M', '米', 'Metre'],
    ['BOX', '箱', 'Box'],
    ['SET', '套', 'Set'],
    ['ROLL', '卷', 'Roll'],
    ['DRUM', '桶', 'Drum'],
    ['PAIR', '双', 'Pair'],
    ['TIN', '罐', 'Tin'],
  ]),
  dict('currency', '币种', 'Currency', [
    ['CNY', '人民币', 'Chinese yuan'],
    ['USD', '美元', 'US dollar'],
    ['EUR', '欧元', 'Euro'],
    ['SGD', '新加坡元', 'Singapore dollar'],
    ['JPY', '日元', 'Japanese yen'],
    ['HKD', '港元', 'Hong Kong dollar'],
  ]),
]
