import { defineEntity } from './defineEntity'

/**
 * What goes to other systems: written in the transaction of the action that causes it, sent afterwards (decision 20).
 * Only the server writes it; people look at it and have what failed sent again.
 */
export const sysOutbox = defineEntity({
  key: 'sysOutbox',
  name: 'Outbox',
  label: { zh: '发件箱', en: 'Outbox' },
  area: 'system',
  title: 'subject',
  fields: {
    status: { kind: 'status', readonly: true, width: 100, zh: '状态', en: 'Status' },
    channel: { kind: 'dict', dict: 'outbox_channel', readonly: true, width: 100, zh: '渠道', en: 'Channel' },
    subject: { kind: 'text', readonly: true, width: 240, zh: '标题', en: 'Subject' },
    receiver: { kind: 'text', readonly: true, width: 200, zh: '接收方', en: 'Receiver' },
    entity: { kind: 'text', readonly: true, width: 180, zh: '单据类型', en: 'Kind of record' },
    recordId: { kind: 'text', readonly: true, zh: '单据标识', en: 'Record' },
    recordVersion: { kind: 'integer', readonly: true, zh: '单据版本', en: 'Version' },
    tries: { kind: 'integer', readonly: true, width: 90, zh: '发送次数', en: 'Tries' },
    answer: { kind: 'textarea', readonly: true, width: 240, zh: '返回信息', en: 'Answer' },
    sentTime: { kind: 'datetime', readonly: true, zh: '发送时间', en: 'Sent at' },
    payload: { kind: 'textarea', readonly: true, maxLength: 2_000_000, zh: '内容', en: 'Content' },
  },
  list: ['subject', 'status', 'channel', 'receiver', 'entity', 'tries', 'answer', 'sentTime'],
  query: ['status', 'channel', 'subject', 'receiver'],
  form: [
    {
      section: { zh: '发送', en: 'Sending' },
      rows: [
        ['subject', 'status', 'channel'],
        ['receiver', 'tries', 'sentTime'],
        ['entity', 'recordId', 'recordVersion'],
        ['answer'],
        ['payload'],
      ],
    },
  ],
  workflow: {
    field: 'status',
    initial: 'waiting',
    states: {
      waiting: { zh: '待发送', en: 'Waiting', color: 'blue' },
      sent: { zh: '已发送', en: 'Sent', color: 'green' },
      failed: { zh: '发送失败', en: 'Failed', color: 'red' },
    },
    actions: {},
    allow: { edit: [], delete: [] },
  },
  actions: {
    retry: {
      zh: '重新发送',
      en: 'Send again',
      on: 'selection',
      from: ['failed'],
      to: 'waiting',
      set: { tries: { value: 0 } },
      done: { zh: '已重新排队', en: 'It will be sent again' },
    },
  },
  permissions: { prefix: 'system:sysOutbox', actions: ['list', 'export', 'retry'] },
  review: [],
})
