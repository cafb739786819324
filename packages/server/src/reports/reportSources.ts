import type { ReportSource, ReportSourceField } from '@lading/core/contract'
import type { Field } from '@lading/core/entity'
import { isListField, isReferable, KINDS, permissionCode } from '@lading/core/entity'
import type { FieldRights } from '../auth/fieldRights'
import type { DataSource } from '../dataSources/dataSource'
import { sourcePrefix } from '../dataSources/dataSource'
import { mayDo } from '../auth/sessionStore'
import type { ServerModule } from '../module'
import { referenceTargets } from '../resource/references'
import type { StoredTable } from '../resource/resourceTable'
import { servedTables } from '../resource/servedTables'
import type { Session } from '../session'

const OWN: ReportSourceField[] = [
  { name: 'createBy', zh: '创建人', en: 'Created by', kind: 'text', type: 'text' },
  { name: 'createTime', zh: '创建时间', en: 'Created at', kind: 'datetime', type: 'datetime' },
  { name: 'updateBy', zh: '修改人', en: 'Changed by', kind: 'text', type: 'text' },
  { name: 'updateTime', zh: '修改时间', en: 'Changed at', kind: 'datetime', type: 'datetime' },
  { name: 'sysOrgCode', zh: '所属部门', en: 'Department', kind: 'text', type: 'text' },
]

/** What reports may be made from: the records that a session may list, with the fields that it may see. */
export function reportSources(
  modules: readonly ServerModule[],
  rights: FieldRights,
  session: Session,
  foreign: readonly DataSource[],
): ReportSource[] {
  const targets = referenceTargets(modules)
  /** The entity behind a reference, where it may be followed. */
  const behind = (field: Field): string | undefined => {
    const target = KINDS[field.kind].names === 'record' ? targets.get(field.ref ?? '') : undefined
    if (!target || isListField(field) || !isReferable(target.value.field)) return undefined
    return mayDo(session, permissionCode(target.entity, 'list')) ? target.entity.key : undefined
  }
  const fieldsOf = ({ fields }: StoredTable, hidden: ReadonlySet<string>): ReportSourceField[] =>
    fields
      .filter(({ name, field }) => !hidden.has(name) && !KINDS[field.kind].shown && !KINDS[field.kind].place)
      .map(({ name, field, kind }) => {
        const ref = behind(field)
        return {
          name,
          zh: field.zh,
          en: field.en,
          kind: field.kind,
          type: kind,
          ...(field.dict && !field.dict.includes(',') ? { dict: field.dict } : {}),
          ...(ref === undefined ? {} : { ref }),
        }
      })
  const own = [...servedTables(modules).values()]
    .filter(({ entity }) => mayDo(session, permissionCode(entity, 'list')))
    .map(({ entity, tables }) => {
      const own = rights.of(entity, session)
      return {
        key: entity.key,
        area: entity.area,
        label: entity.label,
        fields: [...fieldsOf(tables.header, own.hidden), ...OWN],
        lines: tables.lines.map((line) => ({
          key: line.key,
          label: line.definition.label,
          fields: fieldsOf(line, own.lines[line.key]!.hidden),
        })),
      }
    })
  return [...own, ...foreign.flatMap((each) => foreignSources(each, session))]
}

/** Tables of another database. Whoever works without a tenant designs for all of them, but sees no rows of theirs. */
function foreignSources({ tenantId, code, name, tables }: DataSource, session: Session): ReportSource[] {
  if (session.tenantId !== 0 && session.tenantId !== tenantId) return []
  if (!mayDo(session, `${sourcePrefix(code)}:list`)) return []
  return [...tables.values()].map(({ key, label, columns }) => ({
    key,
    area: 'foreign',
    label,
    dataSource: { code, name },
    fields: columns.map((column) => ({
      name: column.name,
      zh: column.label,
      en: column.label,
      kind: column.kind === 'number' ? 'decimal' : column.kind === 'instant' ? 'datetime' : column.kind,
      type: column.kind,
    })),
    lines: [],
  }))
}
