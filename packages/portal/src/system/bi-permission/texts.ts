import { useMessages } from '@lading/ui/foundation'

export { filled } from '@/app/i18n/filled'

const zh = {
  title: 'BI报表权限',
  hint: '勾选后，该角色可以打开报表；能看到哪些记录，仍由其数据规则决定。',
  report: '报表',
  cell: '{role}可查看“{report}”',
  admin: '管理员拥有全部权限',
  none: '还没有报表',
  unchanged: '没有改动',
  changed: '授予{added}项，收回{removed}项',
  reset: '还原',
  save: '保存',
  saved: '已保存',
  ask: '保存报表权限？',
  gives: '授予 {role}：{report}',
  takes: '收回 {role}：{report}',
  failed: '加载失败，请重试',
}
type Texts = typeof zh

const en: Texts = {
  title: 'BI permissions',
  hint: 'A role with a tick opens the report; which records it shows is still up to the role’s data rules.',
  report: 'Report',
  cell: '{role} may read “{report}”',
  admin: 'Administrators hold every right',
  none: 'There are no reports yet',
  unchanged: 'Nothing changed',
  changed: 'Granted: {added}; taken back: {removed}',
  reset: 'Reset',
  save: 'Save',
  saved: 'Saved',
  ask: 'Save who may read reports?',
  gives: 'Grant {role}: {report}',
  takes: 'Take from {role}: {report}',
  failed: 'Loading failed, please try again',
}

const messages = { 'zh-CN': zh, 'en-US': en }

/** The texts of the page in the language of the portal; they come with the page. */
export const useBiTexts = (): Texts => useMessages(messages)
