import { operations } from '@lading/core/contract'
import type { UserModel } from '@lading/core/contract'

import type { CallOptions } from '../wire'
import type { Caller } from './caller'
import { commaList } from './commaList'
import { bindGroup } from './group'

/** Users (contract §8). */
export function usersCalls(caller: Caller) {
  return {
    ...bindGroup(caller, {
      list: operations.userList,
      get: operations.userQueryById,
      add: operations.userAdd,
      edit: operations.userEdit,
      remove: operations.userDelete,
      removeBatch: operations.userDeleteBatch,
      freezeBatch: operations.userFrozenBatch,
      roleIds: operations.userQueryUserRole,
      changePassword: operations.userChangePassword,
      page: operations.userQueryUserComponentData,
      ofDepartment: operations.userQueryUserByDepId,
      checkOnly: operations.userCheckOnlyUser,
      byIds: operations.userQueryByIds,
      editOwn: operations.userEditOwn,
      ofRole: operations.userOfRole,
      addToRole: operations.userAddToRole,
      removeFromRole: operations.userRemoveFromRole,
      inDepartment: operations.userOfDepartment,
      addToDepartment: operations.userAddToDepartment,
      removeFromDepartment: operations.userRemoveFromDepartment,
      recycleBin: operations.userRecycleBin,
      restore: operations.userRestore,
      destroy: operations.userDestroy,
    }),
    /** Users by their user names, to show stored values; none for an empty list. */
    byUsernames: async (usernames: readonly string[], options: CallOptions = {}): Promise<UserModel[]> =>
      usernames.length === 0
        ? []
        : caller.call(operations.userGetMultiUser, { query: { username: commaList(usernames) }, ...options }),
  }
}
