import { operations } from '@lading/core/contract'

import type { Caller } from './caller'
import { bindGroup } from './group'

/** Announcements of the session (contract §14). */
export function announcementsCalls(caller: Caller) {
  return bindGroup(caller, {
    mine: operations.announcementListByUser,
    get: operations.announcementQueryById,
    markRead: operations.announcementMarkRead,
    readAll: operations.announcementReadAll,
    received: operations.announcementMine,
    list: operations.announcementList,
    add: operations.announcementAdd,
    edit: operations.announcementEdit,
    remove: operations.announcementDelete,
    release: operations.announcementRelease,
    revoke: operations.announcementRevoke,
  })
}
