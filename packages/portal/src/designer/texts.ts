import { useMessages } from '@lading/ui/foundation'
import { useLocale } from '@/app/i18n/useLocale'

export { filled } from '@/app/i18n/filled'

/** Texts that the designers of forms and of reports share; they come with their pages, not with the first load. */
export const designZh = {
  code: '编码',
  codeHint: '小写字母开头，只能用字母和数字，最多30个字符；发布后不能修改',
  nameZh: '名称',
  nameEn: '英文名称',
  state: '状态',
  draft: '草稿',
  published: '已发布（第{n}版）',
  changed: '有未发布的修改',
  updated: '修改时间',
  operation: '操作',
  find: '按名称或编码查找',
  all: '全部',
  onlyDrafts: '未发布',
  onlyChanged: '有修改未发布',
  onlyPublished: '已发布',
  design: '设计',
  open: '打开',
  remove: '删除',
  failed: '加载失败，请重试',
  retry: '重试',
  back: '返回列表',
  leaveAsk: '修改尚未保存，放弃修改并返回？',
  leave: '放弃修改',
  save: '保存草稿',
  saved: '草稿已保存',
  publish: '发布',
  done: '已发布',
  undo: '撤销',
  redo: '重做',
  takeBack: '恢复上一版',
  findings: '发布前需要修改',
  data: '数据',
  dataHint: '整个定义（JSON）',
  apply: '应用',
  badData: '不是有效的 JSON：{text}',
}

/** One text each. */
export type DesignTexts = { [Key in keyof typeof designZh]: string }

/** The same in English. */
export const designEn: DesignTexts = {
  code: 'Code',
  codeHint: 'Letters and digits, beginning with a small letter, at most 30; it stays as it is',
  nameZh: 'Chinese name',
  nameEn: 'English name',
  state: 'State',
  draft: 'Draft',
  published: 'Published (version {n})',
  changed: 'Has changes that are not published',
  updated: 'Changed',
  operation: 'Actions',
  find: 'Find by name or code',
  all: 'All',
  onlyDrafts: 'Never published',
  onlyChanged: 'With unpublished changes',
  onlyPublished: 'Published',
  design: 'Design',
  open: 'Open',
  remove: 'Delete',
  failed: 'Loading failed. Please try again.',
  retry: 'Try again',
  back: 'Back to the list',
  leaveAsk: 'There are unsaved changes. Give them up and go back?',
  leave: 'Give up changes',
  save: 'Save draft',
  saved: 'Draft saved',
  publish: 'Publish',
  done: 'Published',
  undo: 'Undo',
  redo: 'Redo',
  takeBack: 'Restore the former version',
  findings: 'To be mended before it can be published',
  data: 'Data',
  dataHint: 'The whole definition (JSON)',
  apply: 'Apply',
  badData: 'This is no valid JSON: {text}',
}

const messages = { 'zh-CN': designZh, 'en-US': designEn }

/** The shared texts in the language of the portal. */
export function useShellTexts() {
  return { texts: useMessages(messages), locale: useLocale() }
}
