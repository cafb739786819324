import { Type } from 'typebox'
import { defineOperation } from './operation'
import { answer, body, id, nothing, query, textOrNull } from './schemas'
import { loginResult } from './session'
import { password, username } from './user'

const phone = Type.String({ minLength: 5, maxLength: 32 })
const code = Type.String({ minLength: 1, maxLength: 64 })
/** A one-time text of this server; worthless after its use and after a few minutes. */
const ticket = Type.String({ minLength: 1, maxLength: 200 })

/** Accounts that people make or recover themselves, and logins that another system vouches for (contract §6.3, §6.4). */
export const loginOperations = {
  userRegister: defineOperation({
    id: 'userRegister',
    method: 'POST',
    path: '/sys/user/register',
    summary:
      'Register with a code that was sent to the phone; the account holds no right until it is given one',
    body: body({
      phone,
      smscode: code,
      username,
      password,
      realname: Type.Optional(Type.String({ maxLength: 100 })),
      email: Type.Optional(Type.String({ maxLength: 100 })),
      supplier: Type.Optional(
        Type.Boolean({ description: 'invited as a supplier: marked by the user group' }),
      ),
    }),
    result: nothing,
    public: true,
  }),
  userPhoneVerification: defineOperation({
    id: 'userPhoneVerification',
    method: 'POST',
    path: '/sys/user/phoneVerification',
    summary:
      'First step of a forgotten password: the code that was sent gives another one that belongs to phone and user',
    body: body({ phone, smscode: code }),
    result: answer({ smscode: Type.String(), username: Type.String() }),
    public: true,
  }),
  userPasswordChange: defineOperation({
    id: 'userPasswordChange',
    method: 'POST',
    path: '/sys/user/passwordChange',
    summary: 'Second step of a forgotten password; all sessions of the user end',
    body: body({ username, password, phone, smscode: ticket }),
    result: nothing,
    public: true,
  }),
  casValidateLogin: defineOperation({
    id: 'casValidateLogin',
    method: 'POST',
    also: ['GET'],
    path: '/sys/cas/client/validateLogin',
    summary: 'Log in with a ticket of the CAS server',
    query: query({
      ticket: Type.Optional(Type.String({ maxLength: 256 })),
      service: Type.Optional(Type.String({ maxLength: 500 })),
    }),
    result: loginResult,
    public: true,
  }),
  thirdLoginProviders: defineOperation({
    id: 'thirdLoginProviders',
    method: 'GET',
    path: '/sys/thirdLogin/providers',
    summary: 'Systems that vouch for logins; the browser goes to /sys/thirdLogin/render/{source}',
    query: query({}),
    result: Type.Array(answer({ source: Type.String(), title: Type.String() })),
    public: true,
  }),
  thirdLoginUser: defineOperation({
    id: 'thirdLoginUser',
    method: 'GET',
    path: '/sys/thirdLogin/getLoginUser/:token/:thirdType',
    summary: "Log in with the one-time token that the provider's way back gave",
    params: Type.Object({ token: ticket, thirdType: Type.String({ minLength: 1, maxLength: 64 }) }),
    query: query({}),
    result: loginResult,
    public: true,
  }),
  thirdLoginUserOfTenant: defineOperation({
    id: 'thirdLoginUserOfTenant',
    method: 'GET',
    path: '/sys/thirdLogin/getLoginUser/:token/:thirdType/:tenantId',
    summary:
      'As getLoginUser; the session begins in this tenant, which must be one of the own (0: the first)',
    params: Type.Object({
      token: ticket,
      thirdType: Type.String({ minLength: 1, maxLength: 64 }),
      tenantId: Type.Integer({ minimum: 0 }),
    }),
    query: query({}),
    result: loginResult,
    public: true,
  }),
  thirdLoginCreate: defineOperation({
    id: 'thirdLoginCreate',
    method: 'POST',
    path: '/sys/thirdLogin/user/create',
    summary: 'Make an account for somebody the provider knows; it holds no right until it is given one',
    body: body({ thirdUserUuid: ticket, username }),
    result: Type.String(),
    public: true,
  }),
  thirdLoginCheckPassword: defineOperation({
    id: 'thirdLoginCheckPassword',
    method: 'POST',
    path: '/sys/thirdLogin/user/checkPassword',
    summary: 'Bind an own account to somebody the provider knows, by its password',
    body: body({ thirdUserUuid: ticket, username, password }),
    result: Type.String(),
    public: true,
  }),
  thirdAccounts: defineOperation({
    id: 'thirdAccounts',
    method: 'GET',
    path: '/sys/thirdApp/getThirdAccountByUserId',
    summary: 'Accounts of other systems by which the session’s user logs in; with thirdType those of one',
    query: query({ thirdType: Type.Optional(Type.String({ maxLength: 200 })) }),
    result: Type.Array(
      answer({
        id,
        thirdType: Type.String(),
        title: Type.String({ description: 'what the system is called' }),
        realname: textOrNull,
        createTime: textOrNull,
      }),
    ),
  }),
  thirdBindingBegin: defineOperation({
    id: 'thirdBindingBegin',
    method: 'POST',
    path: '/sys/thirdApp/beginBinding',
    summary:
      'Begin to link an account of another system: a one-time text for `binding` of the address of its login',
    body: body({ thirdType: Type.String({ minLength: 1, maxLength: 64 }), password }),
    result: ticket,
  }),
  thirdBind: defineOperation({
    id: 'thirdBind',
    method: 'POST',
    path: '/sys/thirdApp/bindThirdAppAccount',
    summary: 'Link the account of another system that was proved to belong to the session’s user',
    body: body({ thirdUserUuid: ticket }),
    result: nothing,
  }),
  thirdUnbind: defineOperation({
    id: 'thirdUnbind',
    method: 'DELETE',
    path: '/sys/thirdApp/deleteThirdAccount',
    summary: 'Forget an account of another system of one’s own: nobody logs in by it any more',
    body: body({ id }),
    result: nothing,
  }),
  thirdLoginBindPhone: defineOperation({
    id: 'thirdLoginBindPhone',
    method: 'POST',
    path: '/sys/thirdLogin/bindingThirdPhone',
    summary: 'Bind an own account to somebody the provider knows, by a code that was sent to its phone',
    body: body({ thirdUserUuid: ticket, mobile: phone, captcha: code }),
    result: Type.String(),
    public: true,
  }),
}
