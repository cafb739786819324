import type { EntityAction, Field, Issue, Row } from '@lading/core/entity'
import { lineInputs } from '@lading/core/entity'
import { CODE } from '@lading/core/envelope'
import { Failure } from '../../http/failures'
import { said } from '../../http/language'
import type { Session } from '../../session'
import type { ResourceWork } from '../resourceContext'

/** @throws Failure with the issues; of several records the one that is in the way is named */
export function refuse(issues: readonly Issue[], work: ResourceWork, record: Row, several: boolean): never {
  const name = String(record[work.tables.entity.title] ?? '')
  const told = issues.map((issue) =>
    several
      ? { rowId: String(record.id), ...issue, message: name ? `${name}：${issue.message}` : issue.message }
      : issue,
  )
  throw new Failure(told[0]?.message ?? said('操作失败', 'It could not be done'), undefined, undefined, {
    issues: told,
  })
}

/** @throws Failure 403 when the action asks for a field that is closed to the caller: it is not left out in silence */
export function requireOpen(
  action: EntityAction,
  { rights, tables }: ResourceWork,
  session: Session,
  input: Row,
): void {
  const own = rights.of(tables.entity, session)
  const { closed } = action.on === 'lines' && action.lines !== undefined ? own.lines[action.lines]! : own
  const { entity } = tables
  const fields = action.on === 'lines' ? entity.lines?.[action.lines ?? '']?.fields : entity.fields
  const name = Object.keys(input).find((each) => closed.has(each))
  if (name !== undefined) throw closedField(name, fields)
  for (const { lines, fields: asked } of lineInputs(entity, action)) {
    const shut = asked.find((each) => each.stored && own.lines[lines]!.closed.has(each.name))
    if (shut) throw closedField(shut.name, entity.lines![lines]!.fields)
  }
}

function closedField(name: string, fields: Readonly<Record<string, Field>> = {}): Failure {
  const { zh = name, en = name } = fields[name] ?? {}
  return new Failure(said(`没有修改“${zh}”的权限`, `You may not change “${en}”`), CODE.forbidden, 403)
}
