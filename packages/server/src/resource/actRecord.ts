import type { Row } from '@lading/core/entity'
import { applyAction } from '@lading/core/workflow'
import type { Transaction } from '../db/database'
import { badRequest, Failure } from '../http/failures'
import { currentLocale } from '../http/language'
import type { Session } from '../session'
import { writeAudit } from './audit'
import type { ResourceWork } from './hooks'
import { readStored } from './readRecord'
import { keepFiles } from './recordFiles'
import type { SavedChange } from './savedChange'
import { requireVersion, writeHeader } from './saveRecord'

/**
 * A step of the workflow or another named action on one record: state and checks are those of the entity.
 * @returns what was stored
 * @throws Failure: not found, stale version, state, failed checks
 */
export async function actRecord(
  tx: Transaction,
  resource: ResourceWork,
  session: Session,
  name: string,
  body: Row,
): Promise<SavedChange> {
  const { entity, header } = resource.tables
  if (typeof body.id !== 'string') throw badRequest('id: 缺少 (send the id)')
  const before = await readStored(tx, resource, session, body.id, name)
  if (body.version !== undefined) requireVersion(before.record, body.version)
  const input = { tx, session, record: { ...before.record }, lines: before.lines, before }
  let after: Row = input.record
  if (entity.workflow && Object.hasOwn(entity.workflow.actions, name)) {
    const step = applyAction(entity, name, input.record, before.lines, {
      locale: currentLocale(),
      side: 'server',
    })
    if (!step.ok)
      throw new Failure(step.issues[0]?.message ?? '操作失败', undefined, undefined, { issues: step.issues })
    after = step.record
  }
  const hook = resource.hooks.actions?.[name]
  if (hook) after = await hook.run({ ...input, record: after, body })
  await writeHeader(tx, resource, session, body.id, before.record, after)
  await keepFiles(tx, resource, session, body.id, { record: after, lines: before.lines }, before)
  const shown = (row: Row) => Object.fromEntries(header.fields.map((field) => [field.name, row[field.name]]))
  await writeAudit(tx, {
    table: header.table,
    id: body.id,
    version: Number(before.record.version) + 1,
    type: `action:${name}`,
    by: session.username,
    before: shown(before.record),
    after: shown(after),
  })
  await resource.hooks.afterSave?.({ ...input, record: after, action: name })
  return {
    kind: 'update',
    id: body.id,
    version: Number(before.record.version) + 1,
    lines: {},
    before: before.row,
  }
}
