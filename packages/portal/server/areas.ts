import type { BusinessArea } from '@lading/server'

/** The business areas of the portal, as the menu names and orders them. */
export const AREAS: readonly BusinessArea[] = [
  { area: 'sales', zh: '销售管理', en: 'Sales', icon: 'shopping', sortNo: 10 },
  { area: 'purchase', zh: '采购管理', en: 'Procurement', icon: 'shopping-cart', sortNo: 20 },
  { area: 'logistics', zh: '物流管理', en: 'Logistics', icon: 'car', sortNo: 30 },
  { area: 'warehouse', zh: '仓储管理', en: 'Warehouse', icon: 'database', sortNo: 40 },
  { area: 'finance', zh: '费用管理', en: 'Expenses', icon: 'account-book', sortNo: 50 },
  { area: 'quality', zh: '质量管理', en: 'Quality', icon: 'safety', sortNo: 60 },
  { area: 'hr', zh: '人事考核', en: 'Assessment', icon: 'team', sortNo: 70 },
  { area: 'office', zh: '办公管理', en: 'Office', icon: 'file-text', sortNo: 80 },
  { area: 'master', zh: '基础资料', en: 'Master data', icon: 'book', sortNo: 90 },
]
