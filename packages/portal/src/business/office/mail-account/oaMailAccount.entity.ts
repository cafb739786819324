import { defineEntity } from '@lading/core/entity'

/** Somebody asks for a mailbox (spec 2 §3). */
export const oaMailAccount = defineEntity({
  key: 'oaMailAccount',
  name: 'MailAccount',
  label: { zh: '邮箱账号申请', en: 'E-mail account' },
  area: 'office',
  title: 'applicationNo',
  menu: { order: 20 },
  fields: {
    status: { kind: 'status', readonly: true, width: 100, zh: '状态', en: 'Status' },
    applicationNo: {
      kind: 'code',
      readonly: true,
      unique: true,
      width: 170,
      zh: '申请单号',
      en: 'Application no.',
    },
    applicant: { kind: 'user', readonly: true, zh: '申请人', en: 'Applicant' },
    name: { kind: 'text', required: true, width: 180, zh: '邮箱名称', en: 'Mailbox name' },
    mailPurpose: { kind: 'dict', dict: 'mail_purpose', required: true, zh: '邮箱用途', en: 'Purpose' },
    reason: { kind: 'textarea', required: true, zh: '申请原因', en: 'Reason' },
    submitDate: { kind: 'date', readonly: true, width: 120, zh: '提交日期', en: 'Submitted on' },
    returnReason: {
      kind: 'textarea',
      readonly: true,
      maxLength: 500,
      zh: '退回原因',
      en: 'Reason of return',
    },
    remark: { kind: 'textarea', zh: '备注', en: 'Remark' },
  },
  list: ['applicationNo', 'status', 'name', 'mailPurpose', 'applicant', 'submitDate'],
  query: ['applicationNo', 'status', 'name', 'mailPurpose'],
  form: [
    {
      section: { zh: '邮箱账号申请', en: 'E-mail account' },
      rows: [
        ['applicationNo', 'status', 'applicant'],
        ['name', 'mailPurpose', 'submitDate'],
        ['reason'],
        ['remark'],
        ['returnReason'],
      ],
    },
  ],
  dictionaries: {
    mail_purpose: {
      zh: '邮箱用途',
      en: 'Purpose of a mailbox',
      items: [
        { value: 'personal', zh: '个人', en: 'Personal' },
        { value: 'department', zh: '部门公共', en: 'Of a department' },
        { value: 'customer', zh: '客户往来', en: 'For a customer' },
        { value: 'system', zh: '系统发信', en: 'For a system' },
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
      approved: { zh: '已批准', en: 'Approved', color: 'cyan' },
      done: { zh: '已完成', en: 'Done', color: 'green' },
    },
    actions: {
      submit: {
        zh: '提交',
        en: 'Submit',
        from: ['draft', 'returned'],
        to: 'inApproval',
        set: { applicant: 'me', submitDate: 'today', returnReason: 'nothing' },
      },
      approve: { zh: '批准', en: 'Approve', from: ['inApproval'], to: 'approved' },
      return: {
        zh: '退回',
        en: 'Return',
        from: ['inApproval'],
        to: 'returned',
        input: [{ field: 'returnReason', required: true }],
      },
      finish: { zh: '办结', en: 'Finish', from: ['approved'], to: 'done' },
    },
    allow: { edit: ['draft', 'returned'], delete: ['draft', 'returned'] },
  },
  permissions: {
    prefix: 'office:oaMailAccount',
    actions: [
      'list',
      'add',
      'edit',
      'delete',
      'batch_delete',
      'export',
      'import',
      'submit',
      'approve',
      'return',
      'finish',
    ],
  },
  review: ['The states and steps are proposed, the specification names none (docs/reference/choices.md).'],
})
