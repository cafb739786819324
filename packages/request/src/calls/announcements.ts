import { calls } from '@lading/core/calls'

import type { Caller } from './caller'
import { bindGroup } from './group'

/** Announcements of the session (contract §14). */
export function announcementsCalls(caller: Caller) {
  return bindGroup(caller, {
    mine: calls.announcementListByUser,
    get: calls.announcementQueryById,
    markRead: calls.announcementMarkRead,
    readAll: calls.announcementReadAll,
    received: calls.announcementMine,
    list: calls.announcementList,
    add: calls.announcementAdd,
    edit: calls.announcementEdit,
    remove: calls.announcementDelete,
    release: calls.announcementRelease,
    revoke: calls.announcementRevoke,
    tellAgain: calls.announcementSync,
    /** To whom it is addressed, and who has read it. */
    readers: calls.announcementReaders,
  })
}
