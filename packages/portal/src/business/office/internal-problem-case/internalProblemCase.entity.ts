import { defineEntity } from '@lading/core/entity'

/** Something went wrong inside the house, and what was done about it (spec 2 §3). */
export const internalProblemCase = defineEntity({
  key: 'internalProblemCase',
  name: 'InternalProblemCase',
  label: { zh: '内部问题案例', en: 'Internal problem case' },
  area: 'office',
  title: 'caseTitle',
  menu: { order: 30 },
  fields: {
    status: { kind: 'status', readonly: true, width: 100, zh: '状态', en: 'Status' },
    caseId: { kind: 'code', readonly: true, unique: true, width: 170, zh: '案例编号', en: 'Case no.' },
    caseTitle: { kind: 'text', required: true, width: 240, zh: '案例标题', en: 'Case title' },
    caseType: { kind: 'dict', dict: 'case_type', required: true, zh: '案例类型', en: 'Case type' },
    emergency: {
      kind: 'dict',
      dict: 'case_emergency',
      required: true,
      default: 'normal',
      zh: '紧急程度',
      en: 'Emergency',
    },
    overtime: { kind: 'boolean', default: 'N', readonly: true, zh: '超时', en: 'Overdue' },
    solved: { kind: 'boolean', default: 'N', readonly: true, zh: '已解决', en: 'Solved' },
    finalHandler: { kind: 'user', readonly: true, zh: '最终处理人', en: 'Final handler' },
    dueDate: { kind: 'date', width: 120, zh: '要求完成日期', en: 'Due on' },
    description: { kind: 'textarea', required: true, zh: '问题描述', en: 'Description' },
    solution: { kind: 'textarea', readonly: true, zh: '解决方案', en: 'Solution' },
  },
  list: ['caseId', 'status', 'caseTitle', 'caseType', 'emergency', 'overtime', 'solved', 'finalHandler'],
  query: ['caseId', 'status', 'caseTitle', 'caseType', 'emergency'],
  form: [
    {
      section: { zh: '内部问题案例', en: 'Internal problem case' },
      rows: [
        ['caseId', 'status', 'caseTitle'],
        ['caseType', 'emergency', 'dueDate'],
        ['overtime', 'solved', 'finalHandler'],
        ['description'],
        ['solution'],
      ],
    },
  ],
  dictionaries: {
    case_type: {
      zh: '案例类型',
      en: 'Type of case',
      items: [
        { value: 'system', zh: '系统故障', en: 'System fault' },
        { value: 'process', zh: '流程问题', en: 'Process' },
        { value: 'data', zh: '数据错误', en: 'Wrong data' },
        { value: 'service', zh: '服务质量', en: 'Service' },
      ],
    },
    case_emergency: {
      zh: '紧急程度',
      en: 'Emergency',
      items: [
        { value: 'low', zh: '低', en: 'Low' },
        { value: 'normal', zh: '一般', en: 'Normal' },
        { value: 'high', zh: '紧急', en: 'High' },
      ],
    },
  },
  workflow: {
    field: 'status',
    initial: 'open',
    states: {
      open: { zh: '待处理', en: 'Open', color: 'default' },
      handling: { zh: '处理中', en: 'Being handled', color: 'blue' },
      solved: { zh: '已解决', en: 'Solved', color: 'cyan' },
      closed: { zh: '已关闭', en: 'Closed', color: 'green' },
    },
    actions: {
      accept: { zh: '受理', en: 'Accept', from: ['open'], to: 'handling', set: { finalHandler: 'me' } },
      solve: {
        zh: '解决',
        en: 'Solve',
        from: ['handling'],
        to: 'solved',
        input: [{ field: 'solution', required: true }, 'overtime'],
        set: { solved: { value: 'Y' }, finalHandler: 'me' },
      },
      reopen: {
        zh: '重新处理',
        en: 'Reopen',
        from: ['solved'],
        to: 'handling',
        set: { solved: { value: 'N' } },
      },
      close: { zh: '关闭', en: 'Close', from: ['solved'], to: 'closed' },
    },
    allow: { edit: ['open', 'handling'], delete: ['open'] },
  },
  permissions: {
    prefix: 'office:internalProblemCase',
    actions: [
      'list',
      'add',
      'edit',
      'delete',
      'batch_delete',
      'export',
      'import',
      'accept',
      'solve',
      'reopen',
      'close',
    ],
  },
  review: ['The states and steps are proposed, the specification names none (docs/reference/choices.md).'],
})
