import type { EntityAction, Row } from '@lading/core/entity'
import { actionsOf, approvalPart, deriveHeader, deriveLines } from '@lading/core/entity'
import { actionRefusal, chosenLines, performAction } from '@lading/core/workflow'
import { currentLocale } from '../../http/language'
import type { ApprovalMove } from '../approval/approvals'
import { planApproval } from '../approval/approvals'
import type { StoredRecord } from '../hooks'
import { cleanRichText } from '../recordFiles'
import { choiceIssues, nameIssues } from '../choiceIssues'
import { settleReferences } from '../referencesCheck'
import type { SavedPlaces } from '../referencesCheck'
import type { ResourceWork } from '../resourceContext'
import type { SavedRecord } from '../savedRecord'
import type { CurrentRecord } from './currentCopies'
import type { ActionRun } from './effects'
import { knownTo } from './known'
import { refuse } from './refuseAction'

/** A record that is acted on, as the caller read it. */
export interface ActionTargetId {
  id: string
  /** Needed unless the action is a step of a workflow, which older clients take without. */
  version?: number
  /** Ids of the chosen lines (`on: 'lines'`). */
  lines?: readonly string[]
}

/** The header, or the chosen lines, where what was entered may name other records. */
function enteredPlaces(
  { tables }: ResourceWork,
  action: EntityAction,
  { record, lines }: SavedRecord,
  before: StoredRecord,
  chosen: readonly Row[],
): SavedPlaces {
  const above = { header: record, headerBefore: before.record }
  if (action.on !== 'lines' || action.lines === undefined)
    return {
      fields: tables.entity.fields,
      places: [{ row: record, before: before.record, sent: record, ...above, place: {} }],
    }
  const line = action.lines
  const stored = new Map(before.lines[line]?.map((row) => [row.id, row]))
  const places = (lines[line] ?? []).flatMap((row, index) =>
    chosen.includes(row)
      ? [
          {
            row,
            before: stored.get(row.id),
            sent: row,
            ...above,
            place: { line, rowId: String(row.id), index },
          },
        ]
      : [],
  )
  return { line, fields: tables.entity.lines?.[line]?.fields ?? {}, places }
}

/** One record, as it was and as it will be. */
export interface Acted {
  before: StoredRecord
  after: SavedRecord
  chosen: Row[]
  own: Row
  /** Ids of the lines that may have been written. */
  touched: ReadonlySet<string>
  /** It is a part of an approval. */
  move?: ApprovalMove
}

/**
 * Decides and computes the action for one record; nothing is written yet.
 * @param before as it is stored
 * @param current as the action has to see it
 */
export async function performOne(
  run: ActionRun,
  work: ResourceWork,
  name: string,
  before: StoredRecord,
  current: CurrentRecord,
  target: ActionTargetId,
  input: Row,
  several: boolean,
): Promise<Acted> {
  const { entity } = work.tables
  const { tx, session } = run
  const action = actionsOf(entity).get(name)
  let after: SavedRecord = { record: { ...current.record }, lines: current.lines }
  let own: Row = {}
  const touched = new Set(current.touched)
  let move: ApprovalMove | undefined
  if (action) {
    if (approvalPart(entity, name)) {
      const state = actionRefusal(entity, action, current, {
        locale: currentLocale(),
        known: knownTo(session),
      })
      if (state) refuse([state], work, before.record, several)
    }
    move = await planApproval({ tx, session, entity }, action, before)
    const done = performAction(entity, name, { ...after, chosen: target.lines ?? [] }, input, {
      locale: currentLocale(),
      side: 'server',
      known: knownTo(session),
      between: move?.between ?? false,
    })
    if (!done.ok) refuse(done.issues, work, before.record, several)
    after = { record: done.record, lines: done.lines }
    own = { ...done.entry.stored, ...done.entry.own }
    for (const [key, entries] of Object.entries(done.entry.lines)) {
      own[key] = entries.map((entry) => ({ ...entry.stored, ...entry.own, id: entry.id }))
      for (const { id } of entries) touched.add(id)
    }
  }
  const hooks = work.hooks.actions ?? {}
  if (Object.hasOwn(hooks, name)) {
    const body = { ...input, id: target.id, version: target.version }
    const record = await hooks[name]!.run({ tx, session, before, ...after, body })
    after = { ...after, record }
  }
  await cleanRichText(work.tables, after, before)
  const chosen = action ? chosenLines(action, { ...after, chosen: target.lines ?? [] }) : []
  for (const { id } of chosen) touched.add(String(id))
  if (action?.input) {
    // Records that were entered are looked up, and fill, as in a save.
    const named = enteredPlaces(work, action, after, before, chosen)
    const issues = [
      ...choiceIssues(work.choices, [named]),
      ...(await nameIssues(tx, work, session, [named])),
      ...(await settleReferences(tx, work, session, [named])),
    ]
    if (issues.length > 0) refuse(issues, work, before.record, several)
    // What was filled may be computed with.
    const lines = deriveLines(entity, after.lines)
    after = { record: deriveHeader(entity, after.record, lines), lines }
  }
  return { before, after, chosen, own, touched, ...(move ? { move } : {}) }
}
