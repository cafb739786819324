import { snakeCase } from '@lading/core/entity'
import { hasHan } from '../labels/translate'
import type { Candidate, Decision, InferenceRule } from './types'
import { headOf, isParticiple, last, singular } from './ruleParts'

/** Kinds by the word that a name is about; asked after the rules of the house and before the last one. */
const HEADS: readonly (readonly [id: string, about: string, decision: Decision, words: string])[] = [
  ['R110', 'a time', { kind: 'datetime' }, 'time datetime timestamp arrival departure'],
  ['R111', 'a day', { kind: 'date' }, 'date deadline day birthday dob etd ata atd due'],
  [
    'R112',
    'flags',
    { kind: 'boolean' },
    'flag yn enabled disabled included excluded taxable active valid visible required vaccinated approved',
  ],
  [
    'R113',
    'counts',
    { kind: 'integer', confidence: 0.85 },
    'count days pages years months persons people sort seq sequence',
  ],
  [
    'R114',
    'measured amounts',
    { kind: 'decimal' },
    'length width height thickness temperature hours duration kg grams km dose load capacity points floor power distance',
  ],
  [
    'R115',
    'money',
    { kind: 'money' },
    'cost charge freight salary discount discounts deposit balance budget tax fee fees total_tax bonus wage premium payment refund expense limit',
  ],
  ['R116', 'percentages', { kind: 'percent' }, 'percent ratio'],
  ['R117', 'telephone', { kind: 'mobile', confidence: 0.8 }, 'phone cellphone'],
  ['R118', 'links', { kind: 'url' }, 'url website link homepage uri'],
  ['R119', 'pictures', { kind: 'image' }, 'image images photo photos picture pictures avatar logo thumbnail'],
  ['R120', 'files', { kind: 'file' }, 'attachment file files resume scan documents'],
  [
    'R121',
    'long texts',
    { kind: 'textarea' },
    'requirements duties findings instructions summary introduction suggestion experience situation message details',
  ],
  ['R122', 'results', { kind: 'textarea', confidence: 0.75 }, 'result results'],
  [
    'R123',
    'choices',
    { kind: 'dict', confidence: 0.85 },
    'method mode level priority terms incoterms nature source channel grade degree class country brand channel color species',
  ],
  [
    'R124',
    'places and texts',
    { kind: 'text', confidence: 0.85 },
    'spec model location place sku version title_text container fax tags keywords edition attribute plate',
  ],
  ['R125', 'a position', { kind: 'position', confidence: 0.75 }, 'position'],
  ['R126', 'a role', { kind: 'role', confidence: 0.75 }, 'role'],
  ['R127', 'a city', { kind: 'text', confidence: 0.6 }, 'city province district'],
  [
    'R128',
    'people',
    { kind: 'user' },
    'declarant buyer inspector keeper reviewer auditor approver maker driver manager employee merchandiser recipient reporter interviewer creator signer owner assignee requester bookkeeper engineer',
  ],
  [
    'R129',
    'people who may be outside',
    { kind: 'text', confidence: 0.6 },
    'contact consignee shipper mechanic payee payer gateway',
  ],
  ['R130', 'parts of the company', { kind: 'dept', confidence: 0.6 }, 'organization workshop team'],
  ['R131', 'where goods lie', { kind: 'text', confidence: 0.6 }, 'bin'],
  [
    'R132',
    'things that may have a list of their own',
    { kind: 'text', confidence: 0.6 },
    'carrier broker bank party manufacturer goods',
  ],
]

/** People of the house, by the words of their rule. */
export const PEOPLE = new Set(HEADS.find(([id]) => id === 'R128')![3].split(' '))
const HEAD_WORDS = new Set(HEADS.flatMap(([, , , words]) => words.split(' ')))

