/** Texts of the area selector, in Chinese. */
export const zhCN = {
  choose: '请选择',
  loading: '加载中…',
  loadFailed: '加载失败',
  retired: (name: string) => `${name}（已撤销）`,
}

/** What every language has to say. */
export type AreaMessages = typeof zhCN
