import { Type } from 'typebox'
import type { Static } from 'typebox'
import { defineOperation } from './operation'
import { answer, auditMembers, body, id, idQuery, nothing, query, textOrNull } from './schemas'

/** SysAnnouncement; `titile` is spelled so on the wire (contract §14). */
export const announcement = answer({
  id,
  titile: Type.String(),
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

/** Announcements as far as the shell needs them. */
export const announcementOperations = {
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
    summary: 'One announcement that is addressed to the session',
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
}