const HEAD_RULES: readonly InferenceRule[] = HEADS.map(([id, about, decision, words]) => {
  const known = new Set(words.split(' '))
  const isMeant = (word: string) => known.has(word) || (!HEAD_WORDS.has(word) && known.has(singular(word)))
  return {
    id,
    about,
    // `approved` at the end says yes or no by itself; a word before it says more.
    decide: (c) => {
      if (known.has(last(c))) return withDictionary(c, decision)
      if (!isMeant(headOf(c))) return undefined
      const { confidence = 0.9 } = decision
      // `deposit paid` may be the amount, or whether it was paid.
      const unsure = isParticiple(last(c)) ? Math.min(confidence, 0.65) : confidence
      return withDictionary(c, { ...decision, confidence: unsure })
    },
  }
})

/** The decision with what it takes from the field: the currency beside it, the code of its dictionary. */
export function withDictionary(c: Candidate, decision: Decision): Decision {
  if (decision.kind === 'money' && c.siblings.has('currency'))
    return { ...decision, field: { currency: 'currency' } }
  return decision.kind === 'dict' ? { ...decision, field: { dict: snakeCase(c.name) } } : decision
}

const THINGS = [
  'warehouse',
  'contract',
  'project',
  'order',
  'vehicle',
  'asset',
  'equipment',
  'employee',
  'invoice',
  'rack',
]

/** Things that have a list of their own, and what is said of them. */
export const thingRules: readonly InferenceRule[] = [
  {
    id: 'R106',
    about: 'the key of a thing whose name stands beside it is a record',
    decide: (c) => {
      const [, stem] = /^(.+?)(?:Id|No|Code|Number)$/.exec(c.name) ?? []
      if (!stem || !c.siblings.has(`${stem}Name`)) return undefined
      return { kind: 'record', confidence: 0.85, field: { ref: stem } }
    },
  },
  {
    id: 'R107',
    about: 'warehouses, contracts, projects and the like are records',
    decide: (c) => {
      const [noun, end, ...more] = c.words
      if (!noun || !THINGS.includes(noun) || more.length > 0) return undefined
      if (end === undefined) return { kind: 'record', confidence: 0.75, field: { ref: noun } }
      return end === 'id' || end === 'code'
        ? { kind: 'record', confidence: 0.8, field: { ref: noun } }
        : undefined
    },
  },
  {
    id: 'R108',
    about: 'a port of something is a record',
    decide: (c) =>
      (c.words[0] === 'port' && c.words[1] === 'of') || (headOf(c) === 'port' && c.words.length > 1 && c.zh)
        ? { kind: 'record', confidence: 0.75, field: { ref: 'port' } }
        : undefined,
  },
  {
    id: 'R109',
    about: 'terms, units and types of something come from a dictionary',
    decide: (c) =>
      c.words.includes('of') && ['country', 'unit', 'type', 'terms'].includes(headOf(c))
        ? { kind: 'dict', field: { dict: snakeCase(c.name) } }
        : undefined,
  },
]

/** What a name with a head that everybody knows means. */
export const wordRules: readonly InferenceRule[] = [
  ...HEAD_RULES,
  {
    id: 'R133',
    about: 'a word that says what was done with something is a yes or no, or the day it was done',
    decide: (c) => (isParticiple(last(c)) ? { kind: 'boolean', confidence: 0.65 } : undefined),
  },
  {
    id: 'R134',
    about: 'packages and pieces are counted',
    decide: (c) =>
      /^(package|piece|carton|pallet|bag|drum)s?$/.test(last(c))
        ? { kind: 'quantity', confidence: 0.85 }
        : undefined,
  },
]

