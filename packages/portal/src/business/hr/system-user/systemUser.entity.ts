import { defineEntity } from '@lading/core/entity'

/** Staff as the personnel department knows them; accounts that log in are kept under 用户管理 (spec 2 §3). */
export const systemUser = defineEntity({
  key: 'systemUser',
  name: 'SystemUser',
  label: { zh: '人员档案', en: 'Staff' },
  area: 'hr',
  title: 'userName',
  menu: { order: 10 },
  reference: { value: 'userId', text: 'userName' },
  fields: {
    userId: {
      kind: 'text',
      required: true,
      unique: true,
      maxLength: 50,
      width: 120,
      zh: '人员编号',
      en: 'Staff no.',
    },
    userAccount: { kind: 'text', maxLength: 50, unique: true, zh: '用户账号', en: 'Account' },
    userName: { kind: 'text', required: true, width: 140, zh: '姓名', en: 'Name' },
    englishName: { kind: 'text', width: 140, zh: '英文名', en: 'English name' },
    gender: { kind: 'dict', dict: 'sex', look: 'radio', zh: '性别', en: 'Sex' },
    mobile: { kind: 'mobile', zh: '手机', en: 'Mobile' },
    email: { kind: 'email', width: 200, zh: '邮箱', en: 'E-mail' },
    costcenter: {
      kind: 'record',
      ref: 'costCenter',
      where: { status: 'active' },
      width: 200,
      zh: '成本中心',
      en: 'Cost centre',
    },
    remark: { kind: 'textarea', zh: '备注', en: 'Remark' },
  },
  list: ['userId', 'userAccount', 'userName', 'englishName', 'gender', 'mobile', 'email', 'costcenter'],
  query: ['userId', 'userName', 'userAccount', 'costcenter'],
  form: [
    {
      section: { zh: '人员档案', en: 'Staff' },
      rows: [
        ['userId', 'userName', 'englishName'],
        ['userAccount', 'gender', 'costcenter'],
        ['mobile', 'email'],
        ['remark'],
      ],
    },
  ],
  permissions: {
    prefix: 'hr:systemUser',
    actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
  },
  review: [
    'Kept as staff data beside the accounts of the system; the specification gives eight labels and no more (docs/reference/choices.md).',
  ],
})
