import { defineEntity } from '@lading/core/entity'

/** What several appraisers think of a colleague, point by point (spec 2 §3). */
export const assessment360 = defineEntity({
  key: 'assessment360',
  name: 'Assessment360',
  label: { zh: '360 考核', en: '360 assessment' },
  area: 'hr',
  title: 'title',
  menu: { order: 20 },
  fields: {
    status: { kind: 'status', readonly: true, width: 100, zh: '状态', en: 'Status' },
    title: { kind: 'text', required: true, width: 240, zh: '标题', en: 'Title' },
    taskYear: { kind: 'year', required: true, zh: '任务年度', en: 'Year' },
    tempType: { kind: 'dict', dict: 'assessment_template', required: true, zh: '模板类型', en: 'Template' },
    appraisersName: {
      kind: 'user',
      multiple: true,
      required: true,
      width: 200,
      zh: '评估人',
      en: 'Appraisers',
    },
    personAssessedName: { kind: 'user', required: true, zh: '被评估人', en: 'Person assessed' },
    total: { kind: 'score', readonly: true, zh: '总分', en: 'Total' },
    sheets: { kind: 'integer', readonly: true, width: 90, zh: '评分表数', en: 'Sheets' },
    average: { kind: 'score', readonly: true, zh: '平均分', en: 'Average' },
    reviews: { kind: 'textarea', editableIn: ['scoring'], zh: '评语', en: 'Reviews' },
  },
  list: [
    'title',
    'status',
    'taskYear',
    'tempType',
    'personAssessedName',
    'appraisersName',
    'total',
    'average',
  ],
  query: ['title', 'status', 'taskYear', 'tempType', 'personAssessedName'],
  form: [
    {
      section: { zh: '360 考核', en: '360 assessment' },
      rows: [
        ['title', 'status', 'taskYear'],
        ['tempType', 'personAssessedName', 'appraisersName'],
        ['total', 'sheets', 'average'],
        ['reviews'],
      ],
    },
  ],
  lines: {
    assessment360Line: {
      label: { zh: '考核项', en: 'Points' },
      fields: {
        examCont: { kind: 'textarea', required: true, width: 260, zh: '考核内容', en: 'What is assessed' },
        referStand: { kind: 'textarea', width: 260, zh: '参考标准', en: 'Standard of reference' },
        standScore: { kind: 'score', required: true, min: 0, width: 110, zh: '标准分', en: 'Full score' },
        score: { kind: 'score', min: 0, width: 110, editableIn: ['scoring'], zh: '得分', en: 'Score' },
      },
      columns: ['examCont', 'referStand', 'standScore', 'score'],
      footer: { standScore: 'sum', score: 'sum' },
    },
  },
  derive: { total: { sum: 'assessment360Line.score' } },
  dictionaries: {
    assessment_template: {
      zh: '考核模板',
      en: 'Template of an assessment',
      items: [
        { value: 'manager', zh: '管理岗', en: 'Managers' },
        { value: 'sales', zh: '销售岗', en: 'Sales' },
        { value: 'support', zh: '支持岗', en: 'Support' },
      ],
    },
  },
  workflow: {
    field: 'status',
    initial: 'draft',
    states: {
      draft: { zh: '草稿', en: 'Draft', color: 'default' },
      published: { zh: '已发布', en: 'Published', color: 'blue' },
      distributed: { zh: '各自评分', en: 'Scored on sheets', color: 'orange' },
      scoring: { zh: '评分中', en: 'Being scored', color: 'orange' },
      finished: { zh: '已完成', en: 'Finished', color: 'green' },
    },
    actions: {
      publish: {
        zh: '发布',
        en: 'Publish',
        from: ['draft'],
        to: 'published',
        checks: ['hasLines'],
        effect: 'giveSheets',
      },
      start: {
        zh: '开始评分',
        en: 'Start scoring',
        from: ['published'],
        to: 'scoring',
        when: { field: 'appraisersName', op: 'has', value: { the: 'me' } },
        refusal: { zh: '只有评估人可以评分', en: 'Only an appraiser may score' },
      },
      finish: {
        zh: '完成评分',
        en: 'Finish scoring',
        from: ['scoring'],
        to: 'finished',
        checks: ['allScored'],
        when: { field: 'appraisersName', op: 'has', value: { the: 'me' } },
        refusal: { zh: '只有评估人可以评分', en: 'Only an appraiser may score' },
        effect: 'sumUp',
      },
      distribute: { zh: '分发', en: 'Give out', system: true, from: ['published'], to: 'distributed' },
      collect: { zh: '汇总', en: 'Sum up', system: true, from: ['distributed'], to: 'finished' },
    },
    allow: { edit: ['draft', 'scoring'], delete: ['draft'], 'lines.add': ['draft'] },
  },
  checks: {
    hasLines: {
      when: { field: 'status', op: 'ne', value: 'draft' },
      assert: { lines: 'assessment360Line', some: { field: 'examCont', op: 'filled' } },
      message: { zh: '至少需要一个考核项', en: 'There is nothing to assess' },
    },
    withinStandard: {
      assert: {
        lines: 'assessment360Line',
        every: {
          any: [
            { field: 'score', op: 'empty' },
            { field: 'score', op: 'le', other: 'standScore' },
          ],
        },
      },
      message: { zh: '得分不能超过标准分', en: 'No score above the full score' },
    },
    allScored: {
      when: {
        all: [
          { field: 'status', op: 'eq', value: 'finished' },
          { field: 'sheets', op: 'empty' },
        ],
      },
      assert: { lines: 'assessment360Line', every: { field: 'score', op: 'filled' } },
      message: { zh: '还有考核项没有评分', en: 'Some points have no score yet' },
    },
  },
  chain: true,
  permissions: {
    prefix: 'hr:assessment360',
    actions: [
      'list',
      'add',
      'edit',
      'delete',
      'batch_delete',
      'export',
      'import',
      'publish',
      'start',
      'finish',
    ],
  },
  review: ['The states and steps are proposed, the specification names none (docs/reference/choices.md).'],
})
