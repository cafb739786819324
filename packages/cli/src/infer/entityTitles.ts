/** Chinese names of the business documents, by their English title in lower case. */
const TITLES: Record<string, string> = {
  quotation: '报价单',
  expense: '费用报销单',
  courier: '快递单',
  'sales task': '销售任务',
  'logistics delivery': '物流交接单',
  'dispatch note': '发运单',
  'collection note': '提货单',
  'receive order': '收货单',
  'pick order': '拣货单',
  inventory: '库存',
  'purchase expense': '采购费用',
  'sales order confirmation': '销售订单确认',
  '360 assessment': '360考核',
  'customer complaint': '客户投诉',
  'access application': '系统权限申请',
  'e-mail account': '邮箱账号申请',
  'internal problem case': '内部问题单',
  'system user': '系统用户',
  'item over-delivery': '物料超交',
  line: '明细',
}

/** The Chinese name of a document, or its English title when nobody has translated it yet. */
export function chineseTitle(title: string): string {
  const known = title.trim().toLowerCase()
  return Object.hasOwn(TITLES, known) ? TITLES[known]! : title
}

/** The English title of a document that is known by its Chinese name. */
export function knownTitle(zh: string): string | undefined {
  const title = Object.entries(TITLES).find(([, name]) => name === zh.trim())?.[0]
  return title && title.charAt(0).toUpperCase() + title.slice(1)
}
