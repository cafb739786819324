import { Type } from 'typebox'
import { defineOperation } from './operation'
import { answer, body, nothing, query } from './schemas'
import { heldPermission, definedPermission, loginResult } from './session'
import { password, username } from './user'

const qrcodeId = Type.String({ minLength: 1, maxLength: 100 })

/** Logins without a captcha and with a code on a screen, and what older clients ask (contract §6.3). */
export const otherLoginOperations = {
  mobileLogin: defineOperation({
    id: 'mobileLogin',
    method: 'POST',
    path: '/sys/mLogin',
    summary:
      'Log in with a password and no captcha: ten tries a minute from one address, and the limits of every login',
    body: body({ username, password }),
    result: loginResult,
    public: true,
  }),
  qrLoginCode: defineOperation({
    id: 'qrLoginCode',
    method: 'GET',
    path: '/sys/getLoginQrcode',
    summary: 'A code to show on the screen that wants to log in; it holds two minutes',
    query: query({}),
    result: answer({ qrcodeId: Type.String() }),
    public: true,
  }),
  qrLoginScan: defineOperation({
    id: 'qrLoginScan',
    method: 'POST',
    path: '/sys/scanLoginQrcode',
    summary: 'Let the screen with the code log in as the own user; a token in the body is not looked at',
    body: body({ qrcodeId, token: Type.Optional(Type.String({ maxLength: 200 })) }),
    result: nothing,
  }),
  qrLoginToken: defineOperation({
    id: 'qrLoginToken',
    method: 'GET',
    path: '/sys/getQrcodeToken',
    summary: 'What became of a code: token -1 not scanned yet, -2 unknown or expired, else the token, once',
    query: query({ qrcodeId }),
    result: answer({ token: Type.String(), success: Type.Optional(Type.Boolean()) }),
    public: true,
  }),
  getPermCode: defineOperation({
    id: 'getPermCode',
    method: 'GET',
    path: '/sys/permission/getPermCode',
    summary: 'Button permissions of the session',
    query: query({}),
    result: answer({
      codeList: Type.Array(Type.String()),
      auth: Type.Array(heldPermission),
      allAuth: Type.Array(definedPermission),
      sysSafeMode: Type.Boolean(),
    }),
  }),
  getEncryptedString: defineOperation({
    id: 'getEncryptedString',
    method: 'GET',
    path: '/sys/getEncryptedString',
    summary: 'Refused: there is no key that every client knows; passwords travel over TLS',
    query: query({}),
    result: nothing,
    public: true,
  }),
}
