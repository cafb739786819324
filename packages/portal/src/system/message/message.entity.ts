import { defineEntity } from '@lading/core/entity'

/** A message that was sent, or failed (contract §19). */
export const sysSms = defineEntity({
  key: 'sysSms',
  name: 'Message',
  label: { zh: '消息', en: 'Message' },
  area: 'system',
  api: '/sys/message/sysMessage',
  title: 'esTitle',
  fields: {
    esTitle: { kind: 'text', maxLength: 200, readonly: true, width: 200, zh: '标题', en: 'Title' },
    esType: { kind: 'dict', dict: 'msgType', readonly: true, width: 110, zh: '消息方式', en: 'Way' },
    esReceiver: { kind: 'text', maxLength: 200, readonly: true, width: 140, zh: '接收人', en: 'Receiver' },
    esContent: { kind: 'textarea', maxLength: 10_000, readonly: true, width: 280, zh: '内容', en: 'Content' },
    esSendStatus: {
      kind: 'dict',
      dict: 'msgSendStatus',
      readonly: true,
      width: 100,
      zh: '发送状态',
      en: 'Sending',
    },
    esSendTime: { kind: 'datetime', readonly: true, zh: '发送时间', en: 'Sent at' },
    esSendNum: { kind: 'integer', readonly: true, width: 90, zh: '发送次数', en: 'Tries' },
    esResult: { kind: 'text', readonly: true, width: 200, zh: '发送结果', en: 'Result' },
    remark: { kind: 'textarea', maxLength: 500, readonly: true, zh: '备注', en: 'Remark' },
    createTime: { kind: 'datetime', readonly: true, zh: '创建时间', en: 'Created' },
  },
  list: ['esTitle', 'esType', 'esReceiver', 'esContent', 'esSendStatus', 'esSendTime', 'esResult'],
  query: ['esTitle', 'esType', 'esReceiver', 'esSendStatus'],
  form: [
    {
      section: { zh: '消息', en: 'Message' },
      rows: [
        ['esTitle', 'esType'],
        ['esReceiver', 'esSendStatus'],
        ['esSendTime', 'esSendNum'],
        ['esContent'],
        ['esResult'],
        ['remark'],
      ],
    },
  ],
  permissions: { prefix: 'system:message', actions: ['list', 'delete'] },
  review: [],
})
