import { defineEntity } from '@lading/core/entity'

/** A rule that a text has to keep: steps, each a number of signs and the pattern they match (contract §18). */
export const sysCheckRule = defineEntity({
  key: 'sysCheckRule',
  name: 'CheckRule',
  label: { zh: '校验规则', en: 'Check rule' },
  area: 'system',
  api: '/sys/checkRule',
  title: 'ruleName',
  fields: {
    ruleName: { kind: 'text', required: true, maxLength: 100, width: 200, zh: '规则名称', en: 'Rule' },
    ruleCode: {
      kind: 'text',
      required: true,
      unique: true,
      maxLength: 100,
      width: 180,
      zh: '规则编码',
      en: 'Code',
    },
    ruleJson: { kind: 'textarea', required: true, maxLength: 4_000, zh: '规则步骤', en: 'Steps' },
    ruleDescription: { kind: 'textarea', maxLength: 500, width: 280, zh: '规则描述', en: 'Description' },
    createTime: { kind: 'datetime', readonly: true, zh: '创建时间', en: 'Created' },
  },
  list: ['ruleName', 'ruleCode', 'ruleDescription', 'createTime'],
  query: ['ruleName', 'ruleCode'],
  form: [
    {
      section: { zh: '校验规则', en: 'Check rule' },
      rows: [['ruleName', 'ruleCode'], ['ruleDescription']],
    },
  ],
  permissions: { prefix: 'system:checkRule', actions: ['list', 'add', 'edit', 'delete'] },
  review: [],
})
