import { operations } from '@lading/core/contract'
import type { LoginResult } from '@lading/core/contract'
import { CODE } from '@lading/core/envelope'

import { RequestError } from '../requestError'
import type { CallOptions } from '../wire'
import type { Caller } from './caller'
import type { Bound } from './group'
import { bindGroup } from './group'

type LoginInput = Parameters<Bound<typeof operations.login>>

/** Logging in and out, and the own session (contract §6, §7). */
export function authCalls(caller: Caller) {
  const group = bindGroup(caller, {
    permissions: operations.getUserPermissionByToken,
    userInfo: operations.getUserInfo,
    departs: operations.getCurrentUserDeparts,
    selectDepart: operations.selectDepart,
    checkCaptcha: operations.checkCaptcha,
    updatePassword: operations.userUpdatePassword,
  })
  return {
    ...group,
    /** A captcha as a data URI. The key is sent again with the login, as the number it is. */
    captcha: (key: number, options: CallOptions = {}): Promise<string> =>
      caller.call(operations.randomImage, { params: { key: String(key) }, ...options }),
    /**
     * Logs in with a password. Rejects unless the code is 200, whatever `success` says (spec 1 §8: "login
     * response code not 200: rejected and passed to the caller"); code 412 is a wrong captcha.
     */
    login: async (...input: LoginInput): Promise<LoginResult> => {
      const answer = await caller.callBody(operations.login, ...input)
      if (answer.code === CODE.ok) return answer.result
      const { message, code, result } = answer
      throw new RequestError({ kind: 'business', status: 200, message, code, result })
    },
    /** Ends the session on the server; asks for no login when it is over already. */
    logout: async (options: CallOptions = {}): Promise<void> => {
      await caller.call(operations.logout, options)
    },
  }
}
