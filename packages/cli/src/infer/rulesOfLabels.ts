import type { FieldKind } from '@lading/core/entity'
import { hasHan } from '../labels/translate'
import { withDictionary } from './rulesOfWords'
import type { Decision, InferenceRule } from './types'

/** People of whom a label says that they are none of ours: 对方确认人, 委托人, 代接人. */
const OUTSIDE =
  /^(对方|客户|供应商|供方|需方|买方|卖方|外部|家长|家属|患者|访客|司机).*[人员师]$|(当事|委托|受托|受益|投保|被保险|担保|保证|出租|承租|出借|收件|寄件|收货|发货|托运|受让|代.|证)人$/

const ENDS: readonly (readonly [id: string, about: string, ends: RegExp, decision: Decision])[] = [
  ['R139', 'a label that ends in 否 is answered yes or no', /[^是]否$/, { kind: 'boolean' }],
  ['R140', 'a label that ends in 时间', /时间$|时刻$/, { kind: 'datetime' }],
  ['R141', 'a label that ends in 日期', /日期$|日$|交期$|期至$|有效期$/, { kind: 'date' }],
  ['R187', 'a label of what is in stock', /库存量?$|库存数$|结存$/, { kind: 'quantity', confidence: 0.75 }],
  ['R188', 'a label of points given', /[总得评均满扣打]分$|得分$|分数$/, { kind: 'score', confidence: 0.75 }],
  ['R189', 'a label of one party', /[^地对双各双多]方$/, { kind: 'text', confidence: 0.7 }],
  ['R142', 'a label that ends in 附件 or 文件', /附件$|文件$|扫描件$/, { kind: 'file' }],
  ['R143', 'a label that ends in 图片 or 照片', /图片?$|照片$|截图$/, { kind: 'image' }],
  [
    'R144',
    'a label that ends in 单价, 金额 or a kind of money',
    /金额$|单价$|价格$|[^评定]价$|[^条样爆]款$|[^收]费$|费用$|税额$|总额$|余额$|薪资$|工资$/,
    { kind: 'money' },
  ],
  [
    'R163',
    'a label of money that is owed or was paid',
    /(应收|应付|实收|实付|已收|已付|未收|未付|应补退|补退|滞纳金|押金|定金|尾款|额|赔偿|赔款|罚款|补贴|货款)$/,
    { kind: 'money', confidence: 0.75 },
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
    /重$|重量$|体积$|长度$|宽度$|高度$|厚度$|温度?$|湿度$|浓度$|密度$|硬度$|面积$|时长$|工时$|小时$|公里$|里程$/,
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
    /规格$|型号$|规格型号$|材质$|(^|生产|入库|物料|产品|货物|商品)批次$/,
    { kind: 'text', confidence: 0.85 },
  ],
  [
    'R160',
    'a label that ends in 金 or 税 is money, more often than not',
    /[^资基]金$|[^含免退]税$/,
    { kind: 'money', confidence: 0.75 },
  ],
  ['R161', 'a label that ends in 系数', /系数$|[倍吨米]数$/, { kind: 'decimal', confidence: 0.75 }],
  [
    'R162',
    'a label that ends in 数 counts',
    /[^参系函指倍分吨米底]数$/,
    { kind: 'integer', confidence: 0.7 },
  ],
  ['R164', 'a label that ends in 量', /[^质计]量$/, { kind: 'quantity', confidence: 0.75 }],
  [
    'R165',
    'a label that ends in a kind of something',
    /种$|[^号模]型$|级$/,
    { kind: 'dict', confidence: 0.75 },
  ],
  [
    'R166',
    'a label of a paper',
    /[^份]证$|书$|凭证$|回单$|回执$|图纸$|执照$|协议$|[^人员]报告$/,
    { kind: 'file', confidence: 0.7 },
  ],
  ['R190', 'a label of somebody outside', OUTSIDE, { kind: 'text', confidence: 0.7 }],
  [
    'R167',
    'a label of people, of the house more often than not',
    /[^联系收货法个]人$|[^会成学船球队组委议雇动]员$|[计程技医教厨律]师$|[组班店站厂科部处队所园]长$|主任$|师傅$|经理$|主管$|导购$|跟单$|仓管$|制单$|库管$/,
    { kind: 'user', confidence: 0.7 },
  ],
  [
    'R168',
    'a label that ends in 到期, 截止 or the like',
    /到期$|截止$|到期时$|起始$|送达$/,
    { kind: 'date', confidence: 0.65 },
  ],
  ['R159', 'a label that ends in 状态', /状态$/, { kind: 'dict', field: { readonly: true } }],
]

/** Does a rule of labels decide by the end of this label that it is of the kind? */
export const endsAs = (label: string, kind: FieldKind): boolean =>
  ENDS.some(([, , ends, decision]) => decision.kind === kind && ends.test(label.trim()))

/** Chinese endings, asked of the label where the words behind it decide nothing. */
export const labelRules: readonly InferenceRule[] = ENDS.map(([id, about, ends, decision]) => ({
  id,
  about,
  decide: (c) =>
    c.zh && hasHan(c.zh) && ends.test(c.zh.trim().replace(/[1-9一二三]$/, ''))
      ? withDictionary(c, decision)
      : undefined,
}))
