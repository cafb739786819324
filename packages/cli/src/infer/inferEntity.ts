import type { Field, Workflow } from '@lading/core/entity'
import type { DraftEntity, DraftLine } from '@lading/templates'
import type { LabelEntity, LabelField, LabelGroup, LabelSet } from '../labels/types'
import { pascalCase } from '../labels/names'
import type { ResolvedConfig } from '../project/config'
import { decideField, REVIEW_BELOW } from './decideField'
import { chineseTitle } from './entityTitles'
import { headerTotals, siblingFormulas } from './formulas'
import { labelsOf } from './labelsOf'
import { footer, formSections, listColumns, queryItems, titleField } from './placement'

/** What a project may have taught the tool. */
export type Taught = Partial<Pick<ResolvedConfig, 'rules' | 'references' | 'glossary'>>

/** Makes the definition that the names and labels of one entity speak of. */
export function inferEntity(
  entity: LabelEntity,
  set: LabelSet,
  area: string,
  taught: Taught = {},
): DraftEntity {
  const review: string[] = []
  const fieldsOf = (group: LabelGroup) => inferFields(entity, group, set, taught, review)
  const fields = fieldsOf(entity)
  const lines: Record<string, DraftLine> = {}
  for (const group of entity.lines) {
    const own = fieldsOf(group)
    const formulas = siblingFormulas(own)
    markReadonly(own, formulas)
    const sums = footer(own)
    lines[group.key] = {
      label: { zh: `${chineseTitle(entity.title)}明细`, en: `${entity.title} lines` },
      fields: own,
      columns: Object.keys(own),
      ...(sums ? { footer: sums } : {}),
      formulas,
    }
  }
  const lineFields = Object.fromEntries(Object.entries(lines).map(([key, line]) => [key, line.fields]))
  const formulas = { ...siblingFormulas(fields), ...headerTotals(fields, lineFields) }
  markReadonly(fields, formulas)
  const workflow = inferWorkflow(fields, review)
  const label = { zh: entity.zh ?? chineseTitle(entity.title), en: entity.title }
  return {
    key: entity.key,
    name: pascalCase(entity.title),
    label,
    area,
    title: titleField(fields),
    fields,
    list: listColumns(fields),
    query: queryItems(fields),
    form: formSections(fields, label),
    lines,
    formulas,
    ...(workflow ? { workflow } : {}),
    permissions: {
      prefix: `${area}:${entity.key}`,
      actions: [...ACTIONS, ...Object.keys(workflow?.actions ?? {})],
    },
    review,
  }
}

const ACTIONS = ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import']

/** The fields of one group, decided one by one. Doubts go to `review`. */
export function inferFields(
  entity: LabelEntity,
  group: LabelGroup,
  set: LabelSet,
  taught: Taught,
  review: string[],
): Record<string, Field> {
  const others = set.entities
    .filter(({ key }) => key !== entity.key)
    .map(({ key, title }) => ({ key, name: title }))
  const siblings = group.fields.map(({ name }) => name)
  return Object.fromEntries(
    group.fields.map((label) => {
      const inLine = group !== entity
      const owner = { key: entity.key, name: entity.title }
      const decision = decideField({ name: label.name, siblings, inLine, entity: owner, others }, taught)
      const { zh, en, untranslated } = labelsOf(label, taught.glossary)
      doubts(group, label, decision, untranslated).forEach((doubt) => review.push(doubt))
      return [label.name, { kind: decision.kind, ...decision.field, zh, en } satisfies Field]
    }),
  )
}

function doubts(
  group: LabelGroup,
  { name }: LabelField,
  { rule, kind, confidence }: ReturnType<typeof decideField>,
  untranslated: boolean,
): string[] {
  const path = `${group.key}.${name}`
  return [
    ...(confidence < REVIEW_BELOW ? [`${path}: taken for ${kind} by rule ${rule.id} (${rule.about}).`] : []),
    ...(untranslated ? [`${path}: has no Chinese label.`] : []),
  ]
}

function markReadonly(fields: Record<string, Field>, formulas: Record<string, unknown>): void {
  for (const name of Object.keys(formulas)) fields[name] = { ...fields[name]!, readonly: true }
}

/** The simplest flow there is, for the curator to replace: label sets do not tell the states (spec 2 §4). */
function inferWorkflow(fields: Record<string, Field>, review: string[]): Workflow | undefined {
  const field = Object.keys(fields).find((name) => fields[name]!.kind === 'status')
  if (!field) return undefined
  review.push(
    `workflow: the states of "${field}" are not in the label set; draft, submitted and done are assumed.`,
  )
  return {
    field,
    initial: 'draft',
    states: {
      draft: { zh: '草稿', en: 'Draft', color: 'default' },
      submitted: { zh: '已提交', en: 'Submitted', color: 'blue' },
      done: { zh: '已完成', en: 'Done', color: 'green' },
    },
    actions: {
      submit: { zh: '提交', en: 'Submit', from: ['draft'], to: 'submitted' },
      return: { zh: '退回', en: 'Return', from: ['submitted'], to: 'draft' },
      finish: { zh: '完成', en: 'Finish', from: ['submitted'], to: 'done' },
    },
    allow: { edit: ['draft'], delete: ['draft'] },
  }
}
