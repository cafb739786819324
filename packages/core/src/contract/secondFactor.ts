import { Type } from 'typebox'
import type { Static } from 'typebox'
import { defineOperation } from './operation'
import { answer, body, nothing, query } from './schemas'
import { loginResult } from './session'
import { password, username } from './user'

/** Six digits of an app, or one of the codes that were kept for the case that it is lost. */
const code = Type.String({ minLength: 6, maxLength: 32 })

/** What is known of the own second factor. */
export const secondFactorState = answer({
  on: Type.Boolean(),
  /** A role of the user asks for it: it cannot be turned off. */
  required: Type.Boolean(),
  /** Codes that are left for the case that the app is lost. */
  recoveryLeft: Type.Integer(),
})
export type SecondFactorState = Static<typeof secondFactorState>

const recoveryCodes = answer({ recovery: Type.Array(Type.String(), { description: 'shown once' }) })

/** The second factor of a login: a code that changes every half a minute (RFC 6238). */
export const secondFactorOperations = {
  secondFactorLogin: defineOperation({
    id: 'secondFactorLogin',
    method: 'POST',
    path: '/sys/secondFactor/login',
    summary: 'Go on with a login that was answered with code 512: its ticket, and the code of the app',
    body: body({ ticket: Type.String({ minLength: 1, maxLength: 200 }), code }),
    result: loginResult,
    public: true,
  }),
  secondFactorMine: defineOperation({
    id: 'secondFactorMine',
    method: 'GET',
    path: '/sys/secondFactor/mine',
    summary: 'Whether the own logins ask for a second factor',
    query: query({}),
    result: secondFactorState,
    beforeSecondFactor: true,
  }),
  secondFactorBegin: defineOperation({
    id: 'secondFactorBegin',
    method: 'POST',
    path: '/sys/secondFactor/begin',
    summary: 'A secret for an app, good once a code of it was confirmed; with the own password',
    body: body({ password }),
    result: answer({
      secret: Type.String({ description: 'in base 32, to be typed' }),
      uri: Type.String({ description: 'otpauth://, to be drawn as a QR code' }),
    }),
    beforeSecondFactor: true,
  }),
  secondFactorConfirm: defineOperation({
    id: 'secondFactorConfirm',
    method: 'POST',
    path: '/sys/secondFactor/confirm',
    summary: 'Confirm the app by a code of it; from then on every login asks for one',
    body: body({ code }),
    result: recoveryCodes,
    beforeSecondFactor: true,
  }),
  secondFactorRecovery: defineOperation({
    id: 'secondFactorRecovery',
    method: 'POST',
    path: '/sys/secondFactor/recovery',
    summary:
      'New codes for a lost app, in the place of those that are left; with the own password and a code',
    body: body({ password, code }),
    result: recoveryCodes,
  }),
  secondFactorEnd: defineOperation({
    id: 'secondFactorEnd',
    method: 'POST',
    path: '/sys/secondFactor/end',
    summary: 'Log in by the password alone again; with the own password and a code',
    body: body({ password, code }),
    result: nothing,
  }),
  secondFactorReset: defineOperation({
    id: 'secondFactorReset',
    method: 'PUT',
    path: '/sys/secondFactor/reset',
    summary: 'Take the second factor off a user who lost the app and the codes; all sessions of the user end',
    body: body({ username }),
    result: nothing,
    permission: 'system:user:changepwd',
  }),
}
