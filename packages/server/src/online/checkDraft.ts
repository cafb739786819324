import type { DataFinding } from '@lading/core/data-form'
import { readData } from '@lading/core/data-form'
import type { EntityDefinition, Field } from '@lading/core/entity'
import {
  defaultOf,
  actionsOf,
  fieldRules,
  fillsOf,
  inputFields,
  KINDS,
  lineInputs,
  referringFields,
  strayFaults,
} from '@lading/core/entity'
import { checkCell } from '@lading/core/rules'
import type { TableSchema } from '@lading/core/tables'
import type { Text } from '@lading/core/text'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { tableDictionaries } from '../modules/dict/tableDictionaries'
import type { Context, ServerModule } from '../module'
import { formEffects } from '../resource/formEffects'
import { referenceTargets } from '../resource/references'
import { planOf } from '../reports/storedReports'
import { plainPattern } from './plainPattern'
import { lineNameFindings, placed } from './names'
import { quotaFindings } from './quotas'
import type { Data } from './storedRows'

/** What a draft may name besides its own parts; read before a transaction begins. */
export interface Nameable {
  modules: readonly ServerModule[]
  dictionaries: ReadonlySet<string>
  /** What rows of reports hold, by code; those that were designed while the server ran are among them. */
  reports: ReadonlyMap<string, ReadonlySet<string>>
  /** Codes of roles. */
  roles: ReadonlySet<string>
  /** Codes of check rules. */
  checkRules: ReadonlySet<string>
  /** Numbers of the forms in force, as this process has heard of them, by code. */
  heard: ReadonlyMap<string, number>
}

/** What drafts may name as it is now. Not inside a transaction. */
export async function nameable({
  modules,
  dictionaries,
  reports,
  forms,
  db,
}: Pick<Context, 'modules' | 'dictionaries' | 'reports' | 'forms' | 'db'>): Promise<Nameable> {
  const codes = async (statement: SQL) =>
    new Set((await db.rows<{ code: string }>(statement)).map(({ code }) => code))
  const registered = modules.flatMap((module) => module.reports ?? [])
  return {
    modules,
    dictionaries: new Set(Object.keys(await dictionaries.all())),
    reports: new Map([
      ...registered.map(
        ({ code, key, columns }) => [code, new Set([key, ...columns.map(({ field }) => field)])] as const,
      ),
      ...reports
        .all()
        .map(
          (report) =>
            [report.code, new Set(['id', ...planOf(report).report.columns.map(({ name }) => name)])] as const,
        ),
    ]),
    roles: await codes(sql`SELECT role_code AS code FROM sys_role`),
    checkRules: await codes(sql`SELECT rule_code AS code FROM sys_check_rule`),
    heard: new Map(forms.all().map(({ code, number }) => [code, number])),
  }
}

const finding = (path: string, text: Text): DataFinding => ({ path, ...text })

/** What fields of records name: another entity's records and fields, which have to be there. */
function referenceFindings(entity: EntityDefinition, modules: readonly ServerModule[]): DataFinding[] {
  const targets = referenceTargets(modules)
  return referringFields(entity).flatMap(({ name, field, ref, line }) => {
    const path = `${line === undefined ? '' : `lines.${line}.`}fields.${name}`
    // A form may name records of its own, e.g. those above them in a tree.
    const target = ref === entity.key ? entity : targets.get(ref)?.entity
    if (!target || (ref === entity.key && !entity.reference))
      return [
        finding(`${path}.ref`, {
          zh: `没有可引用的单据“${ref}”`,
          en: `there are no records of "${ref}" that may be named`,
        }),
      ]
    const asked = [...fillsOf(field).map(({ from }) => from), ...Object.keys(field.where ?? {})]
    return asked
      .filter((each) => !Object.hasOwn(target.fields, each))
      .map((each) =>
        finding(path, {
          zh: `“${target.label.zh}”没有字段“${each}”`,
          en: `"${target.label.en}" has no field "${each}"`,
        }),
      )
  })
}

/** Header fields without whose record no record can be added, with what they name. */
export const neededRecords = (entity: EntityDefinition): { name: string; field: Field; ref: string }[] =>
  referringFields(entity).filter(({ field, line }) => {
    const { required, readonly, visibleWhen, disabledWhen, editableIn } = field
    return line === undefined && required && !readonly && !(visibleWhen ?? disabledWhen ?? editableIn)
  })