const ENDS: readonly (readonly [id: string, about: string, ends: RegExp, decision: Decision])[] = [
  ['R139', 'a label that ends in 否 is answered yes or no', /[^是]否$/, { kind: 'boolean' }],
  ['R140', 'a label that ends in 时间', /时间$|时刻$/, { kind: 'datetime' }],
  ['R141', 'a label that ends in 日期', /日期$|日$|交期$|期至$|有效期$/, { kind: 'date' }],
  ['R142', 'a label that ends in 附件 or 文件', /附件$|文件$|扫描件$/, { kind: 'file' }],
  ['R143', 'a label that ends in 图片 or 照片', /图片?$|照片$|截图$/, { kind: 'image' }],
  [
    'R144',
    'a label that ends in 单价, 金额 or a kind of money',
    /金额$|单价$|价格$|价$|款$|[^收]费$|费用$|税额$|总额$|余额$|薪资$|工资$/,
    { kind: 'money' },
  ],
  [
    'R145',
    'a label that ends in 率, 比例 or %',
    /[^汇功频效]率$|比例$|百分比$|占比$|[(（]%[)）]$/,
    { kind: 'percent' },
  ],
  ['R146', 'a label that ends in 汇率', /汇率$/, { kind: 'rate', field: { digits: 6 } }],
  ['R147', 'a label that ends in 数量', /数量$|件数$|箱数$|托数$/, { kind: 'quantity' }],
  [
    'R148',
    'a label of a weight or measure',
    /重$|重量$|体积$|长度$|宽度$|高度$|面积$|时长$|工时$/,
    { kind: 'decimal' },
  ],
  [
    'R149',
    'a label that ends in a word for long text',
    /备注$|说明$|描述$|原因$|事由$|理由$|意见$|内容$|要求$|职责$|简介$|评语$|摘要$|总结$|反馈$|评价$/,
    { kind: 'textarea' },
  ],
  ['R150', 'a label that ends in 部门', /部门$|科室$/, { kind: 'dept' }],
  ['R151', 'a label that ends in 邮箱', /邮箱$/, { kind: 'email' }],
  ['R152', 'a label of a mobile', /手机号?码?$|联系电话$|^电话$/, { kind: 'mobile', confidence: 0.8 }],
  ['R153', 'a label that ends in 地址', /地址$|地点$/, { kind: 'text' }],
  [
    'R154',
    'a label that ends in 类型, 方式, 等级 …',
    /类型$|类别$|种类$|分类$|方式$|等级$|级别$|性质$|币种$|程度$|渠道$|性别$|币别$|条款$|品牌$/,
    { kind: 'dict' },
  ],
  [
    'R155',
    'a label of people of the house',
    /(申请|经办|负责|审核|审批|复核|制单|验收|责任|操作|保管|交接|报修|检查|记录|登记|处理|跟进|执行|发起|交底|填报|盘点|质检|领用|创建|录入|编制|批准|校对|报销|接待)人$|(业务|采购|销售|检验|质检|仓管|保管|跟单|客服|安全|巡检|维修|操作)(员|人员)$/,
    { kind: 'user' },
  ],
  [
    'R156',
    'a label that ends in a number of a document',
    /(编号|单号|号码|代码|编码|号)$/,
    { kind: 'text', field: { maxLength: 50 } },
  ],
  ['R157', 'a label that ends in 名称 or 姓名', /名称$|姓名$|品名$|名$/, { kind: 'text', confidence: 0.8 }],
  [
    'R158',
    'a label that ends in 规格 or 型号',
    /规格$|型号$|规格型号$|材质$|批次$/,
    { kind: 'text', confidence: 0.85 },
  ],
  [
    'R160',
    'a label that ends in 金 or 税 is money, more often than not',
    /[^资基]金$|[^含免退]税$/,
    { kind: 'money', confidence: 0.75 },
  ],
  ['R161', 'a label that ends in 系数', /系数$/, { kind: 'decimal' }],
  ['R162', 'a label that ends in 数 counts', /[^参系函指]数$/, { kind: 'integer', confidence: 0.75 }],
  ['R159', 'a label that ends in 状态', /状态$/, { kind: 'dict', field: { readonly: true } }],
]

/** Chinese endings, asked of the label where the words behind it decide nothing. */
export const labelRules: readonly InferenceRule[] = ENDS.map(([id, about, ends, decision]) => ({
  id,
  about,
  decide: (c) => (c.zh && hasHan(c.zh) && ends.test(c.zh.trim()) ? withDictionary(c, decision) : undefined),
}))
