import { Type } from 'typebox'
import type { Static } from 'typebox'
import { administrationOperations, choice, optionalText, requiredText } from './administration'
import { defineOperation } from './operation'
import {
  answer,
  auditMembers,
  body,
  filter,
  id,
  idQuery,
  listQuery,
  nothing,
  page,
  query,
  textOrNull,
} from './schemas'

/** SysAnnouncement; `titile` is spelled so on the wire (contract §14). */
export const announcement = answer({
  id,
  titile: Type.String(),
  titleEn: textOrNull,
  msgContent: textOrNull,
  msgAbstract: textOrNull,
  sender: textOrNull,
  sendTime: textOrNull,
  priority: textOrNull,
  msgCategory: textOrNull,
  msgType: textOrNull,
  sendStatus: textOrNull,
  openType: textOrNull,
  openPage: textOrNull,
  busId: textOrNull,
  busType: textOrNull,
  ...auditMembers,
})
export type AnnouncementModel = Static<typeof announcement>

const announcementMembers = {
  titile: requiredText(200),
  titleEn: optionalText(200),
  msgContent: optionalText(200_000),
  msgAbstract: optionalText(500),
  startTime: optionalText(19),
  endTime: optionalText(19),
  priority: Type.Optional(choice('L', 'M', 'H')),
  msgCategory: Type.Optional(choice('1', '2')),
  msgType: Type.Optional(choice('ALL', 'USER')),
  userIds: optionalText(20_000),
  /** `url`: 去处理 leads to the address `openPage`; `component`: the page of this key is opened with `busId`. */
  openType: Type.Optional(Type.Union([choice('url', 'component', ''), Type.Null()])),
  openPage: optionalText(500),
  busType: optionalText(64),
  busId: optionalText(64),
}

/** A receipt with its announcement (contract §14). */
export const announcementReceipt = answer({
  id,
  anntId: Type.String(),
  titile: Type.String(),
  msgContent: textOrNull,
  readFlag: textOrNull,
  sendTime: textOrNull,
})

/** One person to whom an announcement is addressed; `readFlag` 1 read, 0 not yet. */
export const announcementReader = answer({
  id,
  username: Type.String(),
  realname: Type.String(),
  orgCodeTxt: textOrNull,
  readFlag: choice('0', '1'),
  readTime: textOrNull,
})

/** Announcements: what the shell needs, and their administration. */
export const announcementOperations = {
  ...administrationOperations({
    name: 'announcement',
    path: '/sys/annountCement',
    permission: 'system:annountCement',
    label: 'Announcements',
    row: announcement,
    members: announcementMembers,
    filters: { titile: filter, sendStatus: filter, msgCategory: filter, msgType: filter, priority: filter },
  }),
  announcementRelease: defineOperation({
    id: 'announcementRelease',
    method: 'GET',
    path: '/sys/annountCement/doReleaseData',
    summary: 'Release an announcement: its readers are told',
    query: idQuery,
    result: nothing,
    permission: 'system:annountCement:release',
  }),
  announcementRevoke: defineOperation({
    id: 'announcementRevoke',
    method: 'GET',
    path: '/sys/annountCement/doReovkeData',
    summary: 'Take a released announcement back (spelled so)',
    query: idQuery,
    result: nothing,
    permission: 'system:annountCement:release',
  }),
  announcementSync: defineOperation({
    id: 'announcementSync',
    method: 'GET',
    path: '/sys/annountCement/syncNotic',
    summary: 'Tell the readers of a released announcement once more',
    query: query({ anntId: id }),
    result: nothing,
    permission: 'system:annountCement:release',
  }),
  announcementReaders: defineOperation({
    id: 'announcementReaders',
    method: 'GET',
    path: '/sys/sysAnnouncementSend/readers',
    summary: 'People to whom an announcement is addressed, and who of them has read it',
    query: listQuery({ anntId: id, realname: filter, username: filter, readFlag: filter }),
    result: page(announcementReader),
    permission: 'system:annountCement:list',
  }),
  announcementUnreadCount: defineOperation({
    id: 'announcementUnreadCount',
    method: 'GET',
    path: '/sys/annountCement/getUnreadMessageCount',
    summary: 'How many announcements the session has not read',
    query: query({}),
    result: Type.Integer(),
  }),
  announcementLink: defineOperation({
    id: 'announcementLink',
    method: 'GET',
    path: '/sys/annountCement/showLink',
    summary: 'A link to an announcement as a page of its own, good for a minute',
    query: idQuery,
    result: answer({ url: Type.String(), expires: Type.Integer() }),
  }),
  announcementListByUser: defineOperation({
    id: 'announcementListByUser',
    method: 'GET',
    path: '/sys/annountCement/listByUser',
    summary: 'Unread notices and system messages of the session, newest first',
    query: query({ pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 5 })) }),
    result: answer({
      anntMsgList: Type.Array(announcement),
      anntMsgTotal: Type.Integer(),
      sysMsgList: Type.Array(announcement),
      sysMsgTotal: Type.Integer(),
    }),
  }),
  announcementQueryById: defineOperation({
    id: 'announcementQueryById',
    method: 'GET',
    path: '/sys/annountCement/queryById',
    summary: 'One announcement that is addressed to the session, or any for who may list them',
    query: idQuery,
    result: announcement,
  }),
  announcementMarkRead: defineOperation({
    id: 'announcementMarkRead',
    method: 'PUT',
    also: ['POST'],
    path: '/sys/sysAnnouncementSend/editByAnntIdAndUserId',
    summary: 'Mark an announcement as read',
    body: body({ anntId: id }),
    result: nothing,
  }),
  announcementReadAll: defineOperation({
    id: 'announcementReadAll',
    method: 'PUT',
    path: '/sys/sysAnnouncementSend/readAll',
    summary: 'Mark all announcements of the session as read',
    result: nothing,
  }),
  announcementClearUnread: defineOperation({
    id: 'announcementClearUnread',
    method: 'POST',
    path: '/sys/annountCement/clearAllUnReadMessage',
    summary: 'As readAll, the way newer clients ask for it',
    result: nothing,
  }),
  announcementNewest: defineOperation({
    id: 'announcementNewest',
    method: 'GET',
    path: '/sys/annountCement/vue3List',
    summary: 'Announcements addressed to the session, newest first, as newer clients ask for them',
    query: query({
      pageNo: Type.Optional(Type.Integer()),
      pageSize: Type.Optional(Type.Integer()),
      fromUser: filter,
      beginDate: filter,
      endDate: filter,
    }),
    result: Type.Array(announcementReceipt),
  }),
  announcementMine: defineOperation({
    id: 'announcementMine',
    method: 'GET',
    path: '/sys/sysAnnouncementSend/getMyAnnouncementSend',
    summary: 'All announcements addressed to the session, unread first',
    query: listQuery({ titile: filter, sender: filter, readFlag: filter, msgCategory: filter }),
    result: page(announcementReceipt),
  }),
}