/** A field of the form's own records that is always required: the first record could never be added. */
const firstRecordFindings = (entity: EntityDefinition): DataFinding[] =>
  neededRecords(entity)
    .filter(({ ref }) => ref === entity.key)
    .map(({ name }) =>
      finding(`fields.${name}`, {
        zh: '引用本表单的记录，不能必填，否则无法新增第一条记录',
        en: 'names a record of this form, so it cannot be required: nobody could add the first record',
      }),
    )

/** Fields that actions ask for and nobody stores. */
const ownInputs = (entity: EntityDefinition): [string, Field][] =>
  [...actionsOf(entity).values()].flatMap((action) =>
    [...inputFields(entity, action), ...lineInputs(entity, action).flatMap(({ fields }) => fields)]
      .filter(({ stored }) => !stored)
      .map(({ name, field }): [string, Field] => [`actions.${action.name}.input.${name}`, field]),
  )

const everyField = (entity: EntityDefinition): [string, Field][] => [
  ...Object.entries(entity.fields).map(([name, field]): [string, Field] => [`fields.${name}`, field]),
  ...Object.entries(entity.lines ?? {}).flatMap(([line, { fields: own }]) =>
    Object.entries(own).map(([name, field]): [string, Field] => [`lines.${line}.fields.${name}`, field]),
  ),
  ...ownInputs(entity),
]

/** Choices out of a table, `table,text,code`: only of one that the server offers, and only columns that it offers. */
function tableFindings(
  path: string,
  { kind, dict = '' }: Field,
  modules: readonly ServerModule[],
): DataFinding[] {
  const [table = '', ...columns] = dict.split(',').map((part) => part.trim())
  const known = tableDictionaries(modules).get(table)
  if (
    kind === 'tree' &&
    known &&
    columns.length === 2 &&
    columns.every((column) => known.columns.has(column))
  )
    return []
  return [
    finding(`${path}.dict`, {
      zh: `不能从“${dict}”中选择：没有提供这样的表和列`,
      en: `nothing can be chosen from "${dict}": no such table and columns are offered`,
    }),
  ]
}

/** What a field begins with has to be a value that people could enter. */
function defaultFindings(path: string, field: Field): DataFinding[] {
  // What is known only when it is asked for is looked at with the shape.
  const value = defaultOf(field)
  if (value === undefined) return []
  const told = (['zh-CN', 'en-US'] as const).map((locale) => {
    const checked = checkCell(fieldRules(field, locale), {
      field: path,
      value,
      locale,
    } as never)
    return checked instanceof Promise || checked.ok ? undefined : (checked.message ?? '')
  })
  const [zh, en] = told
  return zh === undefined || en === undefined
    ? []
    : [finding(`${path}.default`, { zh: `默认值：${zh}`, en: `the default: ${en}` })]
}

/** A field whose rows are picked from a report: the report, and the columns of it that are taken. */
function reportFindings(path: string, field: Field, reports: Nameable['reports']): DataFinding[] {
  const { ref, column } = field
  if (!KINDS[field.kind].report || ref === undefined) return []
  const columns = reports.get(ref)
  if (!columns) return [finding(`${path}.ref`, { zh: `没有报表“${ref}”`, en: `there is no report "${ref}"` })]
  const taken: [string, string][] = [
    ...(column === undefined ? [] : [[`${path}.column`, column] as [string, string]]),
    ...fillsOf(field).map(({ from }): [string, string] => [`${path}.fills`, from]),
  ]
  return taken
    .filter(([, name]) => !columns.has(name))
    .map(([place, name]) =>
      finding(place, {
        zh: `报表“${ref}”没有列“${name}”`,
        en: `the report "${ref}" has no column "${name}"`,
      }),
    )
}

/** Steps of an approval that would ask nobody: their role is not there. */
function approverFindings({ approval }: EntityDefinition, roles: ReadonlySet<string>): DataFinding[] {
  return (approval?.steps ?? []).flatMap(({ by, zh, en }, at) =>
    typeof by === 'string' || !('role' in by) || roles.has(by.role)
      ? []
      : [
          finding(`approval.steps[${at}].by`, {
            zh: `审批步骤“${zh}”的角色“${by.role}”不存在`,
            en: `there is no role "${by.role}", which the step "${en}" of the approval asks`,
          }),
        ],
  )
}

