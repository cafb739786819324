/** Texts of the grid, in Chinese. Quoted ones are kept to the letter (spec 2 §2, §8). */
export const zhCN = {
  grid: '可编辑表格',
  empty: '暂无数据',
  sum: '合计',
  average: '平均',
  add: '新增',
  remove: '删除',
  undo: '撤销',
  redo: '恢复',
  rowNumber: '序号',
  selectAll: '全选',
  selectRow: (row: number) => `选择第 ${row} 行`,
  confirmRemove: (count: number) => `确定要删除这 ${count} 项吗?`,
  confirm: '确定',
  cancel: '取消',
  required: '必填',
  cellLabel: (title: string, row: number, value: string) =>
    `${title}，第 ${row} 行${value ? `，${value}` : '，空'}`,
  readOnlyCell: '只读',
  noOption: '没有匹配的选项',
  loading: '加载中…',
  noLookup: '此列没有配置数据来源',
  failures: {
    notNumber: (text: string) => `“${text}”不是数字`,
    notDate: (text: string) => `“${text}”不是日期，请按 2026-01-31 填写`,
    notDatetime: (text: string) => `“${text}”不是日期时间，请按 2026-01-31 08:30:00 填写`,
    notOption: (text: string) => `“${text}”不在选项中`,
    notBoolean: (text: string) => `“${text}”不是“是”或“否”`,
    readOnly: () => '此单元格不能编辑',
  },
  ruleFailed: (title: string) => `${title}未通过校验`,
  ruleCrashed: (title: string, reason: string) => `${title}的校验出错：${reason}`,
  pasted: (cells: number, refused: number) =>
    refused ? `已粘贴 ${cells} 个单元格，${refused} 个未被接受` : `已粘贴 ${cells} 个单元格`,
  refusedAt: (title: string, row: number, reason: string) => `第 ${row} 行，${title}：${reason}`,
  moreRefused: (count: number) => `……还有 ${count} 个`,
  rowsCreated: (count: number) => `新增 ${count} 行`,
  rowsCut: (count: number, limit: number) => `最多 ${limit} 行，有 ${count} 行未粘贴`,
  copied: (cells: number) => `已复制 ${cells} 个单元格`,
  undone: '已撤销',
  redone: '已恢复',
  maxRows: (limit: number) => `最多 ${limit} 行`,
  issues: (count: number) => `${count} 个单元格有误`,
  close: '关闭',
}

/** What every language has to say. */
export type GridMessages = typeof zhCN
