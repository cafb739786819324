import { defineEntity } from '@lading/core/entity'

/** States in which the applicant writes. */
const WRITING = ['draft', 'returned']

/** Somebody asks for a gift to a customer, within the permission of the year (`giftPermission`). */
export const giftRequest = defineEntity({
  key: 'giftRequest',
  name: 'GiftRequest',
  label: { zh: '礼品申请', en: 'Gift request' },
  area: 'office',
  title: 'requestNo',
  menu: { order: 40 },
  fields: {
    requestNo: { kind: 'code', readonly: true, unique: true, width: 170, zh: '申请单号', en: 'Request no.' },
    status: { kind: 'status', readonly: true, width: 100, zh: '状态', en: 'Status' },
    applicant: { kind: 'user', readonly: true, zh: '申请人', en: 'Applicant' },
    customer: {
      kind: 'record',
      ref: 'customer',
      required: true,
      where: { status: 'active' },
      width: 160,
      zh: '客户',
      en: 'Customer',
    },
    giftName: { kind: 'text', required: true, width: 180, zh: '礼品', en: 'Gift' },
    occasion: { kind: 'dict', dict: 'gift_occasion', required: true, zh: '场合', en: 'Occasion' },
    quantity: { kind: 'quantity', required: true, min: 0.01, width: 100, zh: '数量', en: 'Quantity' },
    price: { kind: 'money', required: true, min: 0.01, width: 120, zh: '单价', en: 'Price' },
    amount: { kind: 'money', readonly: true, width: 130, zh: '金额', en: 'Amount' },
    requiredOn: { kind: 'date', width: 120, zh: '需用日期', en: 'Needed on' },
    deliveryAddress: { kind: 'text', zh: '送达地址', en: 'Delivery address' },
    reason: { kind: 'textarea', required: true, zh: '申请原因', en: 'Reason' },
    submitDate: { kind: 'date', readonly: true, width: 120, zh: '提交日期', en: 'Submitted on' },
    permissionNo: { kind: 'text', readonly: true, width: 170, zh: '占用权限', en: 'Permission used' },
    returnReason: {
      kind: 'textarea',
      readonly: true,
      maxLength: 500,
      visibleWhen: { field: 'status', op: 'eq', value: 'returned' },
      zh: '退回原因',
      en: 'Reason of return',
    },
  },
  list: [
    'requestNo',
    'status',
    'applicant',
    'customer',
    'giftName',
    'quantity',
    'amount',
    'occasion',
    'submitDate',
  ],
  query: ['requestNo', 'status', 'applicant', 'customer', 'occasion'],
  form: [
    {
      section: { zh: '礼品申请', en: 'Gift request' },
      rows: [
        ['requestNo', 'status', 'applicant'],
        ['customer', 'giftName', 'occasion'],
        ['quantity', 'price', 'amount'],
        ['requiredOn', 'deliveryAddress'],
        ['reason'],
        ['submitDate', 'permissionNo'],
        ['returnReason'],
      ],
    },
  ],
  derive: { amount: { times: ['quantity', 'price'] } },
  dictionaries: {
    gift_occasion: {
      zh: '送礼场合',
      en: 'Occasion of a gift',
      items: [
        { value: 'visit', zh: '拜访', en: 'Visit' },
        { value: 'festival', zh: '节日', en: 'Festival' },
        { value: 'signing', zh: '签约', en: 'Signing' },
        { value: 'anniversary', zh: '周年', en: 'Anniversary' },
      ],
    },
  },
  workflow: {
    field: 'status',
    initial: 'draft',
    states: {
      draft: { zh: '草稿', en: 'Draft', color: 'default' },
      inApproval: { zh: '审批中', en: 'In approval', color: 'blue' },
      returned: { zh: '已退回', en: 'Returned', color: 'orange' },
      approved: { zh: '已批准', en: 'Approved', color: 'green' },
    },
    actions: {
      submit: {
        zh: '提交审批',
        en: 'Submit for approval',
        from: WRITING,
        to: 'inApproval',
        set: { applicant: 'me', submitDate: 'today', returnReason: 'nothing' },
        effect: 'takeBudget',
      },
      approve: {
        zh: '批准',
        en: 'Approve',
        from: ['inApproval'],
        to: 'approved',
        input: [{ name: 'opinion', kind: 'textarea', maxLength: 500, zh: '审批意见', en: 'Opinion' }],
      },
      return: {
        zh: '退回',
        en: 'Return',
        from: ['inApproval'],
        to: 'returned',
        input: [{ field: 'returnReason', required: true }],
        effect: 'giveBudgetBack',
      },
      withdraw: { zh: '撤回', en: 'Withdraw', from: ['inApproval'], to: 'draft', effect: 'giveBudgetBack' },
    },
    allow: { edit: WRITING, delete: WRITING },
  },
  approval: { steps: [{ by: 'departmentHead', zh: '部门负责人', en: 'Head of department' }] },
  permissions: {
    prefix: 'office:giftRequest',
    actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import', 'submit', 'withdraw'],
  },
  review: ['Its rules are proposed, the specification shows none (docs/reference/choices.md).'],
})
