/** Texts of the foundation, in Chinese. Quoted ones are kept to the letter (spec 2 §5, §8). */
export const zhCN = {
  tooFast: '你点击的太快了，请慢点点击!',
  loadFailed: '加载失败',
  unknownError: '未知错误',
  yes: '是',
  no: '否',
  empty: '-',
  clear: '清空',
  choose: '请选择',
  nothingFound: '没有查询到任何数据',
  enterKeyword: '请输入搜索内容',
  openAgain: (message: string) => `${message}（重新打开可重试）`,
  retry: '重试',
  dialogNotLoaded: '窗口加载失败，请检查网络后重试',
  portMissing: (port: string) => `数据源没有提供 ${port}，此控件无法使用`,
  nameNotFound: (text: string) => `没有找到“${text}”，未选择`,
  nameAmbiguous: (text: string) => `“${text}”有多个，请从列表中选择`,
  nameNotSearched: (text: string, reason: string) => `“${text}”未能查找：${reason}`,
  loading: '加载中…',
  search: '查询',
  reset: '重置',
  expand: '展开',
  collapse: '收起',
  popups: '弹出内容',
}

/** What every language has to say. */
export type FoundationMessages = typeof zhCN
