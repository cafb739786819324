/** Texts of the dictionary controls, in Chinese. Quoted ones are kept to the letter (spec 2 §5, §8). */
export const zhCN = {
  nothingFound: '没有查询到任何数据',
  loading: '加载中…',
  loadFailed: '加载失败',
  retry: '重试',
  noCode: '字典Code不能为空!',
  badCondition: '组件JTreeSelect-condition传值有误，需要一个json字符串!',
  searchAgain: (message: string) => `${message}（重新输入可重试）`,
  searchingBelow: '正在查找未展开的层级…',
  onlyOpened: '只查找已展开的层级',
  chooseFirst: (label: string) => `请先选择${label}`,
}

/** What every language has to say. */
export type DictControlMessages = typeof zhCN
