import { defineEntity } from '@lading/core/entity'

/** Who may ask for gifts to customers, and for how much in a year (spec 1 §6); `giftRequest` is held against it. */
export const giftPermission = defineEntity({
  key: 'giftPermission',
  name: 'GiftPermission',
  label: { zh: '礼品申请权限', en: 'Gift permission' },
  area: 'office',
  title: 'permissionNo',
  menu: { order: 50 },
  fields: {
    permissionNo: {
      kind: 'code',
      readonly: true,
      unique: true,
      width: 170,
      zh: '权限编号',
      en: 'Permission no.',
    },
    status: { kind: 'status', readonly: true, width: 90, zh: '状态', en: 'Status' },
    person: { kind: 'user', required: true, width: 130, zh: '人员', en: 'Person' },
    giftYear: { kind: 'year', required: true, width: 90, zh: '年度', en: 'Year' },
    yearBudget: {
      kind: 'money',
      required: true,
      min: 0.01,
      width: 140,
      zh: '年度额度',
      en: 'Budget of the year',
    },
    perGift: { kind: 'money', min: 0.01, width: 130, zh: '单件上限', en: 'Limit per gift' },
    usedAmount: { kind: 'money', readonly: true, width: 130, zh: '已用额度', en: 'Used' },
    remaining: { kind: 'money', readonly: true, width: 130, zh: '剩余额度', en: 'Left' },
    validUntil: { kind: 'date', width: 120, zh: '有效期至', en: 'Valid until' },
    remark: { kind: 'textarea', zh: '备注', en: 'Remark' },
    stopReason: {
      kind: 'textarea',
      readonly: true,
      maxLength: 500,
      visibleWhen: { field: 'status', op: 'eq', value: 'stopped' },
      zh: '停用原因',
      en: 'Why it was stopped',
    },
  },
  list: [
    'permissionNo',
    'status',
    'person',
    'giftYear',
    'yearBudget',
    'usedAmount',
    'remaining',
    'perGift',
    'validUntil',
  ],
  query: ['person', 'giftYear', 'status'],
  form: [
    {
      section: { zh: '权限', en: 'Permission' },
      rows: [
        ['permissionNo', 'status', 'person'],
        ['giftYear', 'yearBudget', 'perGift'],
        ['usedAmount', 'remaining', 'validUntil'],
        ['remark'],
        ['stopReason'],
      ],
    },
  ],
  derive: { remaining: { minus: ['yearBudget', 'usedAmount'] } },
  workflow: {
    field: 'status',
    initial: 'active',
    states: {
      active: { zh: '启用', en: 'In use', color: 'green' },
      stopped: { zh: '停用', en: 'Stopped', color: 'red' },
    },
    actions: {
      stop: {
        zh: '停用',
        en: 'Stop',
        from: ['active'],
        to: 'stopped',
        input: [{ field: 'stopReason', required: true }],
      },
      start: {
        zh: '启用',
        en: 'Use again',
        from: ['stopped'],
        to: 'active',
        set: { stopReason: 'nothing' },
      },
    },
  },
  checks: {
    budgetHolds: {
      when: { field: 'usedAmount', op: 'gt', value: 0 },
      assert: { field: 'yearBudget', op: 'ge', other: 'usedAmount' },
      message: { zh: '年度额度不能小于已用额度', en: 'The budget cannot be less than what is used' },
      field: 'yearBudget',
    },
  },
  permissions: {
    prefix: 'office:giftPermission',
    actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import', 'stop', 'start'],
  },
  review: ['Its rules are proposed, the specification shows none (docs/reference/choices.md).'],
})
