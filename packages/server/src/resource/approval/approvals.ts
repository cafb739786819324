import type { ApprovalStep, EntityAction, EntityDefinition, Row } from '@lading/core/entity'
import { approvalPart, approvalReason, nextApprovalStep } from '@lading/core/entity'
import type { ApprovalPart } from '@lading/core/entity'
import { CODE } from '@lading/core/envelope'
import { sql } from 'drizzle-orm'
import { sqlNow } from '../../clock'
import type { Transaction } from '../../db/database'
import { newId } from '../../db/ids'
import { insertInto, isIn, updateTable } from '../../db/statements'
import { Failure } from '../../http/failures'
import { said } from '../../http/language'
import type { Session } from '../../session'
import { knownTo } from '../actions/known'
import type { SavedRecord } from '../savedRecord'
import type { AskedPerson } from './asked'
import { askedPeople, decidesFor, headedDepartment } from './asked'
import type { LateNotice } from './notices'
import { takeBack, waitingChanged, writeNotice } from './notices'

/** An action that is a part of an approval, decided but not yet written. */
export interface ApprovalMove {
  part: ApprovalPart
  /** The step that is opened next; nothing when there is none. */
  next: number | undefined
  /** The record stays in its waiting state. */
  between: boolean
  /** The submission it goes on with. */
  running?: Running
  /** For whom it is decided: the own account, or who is absent. */
  decidedFor?: string
}

interface Running {
  id: string
  applicant: string
  orgCode: string
  taskId: string | null
  step: number | null
  noticeId: string | null
}

/** What a transaction of approvals works with. */
interface Work {
  tx: Transaction
  session: Session
  entity: EntityDefinition
}

const notAsked = () =>
  new Failure(said('当前不由您审批', 'This does not wait for your approval'), CODE.forbidden, 403)

function running({ tx, session, entity }: Work, recordId: string): Promise<Running | undefined> {
  return tx.row<Running>(
    sql`SELECT a.id, a.applicant, a.org_code, k.id AS task_id, k.step, k.notice_id
        FROM sys_approval a LEFT JOIN sys_approval_task k ON k.approval_id = a.id AND k.state = 'open'
        WHERE a.tenant_id = ${session.tenantId} AND a.entity = ${entity.key} AND a.record_id = ${recordId}
          AND a.state = 'waiting' FOR UPDATE OF a`,
  )
}

/**
 * Decides whether an action may be done as a part of an approval, before it is done. The record is locked already.
 *
 * @returns nothing for an action that is no part of one
 * @throws Failure 403 when it does not wait for the caller, or is not the caller's to withdraw
 */
export async function planApproval(
  work: Work,
  action: EntityAction,
  { record, lines }: SavedRecord,
): Promise<ApprovalMove | undefined> {
  const { tx, session, entity } = work
  const part = approvalPart(entity, action.name)
  if (!part) return undefined
  const scope = { row: record, lines, known: knownTo(session) }
  if (part === 'submit') return { part, next: nextApprovalStep(entity, -1, scope), between: false }
  const found = await running(work, String(record.id))
  if (part === 'remind')
    return { part, next: undefined, between: false, ...(found ? { running: found } : {}) }
  if (part === 'withdraw') {
    // Where nobody has submitted it here, e.g. records of before there was an approval, its author takes it back.
    if ((found?.applicant ?? record.createBy) !== session.username)
      throw new Failure(
        said('只有提交人可以撤回', 'Only who has submitted it may withdraw it'),
        CODE.forbidden,
        403,
      )
    return { part, next: undefined, between: false, ...(found ? { running: found } : {}) }
  }
  if (!found?.taskId) throw notAsked()
  const decidedFor = await decidesFor(tx, session.tenantId, found.taskId, session.username)
  if (decidedFor === undefined) throw notAsked()
  const next = part === 'approve' ? nextApprovalStep(entity, found.step ?? -1, scope) : undefined
  return { part, next, between: next !== undefined, running: found, decidedFor }
}

