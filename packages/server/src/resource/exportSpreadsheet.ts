import type { EntityDefinition, Row } from '@lading/core/entity'
import { KINDS } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { commaList, isIn } from '../db/statements'
import { listPieces } from '../list/listPieces'
import type { ListSpec } from '../list/listSpec'
import { currentLocale, inLocale } from '../http/language'
import type { Session } from '../session'
import { exportedCell, MAX_ROWS, sendExport } from '../spreadsheet/sendExport'
import { recordsTitle } from '../spreadsheet/titleRows'
import { lineCell, seenLineColumns, withLineRows } from './linesInFiles'
import type { LineColumn } from './linesInFiles'
import type { ResourceContext } from './resourceContext'

/**
 * The columns of an export: those of the entity's list, then what else people enter, as the export is the layout of an
 * import: what was exported comes back whole (contract §5.1). Files stay where they are.
 */
export function exportedFields({ list, fields, derive = {} }: EntityDefinition): string[] {
  const entered = Object.entries(fields)
    .filter(([name, { kind, readonly }]) => !readonly && !derive[name] && !KINDS[kind].files)
    .map(([name]) => name)
  return [...new Set([...list.filter((name) => fields[name]), ...entered])]
}

/** Rows of an export, each with its lines. */
async function* lined(
  resource: ResourceContext,
  pieces: AsyncIterable<Row[]>,
  lines: readonly LineColumn[],
): AsyncGenerator<Row[]> {
  const locale = currentLocale()
  for await (const rows of pieces) yield await inLocale(locale, () => withLineRows(resource, rows, lines))
}

/**
 * Answers with the filtered rows as a workbook, coded values as texts; with `withLines` a row for each line, as an import
 * takes them again. @throws Failure 429, see `sendExport`
 */
export async function exportSpreadsheet(
  resource: ResourceContext,
  spec: ListSpec,
  session: Session,
  { withLines, ...query }: Row,
  reply: FastifyReply,
): Promise<unknown> {
  const { entity } = resource.tables
  const chosen = commaList(query.selections)
  const extra = chosen.length > 0 ? isIn(sql`t.id`, chosen) : undefined
  const columns = exportedFields(entity).filter((name) => spec.fields.has(name))
  const wanted = withLines === '1' || withLines === 'true' || withLines === 'Y'
  const rights = wanted ? (await resource.fieldRights.now()).of(entity, session) : undefined
  const lines = rights ? seenLineColumns(entity, rights) : []
  return sendExport(resource.db, session, reply, {
    label: entity.label,
    title: recordsTitle(entity.label),
    headings: [...columns.map((name) => entity.fields[name]!), ...lines.map(({ title }) => title)],
    read: async () => {
      const { count, pieces } = await listPieces(resource, spec, query, MAX_ROWS, extra)
      return { count, pieces: lines.length > 0 ? lined(resource, pieces, lines) : pieces }
    },
    cells: (row) => [...columns, ...lines.map(lineCell)].map((name) => exportedCell(row, name)),
  })
}
