import type { Row } from '@lading/core/entity'
import type { Change } from '../audit'
import type { MergedLines } from '../mergeLines'
import { keepFiles, recordReferences } from '../recordFiles'
import type { ResourceWork } from '../resourceContext'
import { writeHeader } from '../saveRecord'
import { writeAllLines } from '../writeLines'
import type { ActionRun } from './effects'
import type { Acted } from './performOne'

const asMerged = (rows: Row[], sent: ReadonlySet<string>): MergedLines => ({
  rows,
  added: new Set(),
  sent,
  removed: [],
  origin: new Map(),
})

/** Writes what an action changed of one record. */
export async function writeActed(
  run: ActionRun,
  work: ResourceWork,
  name: string,
  { before, after, touched }: Acted,
): Promise<Change> {
  const { tx, session } = run
  const { header } = work.tables
  const id = String(before.record.id)
  await writeHeader(tx, work, session, id, before.record, after.record)
  const lines =
    touched.size === 0
      ? {}
      : await writeAllLines(
          tx,
          work,
          after,
          new Map(Object.entries(after.lines).map(([key, rows]) => [key, asMerged(rows, touched)])),
          before.lines,
          { parentId: id, session },
        )
  if (recordReferences(work.tables, after).length + recordReferences(work.tables, before).length > 0)
    await keepFiles(tx, work, session, id, after, before)
  const shown = (row: Row) => Object.fromEntries(header.fields.map((field) => [field.name, row[field.name]]))
  return {
    table: header.table,
    id,
    version: Number(before.record.version) + 1,
    type: `action:${name}`,
    by: session.username,
    before: shown(before.record),
    after: shown(after.record),
    lines,
  }
}