/** Whom a step asks, as it is stored. */
async function asked(
  { tx, session }: Work,
  { by }: ApprovalStep,
  { applicant, orgCode }: Pick<Running, 'applicant' | 'orgCode'>,
  record: Row,
): Promise<[asked: string, value: string]> {
  if (by === 'departmentHead')
    return ['head', (await headedDepartment(tx, session.tenantId, orgCode, applicant)) ?? '']
  if ('role' in by) return ['role', by.role]
  return ['user', String(record[by.user] ?? '')]
}

const nameOf = ({ realname, username }: Pick<Session, 'realname' | 'username'>) => realname || username
const titleOf = (entity: EntityDefinition, record: Row) => String(record[entity.title] ?? '')

const nobodyTold = () => new Failure(said('催办发送失败', 'Ticket delivery failed'))

/** Tells those who are asked once more. @throws Failure where nobody is */
async function remind(
  { tx, session, entity }: Work,
  found: Running | undefined,
  record: Row,
): Promise<LateNotice[]> {
  if (!found?.taskId) throw nobodyTold()
  const people = await askedPeople(tx, session.tenantId, found.taskId)
  if (people.length === 0) throw nobodyTold()
  const name = titleOf(entity, record)
  await takeBack(tx, found.noticeId ?? '')
  const { id, late } = await writeNotice(tx, session, entity, {
    title: {
      zh: `催办：${entity.label.zh} ${name}（${nameOf(session)}）`,
      en: `Reminder: ${entity.label.en} ${name} (${nameOf(session)})`,
    },
    content: name,
    recordId: String(record.id),
    to: people.map((each) => each.id),
  })
  await tx.run(updateTable('sys_approval_task', { noticeId: id }, sql`id = ${found.taskId}`))
  return late
}

/** Opens a step and asks its people. @throws Failure when it would wait for nobody */
async function openStep(
  work: Work,
  at: number,
  run: Pick<Running, 'id' | 'applicant' | 'orgCode'>,
  record: Row,
): Promise<LateNotice[]> {
  const { tx, session, entity } = work
  const step = entity.approval!.steps[at]!
  const [how, value] = await asked(work, step, run, record)
  const id = newId()
  await tx.run(
    insertInto('sys_approval_task', {
      id,
      approvalId: run.id,
      tenantId: session.tenantId,
      entity: entity.key,
      recordId: String(record.id),
      recordVersion: Number(record.version) + 1,
      step: at,
      title: step.zh,
      titleEn: step.en,
      asked: how,
      askedValue: value,
      applicant: run.applicant,
      createTime: sqlNow(),
    }),
  )
  const people = await askedPeople(tx, session.tenantId, id)
  if (people.length === 0)
    throw new Failure(
      said(
        `审批步骤“${step.zh}”没有可以审批的人，请联系管理员`,
        `Nobody can decide the step “${step.en}”: tell the administrator`,
      ),
    )
  const applicant = await tx.row<{ realname: string }>(
    sql`SELECT coalesce(nullif(realname, ''), username) AS realname FROM sys_user WHERE username = ${run.applicant} AND del_flag = 0`,
  )
  const who = applicant?.realname ?? run.applicant
  const name = titleOf(entity, record)
  const { id: noticeId, late } = await writeNotice(tx, session, entity, {
    title: {
      zh: `待审批：${entity.label.zh} ${name}（${who}）`,
      en: `For your approval: ${entity.label.en} ${name} (${who})`,
    },
    content: `${step.zh} / ${step.en}`,
    recordId: String(record.id),
    to: people.map((each: AskedPerson) => each.id),
  })
  await tx.run(updateTable('sys_approval_task', { noticeId }, sql`id = ${id}`))
  return late
}

const ENDS = { approve: 'approved', return: 'returned', reject: 'rejected', withdraw: 'withdrawn' } as const
const TOLD = {
  approved: { zh: '审批通过', en: 'Approved' },
  returned: { zh: '已退回', en: 'Returned' },
  rejected: { zh: '已拒绝', en: 'Rejected' },
} as const

