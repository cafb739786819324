import { defineEntity } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'

/** People who log in. Roles are shown by their codes here and sent as ids (`userSource`). */
export const sysUser = defineEntity({
  key: 'sysUser',
  name: 'User',
  label: { zh: '用户', en: 'User' },
  area: 'system',
  api: '/sys/user',
  title: 'username',
  fields: {
    username: {
      kind: 'text',
      required: true,
      unique: true,
      maxLength: 100,
      rules: [
        {
          pattern: /^[A-Za-z0-9_.-]+$/,
          message: '用户账号只能包含字母、数字、下划线、点和横线 (letters, digits, _ . -)',
        },
      ],
      zh: '用户账号',
      en: 'User name',
    },
    realname: { kind: 'text', required: true, maxLength: 100, zh: '用户姓名', en: 'Name' },
    workNo: { kind: 'text', unique: true, maxLength: 50, width: 100, zh: '工号', en: 'Work no.' },
    avatar: {
      kind: 'image',
      maxFiles: 1,
      maxFileMB: 2,
      maxLength: 500,
      width: 80,
      zh: '头像',
      en: 'Picture',
    },
    sex: { kind: 'dict', dict: 'sex', width: 80, zh: '性别', en: 'Sex' },
    birthday: { kind: 'date', width: 120, zh: '生日', en: 'Birthday' },
    phone: { kind: 'mobile', unique: true, maxLength: 32, zh: '手机号', en: 'Mobile' },
    email: { kind: 'email', unique: true, maxLength: 100, width: 180, zh: '邮箱', en: 'E-mail' },
    telephone: { kind: 'text', maxLength: 32, zh: '座机', en: 'Telephone' },
    post: { kind: 'position', multiple: true, maxLength: 500, zh: '职务', en: 'Positions' },
    userGroup: { kind: 'dict', dict: 'sys_user_group', width: 110, zh: '用户组', en: 'Group' },
    selectedroles: { kind: 'role', multiple: true, zh: '角色', en: 'Roles' },
    selecteddeparts: { kind: 'dept', multiple: true, zh: '所属部门', en: 'Departments' },
    userIdentity: { kind: 'dict', dict: 'user_identity', look: 'radio', zh: '身份', en: 'Identity' },
    departIds: {
      kind: 'dept',
      multiple: true,
      visibleWhen: { field: 'userIdentity', op: 'eq', value: '2' },
      zh: '负责部门',
      en: 'Heads departments',
    },
    orgCodeTxt: { kind: 'text', readonly: true, width: 180, zh: '部门', en: 'Departments' },
    status: { kind: 'dict', dict: 'user_status', readonly: true, width: 90, zh: '状态', en: 'Status' },
    createTime: { kind: 'datetime', readonly: true, zh: '创建时间', en: 'Created' },
  },
  list: [
    'username',
    'realname',
    'orgCodeTxt',
    'phone',
    'status',
    'workNo',
    'sex',
    'avatar',
    'birthday',
    'userGroup',
  ],
  query: ['username', 'realname', 'status', 'phone', 'email', 'sex', 'workNo', 'userGroup'],
  form: [
    {
      section: { zh: '账号', en: 'Account' },
      rows: [
        ['username', 'realname', 'workNo'],
        ['selectedroles', 'selecteddeparts', 'userIdentity'],
        ['departIds'],
      ],
    },
    {
      section: { zh: '个人信息', en: 'Person' },
      rows: [['sex', 'birthday', 'userGroup'], ['phone', 'email', 'telephone'], ['post'], ['avatar']],
    },
  ],
  permissions: {
    prefix: 'system:user',
    actions: ['list', 'add', 'edit', 'delete', 'frozen', 'changepwd', 'recycle', 'export', 'import'],
  },
  review: [],
})

/** The account of somebody who is there is not changed: others refer to it. */
export const storedUser: EntityDefinition = {
  ...sysUser,
  fields: { ...sysUser.fields, username: { ...sysUser.fields.username, readonly: true } },
}
