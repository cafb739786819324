/** Chinese texts of reports; they come with their pages. */
export const reportZh = {
  title: '我的报表',
  none: '还没有可以查看的报表',
  failed: '加载失败，请重试',
  retry: '重试',
  query: '查询',
  reset: '重置',
  table: '表格',
  pivot: '透视表',
  chart: '图表',
  export: '导出',
  exporting: '正在导出',
  total: '合计',
  rows: '共 {n} 行',
  firstRows: '仅显示前 {n} 行',
  firstGroups: '仅显示前 {n} 组',
  records: '查看单据',
  operation: '操作',
  blank: '（空）',
  other: '其他',
  noRows: '没有符合条件的数据',
}
export type ReportTexts = { [Key in keyof typeof reportZh]: string }
