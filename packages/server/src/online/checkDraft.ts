import type { DataFinding } from '@lading/core/data-form'
import { readData } from '@lading/core/data-form'
import type { EntityDefinition, Field } from '@lading/core/entity'
import { actionsOf, fieldRules, fillsOf, KINDS, referringFields } from '@lading/core/entity'
import { checkCell } from '@lading/core/rules'
import type { TableSchema } from '@lading/core/tables'
import type { Text } from '@lading/core/text'
import { tableDictionaries } from '../modules/dict/tableDictionaries'
import type { Context, ServerModule } from '../module'
import { formEffects } from '../resource/formEffects'
import { referenceTargets } from '../resource/references'
import { plainPattern } from './plainPattern'
import { lineNameFindings, placed } from './names'
import { quotaFindings } from './quotas'
import type { Data } from './storedRows'

/** What a draft may name besides its own parts; read before a transaction begins. */
export interface Nameable {
  modules: readonly ServerModule[]
  dictionaries: ReadonlySet<string>
  /** Codes of reports, those that were designed while the server ran among them. */
  reports: ReadonlySet<string>
}

/** What drafts may name as it is now. Not inside a transaction. */
export async function nameable({
  modules,
  dictionaries,
  reports,
}: Pick<Context, 'modules' | 'dictionaries' | 'reports'>): Promise<Nameable> {
  const registered = modules.flatMap((module) => (module.reports ?? []).map((report) => report.code))
  return {
    modules,
    dictionaries: new Set(Object.keys(await dictionaries.all())),
    reports: new Set([...registered, ...reports.all().map(({ code }) => code)]),
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

const everyField = ({ fields, lines = {} }: EntityDefinition): [string, Field][] => [
  ...Object.entries(fields).map(([name, field]): [string, Field] => [`fields.${name}`, field]),
  ...Object.entries(lines).flatMap(([line, { fields: own }]) =>
    Object.entries(own).map(([name, field]): [string, Field] => [`lines.${line}.fields.${name}`, field]),
  ),
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
  if (field.default === undefined) return []
  const told = (['zh-CN', 'en-US'] as const).map((locale) => {
    const checked = checkCell(fieldRules(field, locale), {
      field: path,
      value: field.default,
      locale,
    } as never)
    return checked instanceof Promise || checked.ok ? undefined : (checked.message ?? '')
  })
  const [zh, en] = told
  return zh === undefined || en === undefined
    ? []
    : [finding(`${path}.default`, { zh: `默认值：${zh}`, en: `the default: ${en}` })]
}

/** What fields ask of the server beside records: dictionaries, reports, patterns. */
function sourceFindings(
  entity: EntityDefinition,
  { modules, dictionaries, reports }: Nameable,
): DataFinding[] {
  return everyField(entity).flatMap(([path, field]) => {
    const { dict, ref, rules = [] } = field
    const findings: DataFinding[] = defaultFindings(path, field)
    if (dict?.includes(',')) findings.push(...tableFindings(path, field, modules))
    if (dict !== undefined && !dict.includes(',') && KINDS[field.kind].choices !== 'states')
      if (!dictionaries.has(dict) && !Object.hasOwn(entity.dictionaries ?? {}, dict))
        findings.push(
          finding(`${path}.dict`, { zh: `没有字典“${dict}”`, en: `there is no dictionary "${dict}"` }),
        )
    if (KINDS[field.kind].report && ref !== undefined && !reports.has(ref))
      findings.push(finding(`${path}.ref`, { zh: `没有报表“${ref}”`, en: `there is no report "${ref}"` }))
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
    ...quotaFindings(entity, tables),
    ...referenceFindings(entity, known.modules),
    ...sourceFindings(entity, known),
    ...effectFindings(entity, known.modules),
  ]
  return findings.length > 0 ? { findings } : { entity, data }
}
