import { defineEntity } from '@lading/core/entity'

/** A rule by which the server makes a value, e.g. the next number (contract §18). */
export const sysFillRule = defineEntity({
  key: 'sysFillRule',
  name: 'FillRule',
  label: { zh: '填值规则', en: 'Fill rule' },
  area: 'system',
  api: '/sys/fillRule',
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
    ruleClass: {
      kind: 'dict',
      dict: 'fill_rule_class',
      required: true,
      width: 180,
      zh: '规则实现',
      en: 'Made by',
    },
    ruleParams: {
      kind: 'textarea',
      maxLength: 1_000,
      width: 220,
      hint: { zh: 'JSON 对象，如 {"prefix":"CN"}', en: 'A JSON object, e.g. {"prefix":"CN"}' },
      zh: '规则参数',
      en: 'Parameters',
    },
    createTime: { kind: 'datetime', readonly: true, zh: '创建时间', en: 'Created' },
  },
  list: ['ruleName', 'ruleCode', 'ruleClass', 'ruleParams', 'createTime'],
  query: ['ruleName', 'ruleCode'],
  form: [
    {
      section: { zh: '填值规则', en: 'Fill rule' },
      rows: [['ruleName', 'ruleCode'], ['ruleClass'], ['ruleParams']],
    },
  ],
  permissions: { prefix: 'system:fillRule', actions: ['list', 'add', 'edit', 'delete'] },
  review: [],
})
