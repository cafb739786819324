import { KINDS } from '@lading/core/entity'
import type { Field, Workflow, WorkflowAction } from '@lading/core/entity'
import type { DraftEntity, DraftLine } from '@lading/templates'
import type { Choice, LabelEntity, LabelField, LabelGroup, LabelSet } from '../labels/types'
import { pascalCase } from '../labels/names'
import type { ResolvedConfig } from '../project/config'
import { decideField, REVIEW_BELOW } from './decideField'
import { itemOf } from './dictionaries'
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
  const workflow = inferWorkflow(fields, entity, review)
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
  let own: string | undefined
  return Object.fromEntries(
    group.fields.map((label, index) => {
      const inLine = group !== entity
      const owner = { key: entity.key, name: entity.title }
      const { name, raw: _raw, place: _place, zh: given, en: _en, ...facts } = label
      const question = {
        name,
        siblings,
        inLine,
        entity: owner,
        others,
        index,
        facts,
        ...(given ? { zh: given } : {}),
      }
      const decided = decideField(question, taught)
      // A record has one number of its own; a second one belongs to somebody else.
      const decision: typeof decided =
        decided.kind === 'code' && own !== undefined
          ? { ...decided, kind: 'text', confidence: 0.75, field: { maxLength: 50 } }
          : decided
      if (decision.kind === 'code') own = name
      const { zh, en, untranslated } = labelsOf(label, taught.glossary)
      doubts(group, label, decision, untranslated).forEach((doubt) => review.push(doubt))
      return [
        name,
        { kind: decision.kind, ...decision.field, ...limitsOf(label, decision.kind), zh, en } satisfies Field,
      ]
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

/** What the source itself demands; nothing is demanded without evidence. */
function limitsOf({ required, unique, min, max, length }: LabelField, kind: Field['kind']): Partial<Field> {
  const { number, stored, serverOnly, numbered, shown, place, choices, prose } = KINDS[kind]
  // Nobody leaves these out: the server writes them, or one of two values always stands there.
  const given = serverOnly ?? numbered ?? shown ?? place ?? choices === 'yesNo'
  return {
    ...(required && !given ? { required: true } : {}),
    ...(unique && (numbered || (prose && !KINDS[kind].wide)) ? { unique: true } : {}),
    ...(number && min !== undefined ? { min } : {}),
    ...(number && max !== undefined ? { max } : {}),
    ...(stored === 'text' && prose && length && length <= 10_000 ? { maxLength: length } : {}),
  }
}

function markReadonly(fields: Record<string, Field>, formulas: Record<string, unknown>): void {
  for (const name of Object.keys(formulas)) fields[name] = { ...fields[name]!, readonly: true }
}

/** The states that the label set lists, one step from each to the next; which steps there are is for the curator to say. */
function listedWorkflow(field: string, choices: readonly Choice[], review: string[]): Workflow {
  const items = choices.map(itemOf)
  review.push(
    `workflow: the label set lists the states of "${field}" but no steps; one from each to the next is assumed.`,
  )
  const steps = items.slice(1).map(({ value, zh, en }, at): [string, WorkflowAction] => {
    const name = `to${pascalCase(value) || at + 1}`
    return [name, { zh: `转为${zh}`, en: `To ${en}`, from: [items[at]!.value], to: value }]
  })
  return {
    field,
    initial: items[0]!.value,
    states: Object.fromEntries(items.map(({ value, zh, en }) => [value, { zh, en }])),
    actions: Object.fromEntries(steps),
    allow: { edit: [items[0]!.value], delete: [items[0]!.value] },
  }
}

/** The simplest flow there is, for the curator to replace: label sets do not tell the states (spec 2 §4). */
function inferWorkflow(
  fields: Record<string, Field>,
  entity: LabelEntity,
  review: string[],
): Workflow | undefined {
  const field = Object.keys(fields).find((name) => KINDS[fields[name]!.kind].choices === 'states')
  if (!field) return undefined
  const { choices } = entity.fields.find(({ name }) => name === field)!
  if (choices && choices.length >= 2) return listedWorkflow(field, choices, review)
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
