import { calls } from '@lading/core/calls'
import type { Call } from '@lading/core/calls'
import type { LoginResult } from '@lading/core/contract'
import { CODE } from '@lading/core/envelope'
import type { Envelope } from '@lading/core/envelope'

import { RequestError } from '../requestError'
import type { CallOptions } from '../wire'
import type { Caller } from './caller'
import type { Bound } from './group'
import { bindGroup } from './group'

/** An operation that logs in: its envelope's code decides (spec 1 §8). */
type Login<O> = (...input: Parameters<Bound<O>>) => Promise<LoginResult>

/** Logging in and out, accounts that people make themselves, and the own session (contract §6, §7). */
export function authCalls(caller: Caller) {
  const group = bindGroup(caller, {
    permissions: calls.getUserPermissionByToken,
    userInfo: calls.getUserInfo,
    departs: calls.getCurrentUserDeparts,
    selectDepart: calls.selectDepart,
    checkCaptcha: calls.checkCaptcha,
    updatePassword: calls.userUpdatePassword,
    /** Sends a code to a phone: smsmode 0 login, 1 register, 2 forgotten password. */
    sendCode: calls.sms,
    register: calls.userRegister,
    verifyPhone: calls.userPhoneVerification,
    resetPassword: calls.userPasswordChange,
    providers: calls.thirdLoginProviders,
    createThird: calls.thirdLoginCreate,
    bindThirdByPassword: calls.thirdLoginCheckPassword,
    bindThirdByPhone: calls.thirdLoginBindPhone,
  })
  /**
   * Rejects unless the code is 200, whatever `success` says (spec 1 §8, "login response code not 200"); code 412 is a wrong captcha,
   * 512 a login that goes on with the code of a second factor.
   */
  const login =
    <O extends Call>(operation: O): Login<O> =>
    async (...input) => {
      const callBody = caller.callBody as (operation: Call, input?: unknown) => Promise<Envelope<LoginResult>>
      const answer = await callBody(operation, input[0])
      if (answer.code === CODE.ok) return answer.result
      const { message, code, result } = answer
      throw new RequestError({ kind: 'business', status: 200, message, code, result })
    }
  return {
    ...group,
    /** A captcha as a data URI. The key is sent again with the login, as the number it is. */
    captcha: (key: number, options: CallOptions = {}): Promise<string> =>
      caller.call(calls.randomImage, { params: { key: String(key) }, ...options }),
    /** Logs in with a password. */
    login: login(calls.login),
    /** Logs in with a code that was sent to the phone. */
    loginByPhone: login(calls.phoneLogin),
    /** Logs in with a ticket of the CAS server. */
    loginByCas: login(calls.casValidateLogin),
    /** Goes on with a login that was refused with code 512: the ticket of its `result`, and a code of the app. */
    enterCode: login(calls.secondFactorLogin),
    /** Logs in with the one-time token that a provider's way back gave. */
    loginByThird: login(calls.thirdLoginUser),
    /** Ends the session on the server; asks for no login when it is over already. */
    logout: async (options: CallOptions = {}): Promise<void> => {
      await caller.call(calls.logout, options)
    },
  }
}
