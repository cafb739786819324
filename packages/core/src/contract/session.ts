import { Type } from 'typebox'
import type { Static } from 'typebox'
import { department } from './department'
import type { FurtherNames } from './names'
import { defineOperation } from './operation'
import { answer, body, dictMap, nothing, query, textOrNull } from './schemas'
import { tenant } from './tenant'
import { password, user, username } from './user'

/** The key under which a captcha was asked for: epoch milliseconds as a number, in newer clients a text. */
export const captchaKey = Type.Union([Type.Number(), Type.String({ maxLength: 64 })])

/** What a login gives (contract §6.2). */
export const loginResult = answer({
  token: Type.String(),
  userInfo: user,
  departs: Type.Array(department),
  /** 0 none, 1 one, 2 several departments. */
  multi_depart: Type.Integer(),
  tenantList: Type.Optional(Type.Array(tenant)),
  sysAllDictItems: dictMap,
  /** Names what they hold; pushes of the notification channel say when another one is in force. */
  dictVersion: Type.Optional(Type.String()),
})
export type LoginResult = Static<typeof loginResult>

/** A node of the menu (contract §7.1). `route` is the text "0" or "1". */
export interface MenuNode {
  id: string
  route: string
  path: string
  name: string
  component: string
  redirect?: string | null
  hidden?: boolean
  alwaysShow?: boolean
  meta: MenuMeta
  children?: MenuNode[]
}
export interface MenuMeta {
  title: string
  /** The title in further languages, by their tags. */
  names?: FurtherNames
  icon?: string
  keepAlive: boolean
  internalOrExternal: boolean
  componentName?: string
  url?: string
  hideTab?: boolean
  hideMenu?: boolean
}

const menuNode = answer({
  id: Type.String(),
  route: Type.String(),
  path: Type.String(),
  name: Type.String(),
  component: Type.String(),
  meta: answer({ title: Type.String(), keepAlive: Type.Boolean(), internalOrExternal: Type.Boolean() }),
})

/** A button that the user holds (contract §7.2); `action` may list several codes. */
export const heldPermission = answer({ action: Type.String(), type: Type.String(), describe: textOrNull })

/** A button that is defined; status "0": its rule is switched off, `isAuth`: the session holds it. */
export const definedPermission = answer({
  action: Type.String(),
  type: Type.String(),
  status: Type.String(),
  isAuth: Type.Boolean(),
  describe: textOrNull,
})

/** Menu and button lists of a session (contract §7). */
export const permissionResult = answer({
  menu: Type.Unsafe<MenuNode[]>(Type.Array(menuNode)),
  auth: Type.Array(heldPermission),
  allAuth: Type.Array(definedPermission),
  codeList: Type.Optional(Type.Array(Type.String())),
  /** Ours: all of `allAuth` for who asks for the brief form (`packRights`); the lists are empty then. */
  rights: Type.Optional(Type.Record(Type.String(), Type.String())),
  sysSafeMode: Type.Boolean(),
})
export type PermissionResult = Static<typeof permissionResult>

/** Captcha, login and the own session (contract §6, §7). */
export const sessionOperations = {
  randomImage: defineOperation({
    id: 'randomImage',
    method: 'GET',
    path: '/sys/randomImage/:key',
    summary: 'A captcha as a data URI; its text holds for 60 s',
    params: Type.Object({ key: Type.String({ minLength: 1, maxLength: 64 }) }),
    result: Type.String(),
    public: true,
  }),
  checkCaptcha: defineOperation({
    id: 'checkCaptcha',
    method: 'POST',
    path: '/sys/checkCaptcha',
    summary: 'Whether the text of a captcha is right',
    body: body({ captcha: Type.String({ maxLength: 16 }), checkKey: captchaKey }),
    result: nothing,
    public: true,
  }),
  login: defineOperation({
    id: 'login',
    method: 'POST',
    path: '/sys/login',
    summary: 'Log in with a password',
    body: body({
      username,
      password,
      captcha: Type.Optional(Type.String({ maxLength: 16 })),
      checkKey: Type.Optional(captchaKey),
      remember_me: Type.Optional(Type.Union([Type.Boolean(), Type.String(), Type.Integer()])),
    }),
    result: loginResult,
    public: true,
  }),
  phoneLogin: defineOperation({
    id: 'phoneLogin',
    method: 'POST',
    path: '/sys/phoneLogin',
    summary: 'Log in with a code that was sent to the phone',
    body: body({
      mobile: Type.String({ minLength: 1, maxLength: 32 }),
      captcha: Type.String({ minLength: 1, maxLength: 16 }),
      remember_me: Type.Optional(Type.Union([Type.Boolean(), Type.String(), Type.Integer()])),
    }),
    result: loginResult,
    public: true,
  }),
  sms: defineOperation({
    id: 'sms',
    method: 'POST',
    path: '/sys/sms',
    summary: 'Send a code to a phone: smsmode 0 login, 1 register, 2 forgotten password',
    body: body({
      mobile: Type.String({ maxLength: 32 }),
      smsmode: Type.Union([Type.Literal('0'), Type.Literal('1'), Type.Literal('2')]),
    }),
    result: nothing,
    public: true,
  }),
  logout: defineOperation({
    id: 'logout',
    method: 'POST',
    also: ['GET'],
    path: '/sys/logout',
    summary: 'End the session of the token header',
    result: nothing,
    public: true,
    beforePasswordChange: true,
    beforeSecondFactor: true,
  }),
  getUserInfo: defineOperation({
    id: 'getUserInfo',
    method: 'GET',
    path: '/sys/user/getUserInfo',
    summary: 'The own user and all dictionaries',
    query: query({}),
    result: answer({ userInfo: user, sysAllDictItems: dictMap }),
    beforePasswordChange: true,
    beforeSecondFactor: true,
  }),
  getUserPermissionByToken: defineOperation({
    id: 'getUserPermissionByToken',
    method: 'GET',
    path: '/sys/permission/getUserPermissionByToken',
    summary: 'Menu and button permissions of the session',
    // Ours: a menu without ids, and `rights` instead of the lists: a tenth of the whole.
    query: query({ brief: Type.Optional(Type.Literal('1')) }),
    result: permissionResult,
  }),
  getCurrentUserDeparts: defineOperation({
    id: 'getCurrentUserDeparts',
    method: 'GET',
    path: '/sys/user/getCurrentUserDeparts',
    summary: 'Departments of the session and the current one',
    query: query({}),
    result: answer({ list: Type.Array(department), orgCode: textOrNull }),
  }),
  selectDepart: defineOperation({
    id: 'selectDepart',
    method: 'POST',
    also: ['PUT'],
    path: '/sys/selectDepart',
    summary: 'Choose the current department; it must be one of the own',
    body: body({
      orgCode: Type.String({ minLength: 1, maxLength: 64 }),
      username: Type.Optional(username),
      loginTenantId: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    }),
    result: answer({ userInfo: user }),
  }),
}
