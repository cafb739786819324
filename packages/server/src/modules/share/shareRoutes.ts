import { operations, SHARE_DAYS } from '@lading/core/contract'
import type { EntityDefinition, Field } from '@lading/core/entity'
import { KINDS, permissionCode, snakeCase } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { EntityFieldRights } from '../../auth/fieldRights'
import { mayDo } from '../../auth/sessionStore'
import { stampOf } from '../../db/typeParsers'
import { isIn } from '../../db/statements'
import { issueTicket } from '../../files/tickets'
import { forbidden, notFound } from '../../http/failures'
import { currentLocale } from '../../http/language'
import { route } from '../../http/route'
import type { Context } from '../../module'
import { visible } from '../../resource/readRecord'
import type { ServedTable } from '../../resource/servedTables'
import { servedTables } from '../../resource/servedTables'
import { writeLog } from '../log/writeLog'
import { readShare, shareToken } from './shareToken'

const LINKS_PER_MINUTE = 20
const LOOKS_PER_MINUTE = 60
const DAY_MS = 24 * 60 * 60_000

const holdsPaths = ([, { kind }]: [string, Field]) => KINDS[kind].files === 'paths'

/** Fields with files that the rights leave visible; those of lines with the key of the lines in front. */
function sharedFields(entity: EntityDefinition, rights: EntityFieldRights): string[] {
  const lines = Object.entries(entity.lines ?? {}).flatMap(([key, { fields }]) =>
    Object.entries(fields)
      .filter((each) => holdsPaths(each) && !rights.lines[key]?.hidden.has(each[0]))
      .map(([name]) => `${key}.${name}`),
  )
  const own = Object.entries(entity.fields).filter((each) => holdsPaths(each) && !rights.hidden.has(each[0]))
  return [...own.map(([name]) => name), ...lines]
}

/** Files of a record for people without an account (spec 1 §2). */
export function mountShares(app: FastifyInstance, context: Context): void {
  const { db, env, fieldRights, modules } = context
  const served = (entity: string): ServedTable => {
    const found = [...servedTables(modules).values()].find((each) => each.entity.key === entity)
    if (!found) throw notFound()
    return found
  }
  route(
    app,
    operations.sharedFilesLink,
    async ({ body, session, request }) => {
      const table = served(body.entity)
      const { entity } = table
      // Who works with a record decides who outside gets its files; to see it is not enough.
      if (!mayDo(session, permissionCode(entity, 'list')) || !mayDo(session, permissionCode(entity, 'edit')))
        throw forbidden()
      const name = table.tables.header.table
      const there = await db.row(
        sql`SELECT 1 AS there FROM ${sql.identifier(name)} t WHERE t.id = ${body.id} AND ${visible(table, session)}`,
      )
      if (!there) throw notFound()
      const rights = (await fieldRights.now()).of(entity, session)
      const until = Date.now() + (body.days ?? SHARE_DAYS.usual) * DAY_MS
      const { tenantId, userId, username } = session
      const fields = sharedFields(entity, rights)
      await writeLog(db, {
        logType: 2,
        operateType: 6,
        logContent: `分享文件 ${entity.label.zh} ${body.id}`,
        userid: userId,
        username,
        ip: request.ip,
      })
      const share = shareToken(env.tokenSecret, { entity: entity.key, id: body.id, tenantId, fields, until })
      return { share, until: stampOf(new Date(until)) }
    },
    { perMinute: LINKS_PER_MINUTE },
  )
  route(
    app,
    operations.sharedFiles,
    async ({ query }) => {
      const shared = readShare(env.tokenSecret, query.share)
      // Who made one up learns no more than who has an old one.
      if (!shared) throw notFound()
      const { entity, tables } = served(shared.entity)
      const { table } = tables.header
      const title = sql.identifier(snakeCase(entity.title))
      const record = await db.row<{ title: string | null }>(
        sql`SELECT t.${title}::text AS title FROM ${sql.identifier(table)} t
            WHERE t.id = ${shared.id} AND t.tenant_id = ${shared.tenantId}`,
      )
      if (!record) throw notFound()
      const files = await db.rows<{ path: string; name: string; size: number }>(
        sql`SELECT DISTINCT f.path, f.original_name AS name, f.size::float8 AS size FROM sys_file f
            JOIN sys_file_reference r ON r.path = f.path
            WHERE r.data_table = ${table} AND r.data_id = ${shared.id} AND ${isIn(sql`r.field`, shared.fields)}
              AND NOT f.private AND f.tenant_id = ${shared.tenantId} ORDER BY name`,
      )
      return {
        title: [textIn(entity.label, currentLocale()), record.title].filter(Boolean).join(' '),
        until: stampOf(new Date(shared.until)),
        files: files.map(({ path, name, size }) => {
          const { ticket, expires } = issueTicket(env.tokenSecret, path)
          const url = `${env.apiBase}/sys/common/static/${path}?ticket=${ticket}&expires=${expires}`
          return { name, size, url }
        }),
      }
    },
    { perMinute: LOOKS_PER_MINUTE },
  )
}
