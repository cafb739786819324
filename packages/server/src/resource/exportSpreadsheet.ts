import type { EntityDefinition, Row } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { commaList, isIn } from '../db/statements'
import { listPieces } from '../list/listPieces'
import type { ListSpec } from '../list/listSpec'
import type { Session } from '../session'
import { exportedCell, MOST_ROWS, sendExport } from '../spreadsheet/sendExport'
import { recordsTitle } from '../spreadsheet/titleRows'
import type { ResourceContext } from './resourceContext'

/**
 * The columns of an export: those of the entity's list, then the fields without which no row is taken again, as the
 * export is the layout of an import (contract §5.1).
 */
export function exportedFields({ list, fields, derive = {} }: EntityDefinition): string[] {
  const needed = Object.entries(fields)
    .filter(([name, { required, readonly }]) => required && !readonly && !derive[name])
    .map(([name]) => name)
  return [...new Set([...list.filter((name) => fields[name]), ...needed])]
}

/** Answers with the filtered rows as a workbook, coded values as texts. @throws Failure 429, see `sendExport` */
export function exportSpreadsheet(
  resource: ResourceContext,
  spec: ListSpec,
  session: Session,
  query: Row,
  reply: FastifyReply,
): Promise<unknown> {
  const { entity } = resource.tables
  const chosen = commaList(query.selections)
  const extra = chosen.length > 0 ? isIn(sql`t.id`, chosen) : undefined
  const columns = exportedFields(entity).filter((name) => spec.fields.has(name))
  return sendExport(resource.db, session, reply, {
    label: entity.label,
    title: recordsTitle(entity.label),
    headings: columns.map((name) => entity.fields[name]!),
    read: () => listPieces(resource, spec, query, MOST_ROWS, extra),
    cells: (row) => columns.map((name) => exportedCell(row, name)),
  })
}
