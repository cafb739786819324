import { calls } from '@lading/core/calls'
import type { UserModel } from '@lading/core/contract'

import type { CallOptions } from '../wire'
import type { Caller } from './caller'
import { commaList } from './commaList'
import { bindGroup } from './group'

/** Users (contract §8). */
export function usersCalls(caller: Caller) {
  return {
    ...bindGroup(caller, {
      list: calls.userList,
      get: calls.userQueryById,
      add: calls.userAdd,
      edit: calls.userEdit,
      remove: calls.userDelete,
      removeBatch: calls.userDeleteBatch,
      freezeBatch: calls.userFrozenBatch,
      roleIds: calls.userQueryUserRole,
      changePassword: calls.userChangePassword,
      page: calls.userQueryUserComponentData,
      ofDepartment: calls.userQueryUserByDepId,
      checkOnly: calls.userCheckOnlyUser,
      byIds: calls.userQueryByIds,
      editOwn: calls.userEditOwn,
      ofRole: calls.userOfRole,
      addToRole: calls.userAddToRole,
      removeFromRole: calls.userRemoveFromRole,
      inDepartment: calls.userOfDepartment,
      addToDepartment: calls.userAddToDepartment,
      removeFromDepartment: calls.userRemoveFromDepartment,
      recycleBin: calls.userRecycleBin,
      restore: calls.userRestore,
      destroy: calls.userDestroy,
    }),
    /** Users by their user names, to show stored values; none for an empty list. */
    byUsernames: async (usernames: readonly string[], options: CallOptions = {}): Promise<UserModel[]> =>
      usernames.length === 0
        ? []
        : caller.call(calls.userGetMultiUser, { query: { username: commaList(usernames) }, ...options }),
  }
}
