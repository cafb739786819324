import { Type } from 'typebox'
import { BOARDS } from '../entity/boards'
import { CELL_TONES } from '../entity/tones'
import type { CellColour } from '../entity/tones'
import type {
  EntityCheck,
  EntityDefinition,
  EntityDictionary,
  Figure,
  FormSection,
  LineDefinition,
  PrintLayout,
  ReferenceOptions,
} from '../entity/types'
import { QUERY_MODES } from '../kinds/kind'
import { actionSchema, approvalSchema, otherWorkflowSchema, workflowSchema } from './actionSchema'
import { computed, Condition, Formula, when } from './conditionSchema'
import { fieldSchema } from './fieldSchema'
import {
  byName,
  closed,
  MAX_NAME_LENGTH,
  listOf,
  MAX_FIELDS,
  name,
  oneOf,
  short,
  text,
  textValue,
  whole,
  word,
} from './parts'

const some = Type.Optional
const FIELD_NAMES = `^[a-z][A-Za-z0-9]{0,${MAX_NAME_LENGTH - 1}}$`
const fields = byName(fieldSchema, FIELD_NAMES, MAX_FIELDS)
const names = listOf(name, MAX_FIELDS)

const section = closed(whole<FormSection>({ section: textValue, rows: listOf(names) }))

const colours = listOf(
  closed(whole<CellColour>({ when, tone: oneOf(...CELL_TONES), fields: some(names) })),
  50,
)

const line = closed(
  whole<LineDefinition>({
    label: textValue,
    fields,
    columns: names,
    footer: some(byName(oneOf('sum', 'average'))),
    dragHandle: some(Type.Boolean()),
    linkage: some(byName(name)),
    tags: some(names),
    details: some(names),
    colours: some(colours),
    derive: some(byName(computed)),
    maxLines: some(Type.Integer({ minimum: 1, maximum: 10_000 })),
  }),
)

const check = closed(
  whole<EntityCheck>({
    when: some(when),
    assert: when,
    message: textValue,
    field: some(name),
    side: some(oneOf('both', 'server')),
  }),
)

const print = closed(
  whole<PrintLayout>({
    title: some(textValue),
    fields: some(names),
    from: some(name),
    lines: some(byName(names)),
    totals: some(names),
    note: some(textValue),
    signatures: some(listOf(textValue, 10)),
  }),
)

const figureLine = closed({ field: name, rule: word, val: some(short) })
const figure = closed(
  whole<Figure>({
    ...text,
    boards: listOf(oneOf(...BOARDS)),
    // Groups within groups are for advanced queries of people.
    where: listOf(
      Type.Union([figureLine, closed({ matchType: oneOf('and', 'or'), lines: listOf(figureLine, 50) })], {
        description: 'a condition { "field", "rule", "val" }, or a group { "matchType", "lines" } of them',
      }),
      50,
    ),
    of: some(word),
    tone: some(oneOf('warning', 'error')),
  }),
)

const reference = closed(
  whole<ReferenceOptions>({
    value: some(name),
    text: some(name),
    textEn: some(name),
    columns: some(names),
    search: some(names),
  }),
)

const dictionary = closed(
  whole<EntityDictionary>({
    ...text,
    items: listOf(closed({ ...text, value: Type.String({ minLength: 1, maxLength: 100 }) })),
  }),
)

const Entity = closed(
  whole<EntityDefinition>({
    key: name,
    name: Type.String({ pattern: '^[A-Z][A-Za-z0-9]*$', maxLength: MAX_NAME_LENGTH }),
    label: textValue,
    area: name,
    api: some(Type.String({ pattern: '^(/[A-Za-z][A-Za-z0-9]*)+$', maxLength: 100 })),
    title: name,
    reference: some(reference),
    fields,
    list: names,
    colours: some(colours),
    query: listOf(
      Type.Union([name, byName(oneOf(...QUERY_MODES), FIELD_NAMES, 1)], {
        description: `the name of a field, or { field: ${QUERY_MODES.map((mode) => `"${mode}"`).join(' | ')} }`,
      }),
      MAX_FIELDS,
    ),
    form: listOf(section, 50),
    lines: some(byName(line, FIELD_NAMES, 20)),
    derive: some(byName(computed)),
    workflow: some(workflowSchema),
    workflows: some(byName(otherWorkflowSchema)),
    actions: some(byName(actionSchema)),
    approval: some(approvalSchema),
    checks: some(byName(check)),
    dictionaries: some(byName(dictionary, '^[a-z][A-Za-z0-9_]{0,99}$')),
    permissions: closed({
      prefix: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]*(:[A-Za-z][A-Za-z0-9_]*)*:?$', maxLength: 200 }),
      actions: listOf(word),
    }),
    menu: some(closed({ order: Type.Number() })),
    openQuantity: some(
      Type.Union([name, closed({ lines: name, quantity: name, into: name, states: listOf(name) })]),
    ),
    chain: some(Type.Boolean()),
    print: some(print),
    figures: some(byName(figure)),
    style: some(oneOf('modal', 'page', 'tree', 'erp', 'inner', 'selection', 'cards', 'report')),
    review: listOf(short),
  }),
  'A Lading entity definition as data',
)

/**
 * The JSON Schema of a definition as data. Each object lists the members of its TypeScript type, so that a new one is
 * an error of the compiler here until the data form says it, too.
 */
export const entityDataSchema = Type.Cyclic({ Condition, Formula, Entity }, 'Entity')
