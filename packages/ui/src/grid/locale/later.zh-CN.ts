/** How many cells were replaced, and how many were not. */
export interface ReplaceCounts {
  replaced: number
  locked: number
  refused: number
  invalid: number
}

/** How many cells were filled, and how many were not. */
export interface FillCounts {
  written: number
  locked: number
  refused: number
}

/** Texts of what comes after the grid itself (`later`, its toolbar), in Chinese: the first load does without them. */
export const laterZhCN = {
  findIn: '查找范围',
  everyColumn: '全部列',
  found: (count: string) => `找到 ${count} 处`,
  onlyMatches: '只显示匹配的行',
  density: '密度',
  sizes: { large: '宽松', middle: '中等', small: '紧凑' },
  inForce: '（当前）',
  fullScreen: '全屏',
  leaveFullScreen: '退出全屏',
  chosenCells: '选中的单元格',
  matchCase: '区分大小写',
  wholeCell: '整格匹配',
  replace: '替换',
  replaceWith: '替换为',
  replaceAll: '全部替换',
  replaced: ({ replaced, locked, refused, invalid }: ReplaceCounts) =>
    [
      `已替换 ${replaced} 个单元格`,
      ...(locked ? [`${locked} 个不能编辑，已跳过`] : []),
      ...(refused ? [`${refused} 个未被接受，保持原值`] : []),
      ...(invalid ? [`${invalid} 个不符合校验规则，已标出`] : []),
    ].join('；'),
  exportRows: '导出',
  xlsxShown: 'Excel（显示的行）',
  xlsxSelection: 'Excel（选中的单元格）',
  xlsxAll: 'Excel（全部行和列）',
  csvShown: 'CSV（显示的行）',
  printShown: '打印',
  printSelection: '打印选中的单元格',
  exportFailed: (reason: string) => `导出失败：${reason}`,
  nothingChosen: '没有选中单元格',
  sortAscending: '升序',
  sortDescending: '降序',
  unsort: '取消排序',
  filterColumn: '筛选…',
  clearFilter: '清除筛选条件',
  filterOf: (title: string) => `筛选${title}`,
  filterBy: '按内容',
  isEmpty: '为空',
  isFilled: '不为空',
  contains: '包含',
  fromDay: '开始日期',
  toDay: '结束日期',
  on: '是',
  off: '否',
  pinStart: '固定在左侧',
  pinEnd: '固定在右侧',
  unpin: '取消固定',
  moveBack: '前移',
  moveOn: '后移',
  fitColumn: '自适应列宽',
  wrapColumn: '自动换行',
  groupBy: '按此列分组',
  foldAll: '折叠全部分组',
  unfoldAll: '展开全部分组',
  blankGroup: '（空）',
  groupOf: (title: string, value: string) => `${title}：${value}`,
  groupCount: (count: number) => `${count} 行`,
  tones: { danger: '红色', warning: '橙色', success: '绿色', info: '主题色', muted: '灰色' },
  toned: (tone: string) => `标为${tone}`,
  colours: {
    entry: '条件标色…',
    title: (column: string) => `条件标色：${column}`,
    hint: '满足条件的单元格按所选颜色标出；有多个条件满足时，取最上面的一个。',
    rule: (at: number) => `条件 ${at}`,
    operator: '比较方式',
    value: '比较值',
    tone: '颜色',
    wholeRow: '整行',
    add: '添加条件',
    operators: {
      eq: '等于',
      ne: '不等于',
      gt: '大于',
      ge: '大于等于',
      lt: '小于',
      le: '小于等于',
      empty: '为空',
      filled: '不为空',
    },
  },
  hideColumn: '隐藏列',
  resetColumn: '重置此列',
  insertAbove: '在上方插入行',
  insertBelow: '在下方插入行',
  insertChild: '新增下级',
  moveUp: '上移',
  moveDown: '下移',
  removeRow: '删除行',
  rowMenu: '行菜单',
  issueList: '错误列表',
  copyList: '复制列表',
  listCopied: '已复制',
  issueTable: ['行', '列', '内容', '原因'],
  notShown: '已被筛选隐藏',
  hiddenIssues: (count: number) => `其中 ${count} 个在筛选隐藏的行中`,
  showHidden: '显示全部行',
  validating: '正在校验',
  validated: (done: number, total: number) => `正在校验 ${done} / ${total} 行`,
  previousIssue: '上一个',
  nextIssue: '下一个',
  moreRefused: (count: number) => `……还有 ${count} 个`,
  conflicts: (count: number) => `${count} 处与他人的修改冲突`,
  nextConflict: '下一处冲突',
  keepMine: '保留我的',
  takeTheirs: '采用他人的',
  count: '计数',
  least: '最小',
  most: '最大',
  filled: ({ written, locked, refused }: FillCounts) =>
    [
      `已填充 ${written} 个单元格`,
      ...(refused ? [`${refused} 个未被接受`] : []),
      ...(locked ? [`${locked} 个不能编辑，已跳过`] : []),
    ].join('，'),
  comma: '，',
  cleared: (cleared: number, locked: number) =>
    cleared > 0
      ? `已清空 ${cleared} 个单元格，${locked} 个不能编辑，已跳过`
      : `未清空：${locked === 1 ? '此单元格' : `这 ${locked} 个单元格`}不能编辑`,
  confirmRemove: (count: number) => `确定要删除这 ${count} 项吗?`,
  removeFailed: (reason: string) => `删除失败，所选行未删除：${reason}`,
  subTableFailed: (retries: number) => `打开子表失败，已重试 ${retries} 次`,
  rowMoved: (row: number) => `已移到第 ${row} 行`,
  columnMoved: (title: string, other: string, side: 'before' | 'after') =>
    `${title}已移到${other}${side === 'before' ? '之前' : '之后'}`,
  pasteTitles: {
    title: '按标题粘贴',
    hint: (rows: number, appends: boolean) =>
      appends
        ? `粘贴内容的第一行是列标题。其下 ${rows} 行将按标题新增到末尾。`
        : `粘贴内容的第一行是列标题。其下 ${rows} 行将按标题写入当前行及以下各行。`,
    pasted: '粘贴内容',
    into: '写入列',
    intoOf: (name: string) => `“${name}”写入列`,
    sample: '示例',
    unnamed: (at: number) => `第 ${at} 列`,
    leaveOut: '不粘贴',
    byTitles: '按标题粘贴',
    asIs: '原样粘贴',
    cancel: '取消',
    comma: '，',
  },
  addSettings: '添加行设置',
  addRowNum: '添加行数',
  addIndex: '插入位置（0 为底部）',
  addScrollToBottom: '添加后滚动到新行',
  undo: '撤销',
  redo: '恢复',
  add: '新增',
  remove: '删除',
}

/** What every language has to say. */
export type LaterMessages = typeof laterZhCN
