/** Texts of the form, in Chinese. Quoted ones are kept to the letter (spec 2). */
export const zhCN = {
  titles: {
    add: (label: string) => `新增${label}`,
    edit: (label: string) => `编辑${label}`,
    view: (label: string) => `查看${label}`,
  },
  pageTitles: {
    add: (name: string) => `新增 ${name}`,
    edit: (name: string) => `编辑 ${name}`,
    view: (name: string) => `查看 ${name}`,
  },
  save: '保存',
  close: '关闭',
  back: '返回',
  keyOf: (key: string) => `快捷键 ${key}`,
  edit: '编辑',
  saved: '保存成功！',
  // With its noun: a bare 关闭 of the workflow would read like closing the page.
  // 收货 of a 收货单 says what is done.
  step: (action: string, label: string) => (label.startsWith(action) ? action : `${action}${label}`),
  steps: '单据操作',
  invalid: (count: number) => `有 ${count} 处填写有误，请检查标红的内容`,
  uploading: '文件上传中，请稍后',
  loadFailed: '数据加载失败',
  linesFailed: '明细未能加载，请再试一次',
  retry: '重试',
  dirty: '有未保存的修改',
  leaveTitle: '放弃修改？',
  leaveContent: '有未保存的修改，离开后将丢失。',
  leave: '放弃修改',
  stay: '继续编辑',
  conflictTitle: '数据已被他人修改',
  conflictContent: (by: string) =>
    `${by === '' ? '其他用户' : by}在您打开之后保存了这条数据。可以放弃您的修改并载入最新数据，或用您的修改覆盖。`,
  goneMeanwhile: '这条数据已被删除',
  goneContent: (why: string, renewable: boolean) =>
    `${why === '' ? '' : `${why}。`}您填写的内容都还在，但不能再保存到原数据。${renewable ? '可以转为一条新数据后保存。' : '可以复制明细后离开。'}`,
  renew: '转为新数据',
  renewed: '已转为新数据，填写的内容都在，保存后生效',
  copyLines: '复制明细',
  linesCopied: '明细已复制，可粘贴到表格或 Excel',
  notCopied: '未能复制到剪贴板',
  stayAndLook: '留在此页',
  leavePage: '离开',
  changedMeanwhile: '此字段已被他人修改，保存时需要确认',
  conflictsLeft: (count: number) => `有 ${count} 处与他人的修改冲突，请先选择保留哪一个`,
  takeTheirs: '载入最新数据',
  keepMine: '保留我的修改',
  draftFound: (time: string) => `有 ${time} 未保存的内容，是否恢复？`,
  draftOutdated: '此后这条数据已被保存过；恢复后保存时，会询问保留哪一份。',
  draftRestore: '恢复内容',
  draftDiscard: '丢弃',
  print: '打印',
  printSaved: '请先保存，再打印',
  notPrinted: '打印未能准备好，请再试一次',
  chain: {
    title: '单据关系',
    notYours: '无权查看',
    unnamed: '无编号',
    open: (quantity: string) => `未完成 ${quantity}`,
    further: (count: number) => `还有 ${count} 个`,
    more: '关联单据较多，未全部列出',
  },
  approval: {
    title: '审批记录',
    what: { submitted: '提交', approved: '通过', returned: '退回', rejected: '拒绝', withdrawn: '撤回' },
    did: (name: string, what: string) => `${name} ${what}`,
    inPlaceOf: (name: string, absent: string) => `${name}（代 ${absent}）`,
    waits: (names: readonly string[]) =>
      names.length === 0 ? '当前没有可以审批的人，请联系管理员' : `等待 ${names.join('、')} 审批`,
  },
  lines: '明细',
  summary: '概要',
  none: '无',
}

/** What every language has to say. */
export type FormMessages = typeof zhCN
