import type { MenuSeed } from '../../module'
import { button, exchanged, kept, page } from './menuParts'

/** Group of what tells and watches (spec 1 §1). */
const MONITOR = 'monitor'

/** A page of that group. */
const watching = (...given: Parameters<typeof page>): MenuSeed => ({ ...page(...given), parent: MONITOR })

/** Pages and rights of dictionaries, rules, files, messages, logs, jobs and sessions. */
export const operationsMenus: MenuSeed[] = [
  page('/isystem/dict', 'DictList', '数据字典', 'Dictionaries', {
    icon: 'book',
    sortNo: 20,
    permission: 'system:dict:list',
  }),
  ...kept('system:dict', '字典', 'Dictionaries', '/isystem/dict'),
  ...exchanged('system:dict', '字典', 'Dictionaries', '/isystem/dict'),
  button('/isystem/dict', 'system:dict:refresh', '字典刷新', 'Dictionaries: forget cached'),
  page('/isys/category', 'SysCategoryList', '分类字典', 'Categories', {
    icon: 'appstore',
    sortNo: 21,
    permission: 'system:category:list',
  }),
  ...kept('system:category', '分类', 'Categories', '/isys/category'),
  ...exchanged('system:category', '分类', 'Categories', '/isys/category'),
  page('/isystem/checkRule', 'SysCheckRuleList', '校验规则', 'Check rules', {
    icon: 'safety',
    sortNo: 22,
    permission: 'system:checkRule:list',
  }),
  ...kept('system:checkRule', '校验规则', 'Check rules', '/isystem/checkRule'),
  page('/isystem/fillRule', 'SysFillRuleList', '填值规则', 'Fill rules', {
    icon: 'tool',
    sortNo: 23,
    permission: 'system:fillRule:list',
  }),
  ...kept('system:fillRule', '填值规则', 'Fill rules', '/isystem/fillRule'),
  {
    ...page('/oss/file', 'OSSFileList', '文件管理', 'Files', {
      icon: 'database',
      sortNo: 24,
      permission: 'system:file:list',
    }),
    component: 'modules/oss/OSSFileList',
  },
  button('/oss/file', 'system:file:list', '文件查询', 'Files: list those of others'),

  {
    key: MONITOR,
    type: 0,
    title: { zh: '消息与监控', en: 'Messages and monitoring' },
    path: '/monitor',
    icon: 'dashboard',
    sortNo: 910,
  },
  watching('/isystem/annountCement', 'SysAnnouncementList', '通告管理', 'Announcements', {
    icon: 'notification',
    sortNo: 1,
    permission: 'system:annountCement:list',
  }),
  ...kept('system:annountCement', '通告', 'Announcements', '/isystem/annountCement'),
  button('/isystem/annountCement', 'system:annountCement:release', '通告发布', 'Announcements: release'),
  watching('/message/template', 'SysMessageTemplateList', '消息模板', 'Message templates', {
    icon: 'file-text',
    sortNo: 2,
    permission: 'system:messageTemplate:list',
  }),
  ...kept('system:messageTemplate', '消息模板', 'Message templates', '/message/template'),
  button('/message/template', 'system:messageTemplate:send', '消息发送', 'Messages: send'),
  watching('/message/sent', 'SysMessageList', '消息记录', 'Sent messages', {
    icon: 'message',
    sortNo: 3,
    permission: 'system:message:list',
  }),
  ...kept('system:message', '消息', 'Messages', '/message/sent'),
  watching('/isystem/QuartzJobList', 'QuartzJobList', '定时任务', 'Jobs', {
    icon: 'solution',
    sortNo: 4,
    permission: 'system:quartzJob:list',
  }),
  ...kept('system:quartzJob', '定时任务', 'Jobs', '/isystem/QuartzJobList'),
  ...exchanged('system:quartzJob', '定时任务', 'Jobs', '/isystem/QuartzJobList'),
  button('/isystem/QuartzJobList', 'system:quartzJob:pause', '定时任务停止', 'Jobs: stop'),
  button('/isystem/QuartzJobList', 'system:quartzJob:resume', '定时任务启动', 'Jobs: start'),
  button('/isystem/QuartzJobList', 'system:quartzJob:execute', '定时任务执行', 'Jobs: run now'),
  watching('/isystem/online', 'SysUserOnlineList', '在线用户', 'Online users', {
    icon: 'team',
    sortNo: 5,
    permission: 'system:online:list',
  }),
  button('/isystem/online', 'system:online:list', '在线用户', 'Online users: list'),
  button('/isystem/online', 'system:online:forceLogout', '强制退出', 'Online users: force a logout'),
  watching('/isystem/log', 'LogList', '日志', 'Logs', {
    icon: 'audit',
    sortNo: 6,
    permission: 'system:log:list',
  }),
  button('/isystem/log', 'system:log:list', '日志查询', 'Log: read'),
  button('/isystem/log', 'system:log:delete', '日志删除', 'Log: delete'),
  watching('/sys/dataLog-list', 'DataLogList', '数据日志', 'Data log', {
    icon: 'line-chart',
    sortNo: 7,
    permission: 'system:datalog:list',
  }),
  button('/sys/dataLog-list', 'system:datalog:list', '数据日志查询', 'Data log: read'),
  watching('/isystem/health', 'HealthPage', '系统健康', 'Health', {
    icon: 'dashboard',
    sortNo: 8,
    permission: 'system:health:view',
  }),
  button('/isystem/health', 'system:health:view', '系统健康', 'Health of the server'),
]
