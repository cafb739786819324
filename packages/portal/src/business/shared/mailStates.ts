import type { Workflow } from '@lading/core/entity'

/**
 * What has become of the e-mail that was last sent about a document: the outbox tells. Written into a field of its own,
 * so that who sent it sees a failure where it works, and sends again (spec 2 §4).
 */
export const mailStates = {
  initial: 'none',
  states: {
    none: { zh: '未发送', en: 'Not sent', color: 'default' },
    sending: { zh: '发送中', en: 'Being sent', color: 'blue' },
    sent: { zh: '已发送', en: 'Sent', color: 'green' },
    failed: { zh: '发送失败', en: 'Failed', color: 'red' },
  },
  actions: {
    mailSent: {
      zh: '邮件已发送',
      en: 'The e-mail was sent',
      from: ['sending', 'failed'],
      to: 'sent',
      system: true,
      input: [{ name: 'answer', kind: 'text', zh: '返回信息', en: 'Answer' }],
      effect: 'noteMail',
    },
    mailFailed: {
      zh: '邮件发送失败',
      en: 'The e-mail was not sent',
      from: ['sending', 'failed'],
      to: 'failed',
      system: true,
      input: [{ name: 'answer', kind: 'text', zh: '返回信息', en: 'Answer' }],
      effect: 'noteMail',
    },
  },
} satisfies Omit<Workflow, 'field'>
