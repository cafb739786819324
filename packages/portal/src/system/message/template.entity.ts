import { defineEntity } from '@lading/core/entity'

/** A text that messages are made of; `${name}` stands for a value (contract §19). Shared by all tenants. */
export const sysSmsTemplate = defineEntity({
  key: 'sysSmsTemplate',
  name: 'MessageTemplate',
  label: { zh: '消息模板', en: 'Message template' },
  area: 'system',
  api: '/sys/message/sysMessageTemplate',
  title: 'templateName',
  fields: {
    templateName: {
      kind: 'text',
      required: true,
      maxLength: 100,
      width: 200,
      zh: '模板标题',
      en: 'Template',
    },
    templateCode: {
      kind: 'text',
      required: true,
      unique: true,
      maxLength: 100,
      width: 180,
      zh: '模板编码',
      en: 'Code',
    },
    templateType: {
      kind: 'dict',
      dict: 'msgType',
      required: true,
      default: '4',
      width: 120,
      zh: '消息方式',
      en: 'Way',
    },
    templateContent: {
      kind: 'textarea',
      required: true,
      maxLength: 10_000,
      width: 320,
      hint: {
        zh: '可用 ${名称} 引用参数，如 ${name}',
        en: '${name} stands for a value of the parameters',
      },
      zh: '模板内容',
      en: 'Content',
    },
    templateTestJson: {
      kind: 'textarea',
      maxLength: 4_000,
      hint: { zh: 'JSON 对象，如 {"name":"王敏"}', en: 'A JSON object, e.g. {"name":"Wang"}' },
      zh: '测试参数',
      en: 'Test values',
    },
    createTime: { kind: 'datetime', readonly: true, zh: '创建时间', en: 'Created' },
  },
  list: ['templateName', 'templateCode', 'templateType', 'templateContent', 'createTime'],
  query: ['templateName', 'templateCode', 'templateType'],
  form: [
    {
      section: { zh: '消息模板', en: 'Message template' },
      rows: [['templateName', 'templateCode'], ['templateType'], ['templateContent'], ['templateTestJson']],
    },
  ],
  permissions: {
    prefix: 'system:messageTemplate',
    actions: ['list', 'add', 'edit', 'delete', 'send'],
  },
  review: [],
})
