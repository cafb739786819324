import { Type } from 'typebox'
import type { Static } from 'typebox'
import { choice } from './administration'
import { defineOperation } from './operation'
import { answer, filter, id, listQuery, page, query, textOrNull } from './schemas'

/** A submission as 我的待办 lists it. */
export const approvalRow = answer({
  /** Of the step, or of the submission (`started`). */
  id: Type.String(),
  /** Key of the record's entity. */
  entity: Type.String(),
  entityText: Type.String(),
  recordId: Type.String(),
  /** Number of the record. */
  recordTitle: Type.String(),
  /** Version of the record that the decision is sent with. */
  recordVersion: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  /** What the step is called. */
  step: textOrNull,
  /** Of the step: open, approved, returned, rejected, withdrawn; of a submission waiting in place of open. */
  state: Type.String(),
  applicant: Type.String(),
  applicantName: textOrNull,
  createTime: textOrNull,
  decidedTime: textOrNull,
  /** Who was stood in for, where it was not the own decision. */
  decidedForName: textOrNull,
  /** For whom it waits, where one stands in for somebody (`waiting`). */
  forName: textOrNull,
  reason: textOrNull,
})
export type ApprovalRowModel = Static<typeof approvalRow>

/** One thing that happened in the approvals of a record. */
export const approvalEntry = answer({
  what: choice('submitted', 'approved', 'returned', 'rejected', 'withdrawn'),
  time: Type.String(),
  /** Account, and name. */
  by: Type.String(),
  byName: Type.String(),
  forName: textOrNull,
  step: textOrNull,
  reason: textOrNull,
})

/** The approvals of one record, and what the session may do about them. */
export const approvalOfRecord = answer({
  entries: Type.Array(approvalEntry),
  /** The step that is open, with the names of those who are asked. */
  open: Type.Union([answer({ step: Type.String(), people: Type.Array(Type.String()) }), Type.Null()]),
  mayDecide: Type.Boolean(),
  mayWithdraw: Type.Boolean(),
})
export type ApprovalOfRecordModel = Static<typeof approvalOfRecord>

/** What waits for a person, and what became of it; decisions are actions of the entity (ADR 22). */
export const approvalOperations = {
  approvalList: defineOperation({
    id: 'approvalList',
    method: 'GET',
    path: '/sys/approval/list',
    summary: 'What waits for the approval of the session, what it has decided, what it has submitted',
    query: listQuery({
      kind: choice('waiting', 'done', 'started'),
      entity: filter,
      recordTitle: filter,
      applicant: filter,
    }),
    result: page(approvalRow),
  }),
  approvalCount: defineOperation({
    id: 'approvalCount',
    method: 'GET',
    path: '/sys/approval/count',
    summary: 'How much waits for the approval of the session',
    query: query({}),
    result: Type.Integer(),
  }),
  approvalOfRecord: defineOperation({
    id: 'approvalOfRecord',
    method: 'GET',
    path: '/sys/approval/ofRecord',
    summary: 'History of the approvals of a record, and what the session may do; for who may see the record',
    query: query({ entity: Type.String({ minLength: 1, maxLength: 64 }), id }),
    result: approvalOfRecord,
  }),
}