/** What fields ask of the server beside records: dictionaries, reports, check rules, patterns. */
function sourceFindings(
  entity: EntityDefinition,
  { modules, dictionaries, reports, checkRules }: Nameable,
): DataFinding[] {
  return everyField(entity).flatMap(([path, field]) => {
    const { dict, checkRule, rules = [] } = field
    const findings: DataFinding[] = defaultFindings(path, field)
    if (dict?.includes(',')) findings.push(...tableFindings(path, field, modules))
    if (dict !== undefined && !dict.includes(',') && KINDS[field.kind].choices !== 'states')
      if (!dictionaries.has(dict) && !Object.hasOwn(entity.dictionaries ?? {}, dict))
        findings.push(
          finding(`${path}.dict`, { zh: `没有字典“${dict}”`, en: `there is no dictionary "${dict}"` }),
        )
    findings.push(...reportFindings(path, field, reports))
    if (checkRule !== undefined && !checkRules.has(checkRule))
      findings.push(
        finding(`${path}.checkRule`, {
          zh: `没有校验规则“${checkRule}”`,
          en: `there is no check rule "${checkRule}"`,
        }),
      )
    for (const { pattern } of rules)
      if (pattern !== undefined && !plainPattern(String(pattern)))
        findings.push(
          finding(`${path}.rules`, {
            zh: '校验规则只能用预设，或由字符和字符类组成、不带分组的简单正则表达式',
            en: 'the pattern has to be a preset, or characters and classes of characters without groups',
          }),
        )
    return findings
  })
}

/**
 * Names that lead nowhere: fields that another one fills, that hold its currency, that stand for a record where others name
 * it. Forms in force may have such: they are asked for when one is published, not when it is served.
 */
function nameFindings(entity: EntityDefinition): DataFinding[] {
  const { fields, lines = {}, reference = {} } = entity
  const missing = (path: string, own: Readonly<Record<string, Field>>, names: readonly string[]) =>
    [...new Set(names)]
      .filter((name) => !Object.hasOwn(own, name))
      .map((name) => finding(path, { zh: `没有字段“${name}”`, en: `there is no field "${name}"` }))
  const beside = ({ fills = {}, currency }: Field) => [
    ...Object.keys(fills),
    ...(currency === undefined ? [] : [currency]),
  ]
  const ofFields = (place: string, own: Readonly<Record<string, Field>>) =>
    Object.entries(own).flatMap(([name, field]) => missing(`${place}fields.${name}`, own, beside(field)))
  const { value, text, columns = [], search = [] } = reference
  return [
    ...ofFields('', fields),
    ...Object.entries(lines).flatMap(([line, { fields: own }]) => ofFields(`lines.${line}.`, own)),
    ...missing(
      'reference',
      fields,
      [value, text, ...columns, ...search].flatMap((name) => name ?? []),
    ),
  ]
}

function effectFindings(entity: EntityDefinition, modules: readonly ServerModule[]): DataFinding[] {
  const registered = formEffects(modules)
  return [...actionsOf(entity).values()].flatMap(({ name, effect }) =>
    effect === undefined || effect in registered
      ? []
      : [
          finding(`actions.${name}.effect`, {
            zh: `服务器没有登记名为“${effect}”的处理`,
            en: `the server has registered no effect "${effect}"`,
          }),
        ],
  )
}

/** The definition that a draft means, or everything that keeps it from being published. */
export type CheckedDraft = { entity: EntityDefinition; data: Data } | { findings: DataFinding[] }

/**
 * Looks at a draft as it would be published.
 * @param tables of the form as they are
 */
export function checkDraft(
  known: Nameable,
  code: string,
  draft: Data,
  tables: readonly TableSchema[] = [],
): CheckedDraft {
  const data = placed(code, draft)
  const read = readData(data)
  if (!read.ok) return { findings: read.findings }
  const entity = read.definition
  const findings = [
    ...lineNameFindings(code, entity),
    ...nameFindings(entity),
    ...strayFaults(entity).map(({ zh, message: en }) => finding('', { zh, en })),
    ...quotaFindings(entity, tables),
    ...referenceFindings(entity, known.modules),
    ...firstRecordFindings(entity),
    ...sourceFindings(entity, known),
    ...effectFindings(entity, known.modules),
    ...approverFindings(entity, known.roles),
  ]
  return findings.length > 0 ? { findings } : { entity, data }
}
