import { Type } from 'typebox'
import { administrationOperations, choice, optionalText, requiredText } from './administration'
import { defineOperation } from './operation'
import { answer, auditMembers, body, filter, id, nothing, textOrNull } from './schemas'

/** How a message goes: dictionary `msgType` 1 SMS, 2 e-mail, 3 enterprise messenger, 4 in the portal (contract §23). */
const messageType = choice('1', '2', '3', '4')

/** SysMessage (contract §22.2): `esSendStatus` 0 not yet, 1 sent, 2 failed. */
export const message = answer({
  id,
  esTitle: textOrNull,
  esType: Type.String(),
  esReceiver: Type.String(),
  esParam: textOrNull,
  esContent: textOrNull,
  esSendTime: textOrNull,
  esSendStatus: Type.String(),
  esSendNum: Type.Integer(),
  esResult: textOrNull,
  remark: textOrNull,
  ...auditMembers,
})

/** SysMessageTemplate: `${name}` in the content stands for a value of the test data. */
export const messageTemplate = answer({
  id,
  templateName: Type.String(),
  templateCode: Type.String(),
  templateType: Type.String(),
  templateContent: Type.String(),
  templateTestJson: textOrNull,
  ...auditMembers,
})

/** Messages and their templates (contract §19). */
export const messageOperations = {
  ...administrationOperations({
    name: 'message',
    path: '/sys/message/sysMessage',
    permission: 'system:message',
    label: 'Messages',
    row: message,
    members: {
      esTitle: optionalText(200),
      esType: messageType,
      esReceiver: requiredText(200),
      esParam: optionalText(4_000),
      esContent: optionalText(10_000),
      remark: optionalText(500),
    },
    filters: { esTitle: filter, esType: filter, esReceiver: filter, esSendStatus: filter },
  }),
  ...administrationOperations({
    name: 'messageTemplate',
    path: '/sys/message/sysMessageTemplate',
    permission: 'system:messageTemplate',
    label: 'Templates of messages',
    row: messageTemplate,
    members: {
      templateName: requiredText(100),
      templateCode: requiredText(100),
      templateType: messageType,
      templateContent: requiredText(10_000),
      templateTestJson: optionalText(4_000),
    },
    filters: { templateName: filter, templateCode: filter, templateType: filter },
  }),
  messageTemplateSend: defineOperation({
    id: 'messageTemplateSend',
    method: 'POST',
    path: '/sys/message/sysMessageTemplate/sendMsg',
    summary: 'Send a message by a template: to a user name, or by SMS to a phone',
    body: body({
      templateCode: requiredText(100),
      receiver: requiredText(200),
      msgType: Type.Optional(messageType),
      testData: optionalText(4_000),
    }),
    result: nothing,
    permission: 'system:messageTemplate:send',
  }),
}
