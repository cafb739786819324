import { expect } from 'vitest'
import type { ContractCase } from '../contractCase'
import { administrationCases, deletionCases, keepId } from '../contractCase'

const of = (name: string, key: string) => (world: Record<string, string>) => ({
  query: { [name]: world[key]! },
})
const notice = {
  titile: '合同通知',
  msgContent: '<p>内容</p>',
  priority: 'M' as const,
  msgCategory: '1' as const,
  msgType: 'ALL' as const,
}

const template = {
  templateName: '合同模板',
  templateCode: 'ct_tpl',
  templateType: '4' as const,
  templateContent: '<p>你好 ${name}</p>',
}
const text = { esTitle: '合同消息', esType: '1' as const, esReceiver: '13800000009', esContent: '你好' }
const agent = { userName: 'viewer', agentUserName: 'sales', status: '1' as const }

/** Announcements, logs, reports (contract §14, §19, §20). */
export const messageCases: ContractCase[] = [
  ...administrationCases('announcement', () => notice, { titile: '合同通知' }),
  { call: 'announcementRelease', send: of('id', 'announcement'), message: '该系统通知发布成功' },
  { call: 'announcementSync', send: of('anntId', 'announcement') },
  { call: 'announcementReaders', send: of('anntId', 'announcement') },
  { call: 'announcementUnreadCount' },
  { call: 'announcementLink', as: 'viewer', send: of('id', 'announcement') },
  { call: 'announcementListByUser', send: { query: { pageSize: 5 } } },
  { call: 'announcementMine', send: { query: { pageNo: 1, pageSize: 10 } } },
  {
    // Clients ask here for what only the log has (contract §3.1).
    call: 'announcementMine',
    send: { query: { pageNo: 1, logType: '1', titile: '*合同*' } },
    keep: (page) => expect(page).toMatchObject({ total: 1, ignored: ['logType'] }),
  },
  { call: 'announcementMarkRead', send: (world) => ({ body: { anntId: world.announcement! } }) },
  { call: 'announcementNewest', as: 'viewer', send: { query: { pageNo: 1, pageSize: 5 } } },
  { call: 'announcementClearUnread', as: 'viewer', message: '全部已读' },
  { call: 'announcementReadAll', message: '全部已读' },
  { call: 'announcementRevoke', send: of('id', 'announcement'), message: '该系统通知撤销成功' },
  { call: 'announcementDelete', send: of('id', 'announcement'), message: '删除成功!' },
  { call: 'announcementAdd', send: { body: notice }, message: '添加成功！' },
  { call: 'announcementList', send: { query: { titile: '合同通知' } }, keep: keepId('announcement') },
  { call: 'announcementDeleteBatch', send: of('ids', 'announcement') },
  { call: 'sessionMine', as: 'viewer' },
  { call: 'sessionEndMine', as: 'viewer', send: { body: {} }, message: '退出登录成功！' },
  { call: 'healthSummary' },
  { call: 'jobNames' },
  { call: 'approvalList', send: { query: { kind: 'waiting', pageNo: 1, pageSize: 10 } } },
  { call: 'approvalList', send: { query: { kind: 'started', recordTitle: '*QT*' } } },
  { call: 'approvalCount' },
  {
    call: 'approvalOfRecord',
    send: { query: { entity: 'nothing', id: '1' } },
    status: 404,
    refused: '未找到对应实体',
  },
  { call: 'logList', send: { query: { logType: '1', keyWord: '登录' } }, keep: keepId('log') },
  { call: 'logDelete', send: of('id', 'log'), refused: '审计日志不能删除' },
  { call: 'logDeleteBatch', send: of('ids', 'log'), refused: '审计日志不能删除' },
  ...administrationCases('message', () => text, { esTitle: '合同消息' }),
  ...deletionCases('message', { call: 'messageAdd', send: { body: text } }),
  ...administrationCases('messageTemplate', () => template, { templateCode: 'ct_tpl' }),
  {
    call: 'messageTemplateSend',
    send: { body: { templateCode: 'ct_tpl', receiver: 'viewer', testData: '{"name":"陈立"}' } },
    message: '消息发送成功！',
  },
  {
    call: 'messageTemplateSend',
    send: { body: { templateCode: 'ct_tpl', receiver: 'nobody' } },
    refused: '接收人不存在',
  },
  {
    call: 'messageTemplateSend',
    send: { body: { templateCode: 'none', receiver: 'viewer' } },
    refused: '模板不存在',
  },
  ...deletionCases('messageTemplate', { call: 'messageTemplateAdd', send: { body: template } }),
  ...administrationCases('userAgent', () => agent, { userName: 'viewer' }),
  { call: 'userAgentByUserName', as: 'viewer', send: { query: { userName: 'viewer' } } },
  ...deletionCases('userAgent', { call: 'userAgentAdd', send: { body: agent } }),
  {
    call: 'ownAgentSave',
    as: 'viewer',
    send: { body: { agentUserName: 'sales', status: '1' } },
    message: '保存成功！',
  },
  {
    call: 'ownAgentSave',
    as: 'viewer',
    send: { body: { agentUserName: 'viewer' } },
    refused: '代理人不能是本人',
  },
  { call: 'ownAgentRemove', as: 'viewer', send: { query: {} }, message: '保存成功！' },
]
