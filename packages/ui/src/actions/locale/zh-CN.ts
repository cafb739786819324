/** Texts of actions, in Chinese. Quoted ones are kept to the letter (spec 2 §5). */
export const zhCN = {
  ask: (action: string, name: string) => `确定要${action}${name && ` ${name} `}吗？`,
  askMany: (action: string, count: number) => `确定要${action}选中的 ${count} 条记录吗？`,
  leads: (from: string, to: string, ends: boolean) =>
    `状态将由“${from}”变为“${to}”${ends ? '，此后不能再变更' : ''}。`,
  saves: '未保存的修改会先保存。',
  leave: (state: string) => `保持“${state}”`,
  notNow: '暂不操作',
  done: (action: string) => `${action}成功！`,
  more: '更多操作',
  choose: '请选择一条记录',
  changedMeanwhile: (by: string) =>
    `${by === '' ? '其他用户' : by}刚刚修改了数据。请核对后再次确认，将按最新数据执行。`,
  saveLinesFirst: '请先保存新增的明细',
}

/** What every language has to say. */
export type ActionMessages = typeof zhCN