/** Tells the applicant how it ended. */
async function tellApplicant(
  { tx, session, entity }: Work,
  applicant: string,
  end: keyof typeof TOLD,
  record: Row,
  reason: string,
): Promise<LateNotice[]> {
  const person = await tx.row<{ id: string }>(
    sql`SELECT id FROM sys_user WHERE username = ${applicant} AND del_flag = 0`,
  )
  if (!person) return []
  const name = titleOf(entity, record)
  const { late } = await writeNotice(tx, session, entity, {
    title: {
      zh: `${TOLD[end].zh}：${entity.label.zh} ${name}`,
      en: `${TOLD[end].en}: ${entity.label.en} ${name}`,
    },
    content: reason ? `${nameOf(session)}: ${reason}` : nameOf(session),
    recordId: String(record.id),
    to: [person.id],
  })
  return late
}

/**
 * Writes what an approval moved, in the transaction of the action.
 *
 * @param before the record as it was: its version and number
 * @param input what was entered
 * @returns what is pushed after the commit
 * @throws Failure when the next step would wait for nobody
 */
export async function writeApproval(
  work: Work,
  action: EntityAction,
  { part, next, running: found, decidedFor = '' }: ApprovalMove,
  before: Row,
  input: Row,
): Promise<LateNotice[]> {
  const { tx, session, entity } = work
  const recordId = String(before.id)
  const now = sqlNow(sql`clock_timestamp()`)
  if (part === 'submit') {
    const stale = sql`tenant_id = ${session.tenantId} AND entity = ${entity.key} AND record_id = ${recordId}`
    await tx.run(sql`UPDATE sys_approval_task SET state = 'withdrawn' WHERE ${stale} AND state = 'open'`)
    await tx.run(
      sql`UPDATE sys_approval SET state = 'withdrawn', end_time = ${now} WHERE ${stale} AND state = 'waiting'`,
    )
    if (next === undefined)
      throw new Failure(said('没有适用的审批步骤', 'No step of the approval applies to this record'))
    const { username: applicant, orgCode } = session
    const id = newId()
    await tx.run(
      insertInto('sys_approval', {
        id,
        tenantId: session.tenantId,
        entity: entity.key,
        recordId,
        recordTitle: titleOf(entity, before),
        applicant,
        orgCode,
        createTime: now,
      }),
    )
    return openStep(work, next, { id, applicant, orgCode }, before)
  }
  if (part === 'remind') return remind(work, found, before)
  if (!found) return []
  const late: LateNotice[] = []
  const state = ENDS[part]
  const reason = approvalReason(entity, action, input) ?? ''
  if (found.taskId !== null) {
    const people = await askedPeople(tx, session.tenantId, found.taskId)
    late.push(waitingChanged(people.map(({ id }) => id)))
    await tx.run(
      updateTable(
        'sys_approval_task',
        part === 'withdraw'
          ? { state, decidedTime: now }
          : { state, decidedBy: session.username, decidedFor, reason, decidedTime: now },
        sql`id = ${found.taskId} AND state = 'open'`,
      ),
    )
    await takeBack(tx, found.noticeId ?? '')
  }
  if (next !== undefined) return [...late, ...(await openStep(work, next, found, before))]
  await tx.run(
    updateTable('sys_approval', { state, endedBy: session.username, endTime: now }, sql`id = ${found.id}`),
  )
  if (state === 'withdrawn') return late
  return [...late, ...(await tellApplicant(work, found.applicant, state, before, reason))]
}

/** What waits is decided in the version that an action beside the steps left. */
export async function keepVersions(
  { tx, session, entity }: Work,
  records: readonly { id: string; version: number }[],
): Promise<void> {
  if (!entity.approval) return
  for (const { id, version } of records)
    await tx.run(
      sql`UPDATE sys_approval_task SET record_version = ${version} WHERE tenant_id = ${session.tenantId}
          AND entity = ${entity.key} AND record_id = ${id} AND state = 'open'`,
    )
}

/** Forgets the approvals of deleted records; what they asked for is taken back. */
export async function dropApprovals(
  tx: Transaction,
  { tenantId }: Session,
  entity: EntityDefinition,
  ids: readonly string[],
): Promise<void> {
  if (!entity.approval) return
  await tx.run(
    sql`DELETE FROM sys_approval WHERE tenant_id = ${tenantId} AND entity = ${entity.key} AND ${isIn(sql`record_id`, ids)}`,
  )
}
