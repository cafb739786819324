import type { Field, FieldKind } from '@lading/core/entity'

/** A field of a kind for tests and stories: what a row may hold, how the grid shows it, and what a pasted text becomes. */
export interface KindSample {
  field?: Omit<Partial<Field>, 'kind'>
  value: unknown
  text: string
  /** A text from a spreadsheet and the value it leads to; absent: nobody may change the cell. */
  pasted?: [text: string, value: unknown]
}

/** Every kind of field: a new one cannot be forgotten. */
export const KIND_SAMPLES: Readonly<Record<FieldKind, KindSample>> = {
  rowNumber: { value: 1, text: '1' },
  code: { field: { readonly: true }, value: 'L-001', text: 'L-001' },
  text: { value: '缆绳', text: '缆绳', pasted: ['油漆', '油漆'] },
  textarea: { value: '一\n二', text: '一\n二', pasted: ['三', '三'] },
  integer: { value: 3, text: '3', pasted: ['1,200', 1200] },
  decimal: { value: 1.25, text: '1.25', pasted: ['2.5', 2.5] },
  quantity: { value: 12, text: '12.00', pasted: ['7', 7] },
  score: { value: 90, text: '90', pasted: ['85.5', 85.5] },
  money: { value: 1234.5, text: '1,234.50', pasted: ['¥99.9', 99.9] },
  percent: { value: 13, text: '13%', pasted: ['6.5%', 6.5] },
  rate: { value: 7.125, text: '7.125', pasted: ['7.2', 7.2] },
  date: { value: '2026-03-01', text: '2026-03-01', pasted: ['2026/4/5', '2026-04-05'] },
  datetime: {
    value: '2026-03-01 08:30:00',
    text: '2026-03-01 08:30:00',
    pasted: ['2026-4-5 9:00', '2026-04-05 09:00:00'],
  },
  year: { value: 2026, text: '2026', pasted: ['2027', 2027] },
  boolean: { value: 'Y', text: 'Y', pasted: ['否', 'N'] },
  dict: { field: { dict: 'unit', look: 'radio' }, value: 'PCS', text: '件', pasted: ['箱', 'BOX'] },
  dictSearch: { field: { dict: 'port' }, value: 'CNSHA', text: '上海', pasted: ['宁波', 'CNNGB'] },
  dictMulti: {
    field: { dict: 'service' },
    value: 'supply,customs',
    text: '物料供应,报关',
    pasted: ['送船、报关', 'delivery,customs'],
  },
  status: { field: { dict: 'unit', readonly: true }, value: 'KG', text: '千克' },
  user: { value: 'wangwei', text: '王伟', pasted: ['李娜', 'lina'] },
  dept: {
    field: { multiple: true },
    value: 'dept-2',
    text: '上海销售部',
    pasted: ['宁波公司;A01', 'dept-4,dept-1'],
  },
  role: { value: 'sales', text: '销售经办', pasted: ['财务', 'finance'] },
  position: { value: 'SM', text: '销售经理', pasted: ['总经理', 'GM'] },
  record: { field: { ref: 'customer' }, value: 'C10001', text: '', pasted: ['C10002', 'C10002'] },
  display: { field: { of: 'record', readonly: true }, value: '显示', text: '显示' },
  email: { value: 'a@b.cn', text: 'a@b.cn', pasted: ['c@d.cn', 'c@d.cn'] },
  mobile: { value: '13800000000', text: '13800000000', pasted: ['13900000000', '13900000000'] },
  url: { value: 'https://a.cn', text: 'https://a.cn', pasted: ['https://b.cn', 'https://b.cn'] },
  file: {
    value: 'demo/合同.pdf',
    text: '合同.pdf',
    pasted: ['demo/a.pdf,demo/b.pdf', 'demo/a.pdf,demo/b.pdf'],
  },
  image: {
    field: { maxFiles: 2 },
    value: 'demo/章.png',
    text: '章.png',
    pasted: ['demo/c.png', 'demo/c.png'],
  },
  area: { value: '310115', text: '上海市/上海市/浦东新区', pasted: ['北京市', '110000'] },
  category: {
    field: { multiple: true },
    value: 'cat-2',
    text: '运输费',
    pasted: ['报关费；费用', 'cat-3,cat-1'],
  },
  tree: { field: { dict: 'sys_material,name,code' }, value: 'M12', text: '机舱物料', pasted: ['备件', 'M2'] },
  popup: {
    field: { ref: 'vessel', column: 'vessel', fills: { text: 'vesselName' } },
    value: 'V002',
    text: 'V002',
    pasted: ['V005', 'V005'],
  },
  richtext: {
    value: '<p>甲<strong>乙</strong></p>',
    text: '甲乙',
    pasted: ['1 < 2', '<p>1 &lt; 2</p>'],
  },
}
