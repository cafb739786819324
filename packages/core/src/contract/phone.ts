import { Type } from 'typebox'
import { defineOperation } from './operation'
import { body, nothing } from './schemas'
import { password } from './user'

const phone = Type.String({ minLength: 5, maxLength: 32 })

/** Codes that are sent to the phone of the session, and a change of that phone (contract §2.2). */
export const phoneOperations = {
  sendChangePwdSms: defineOperation({
    id: 'sendChangePwdSms',
    method: 'POST',
    path: '/sys/sendChangePwdSms',
    summary:
      'Send a code to the own phone, to set another password with /sys/user/phoneVerification and /sys/user/passwordChange',
    body: body({ mobile: phone }),
    result: nothing,
  }),
  userSendChangePhoneSms: defineOperation({
    id: 'userSendChangePhoneSms',
    method: 'POST',
    path: '/sys/user/sendChangePhoneSms',
    summary: 'Send a code to the phone that is to be the own one; it says nothing about whose phone it is',
    body: body({ phone }),
    result: nothing,
  }),
  userChangePhone: defineOperation({
    id: 'userChangePhone',
    method: 'PUT',
    also: ['POST'],
    path: '/sys/user/changePhone',
    summary: 'Change the own phone: the code that was sent to the new one, and the own password',
    body: body({ phone, smscode: Type.String({ minLength: 1, maxLength: 16 }), password }),
    result: nothing,
  }),
}
