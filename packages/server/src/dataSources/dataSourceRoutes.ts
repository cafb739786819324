import type { DataSourceTls, FoundTable } from '@lading/core/contract'
import { DATA_SOURCE_LIMITS, operations } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Executor } from '../db/database'
import { insertInto, isIn } from '../db/statements'
import { Failure, notFound } from '../http/failures'
import { said } from '../http/language'
import { route } from '../http/route'
import type { ListSpec } from '../list/listSpec'
import { columnsOf } from '../list/listSpec'
import type { Context } from '../module'
import { mountAdministration } from '../modules/administration'
import { writeFormMenus } from '../seed/seedMenus'
import type { Session } from '../session'
import { requireAllowed, tryConnection } from './connectSource'
import type { DataSource, DataSourcePlace } from './dataSource'
import { sourcePrefix } from './dataSource'
import { givenName, seenColumns, seenTables } from './introspect'

/** Trials and looks that somebody may ask for in a minute: each speaks to another machine. */
const LOOKS = { perMinute: 20 }

interface Body extends DataSourcePlace {
  id?: string
  code?: string
  name: string
  password?: string | null
  tls: DataSourceTls
}

const LIST: Omit<ListSpec, 'where'> = {
  from: sql`(SELECT d.*, (SELECT count(*)::int FROM sys_data_source_table t WHERE t.source_id = d.id) AS tables
    FROM sys_data_source d) s`,
  // Never its password, not even sealed.
  select: sql`s.id, s.code, s.name, s.host, s.port, s.database_name, s.username, s.tls, s.tables, s.create_by, s.create_time,
    s.update_by, s.update_time`,
  fields: columnsOf('s', { id: 'text', code: 'text', name: 'text', createTime: 'datetime' }),
  id: sql`s.id`,
  dictionaries: { tls: 'data_source_tls' },
}

const menuKey = (code: string) => `source:${code}`

/** The right to what a source holds, as an entry that roles can be granted. */
const writeRight = (tx: Executor, { code, name }: { code: string; name: string }) =>
  writeFormMenus(tx, menuKey(code), [
    {
      key: menuKey(code),
      parent: '/isystem/dataSource',
      type: 2,
      title: { zh: `数据源“${name}”：查看报表`, en: `Data source "${name}": read reports` },
      permission: `${sourcePrefix(code)}:list`,
    },
  ])

/** The administration of data sources (ADR 41): each belongs to the tenant in which it was made. */
export function mountDataSources(app: FastifyInstance, context: Context): void {
  const { db, env, dataSources } = context
  const own = ({ tenantId }: Session) => sql`tenant_id = ${tenantId}`
  const stored = async (id: string, session: Session): Promise<Omit<DataSource, 'tables'>> => {
    const row = await db.row<Omit<DataSource, 'tables'>>(
      sql`SELECT * FROM sys_data_source WHERE id = ${id} AND ${own(session)}`,
    )
    if (!row) throw notFound()
    return row
  }
  const announce = async () => {
    await dataSources.reload()
    await context.reports.reload()
    context.cluster.bus.publish('forget', 'sources')
    context.sessions.forget()
  }
  app.addHook('onClose', () => dataSources.close())
  context.cluster.bus.on('forget', (what) => {
    if (what !== 'sources') return
    dataSources
      .reload()
      .then(() => context.reports.reload())
      .catch((error: unknown) => context.log.error(error, 'data sources'))
  })
  /** The password as it is stored. A stored one goes nowhere else than where it was meant for. */
  const passwordFor = (
    place: DataSourcePlace & { password?: string | null },
    before: (DataSourcePlace & { password: string }) | undefined,
  ): string => {
    requireAllowed(env, place)
    if (place.password) return dataSources.seal(place.password)
    const same = (['host', 'port', 'databaseName', 'username', 'tls'] as const).every(
      (name) => before?.[name] === place[name],
    )
    if (before && same) return before.password
    throw new Failure(
      said('请填写密码：连接信息改变后须重新填写', 'Enter the password; a changed connection needs it again'),
    )
  }
  /** Work on a source after which every process has to look again. */
  const changed = <Result>(work: () => Promise<Result>) =>
    work().then((result) => announce().then(() => result))

  mountAdministration<'dataSource', Body>(app, context, operations, 'dataSource', {
    table: 'sys_data_source',
    list: (session) => ({ ...LIST, where: sql`s.tenant_id = ${session.tenantId}` }),
    values: async ({ id, code, name, host, port, databaseName, username, password, tls }, session, tx) => {
      const place = { host: host.trim(), port, databaseName, username, tls }
      const before =
        id === undefined
          ? undefined
          : await tx.row<DataSource>(
              sql`SELECT * FROM sys_data_source WHERE id = ${id} AND ${own(session)} FOR UPDATE`,
            )
      if (id !== undefined && !before) throw notFound()
      const sealed = passwordFor({ ...place, password: password ?? null }, before)
      if (before) {
        await writeRight(tx, { code: before.code, name })
        return { ...place, name, password: sealed }
      }
      if (code === undefined) throw new Failure(said('请填写编码', 'Enter a code'))
      await tx.run(sql`SELECT pg_advisory_xact_lock(hashtext('sys_data_source'))`)
      const there = await tx.row<{ sources: number; taken: boolean }>(
        sql`SELECT (count(*) FILTER (WHERE ${own(session)}))::int AS sources,
              coalesce(bool_or(lower(code) = lower(${code})), false) AS taken FROM sys_data_source`,
      )
      if (there?.taken)
        throw new Failure(said(`编码“${code}”已被使用`, `The code "${code}" is taken: choose another one`))
      if ((there?.sources ?? 0) >= DATA_SOURCE_LIMITS.sources)
        throw new Failure(
          said(
            `数据源最多${DATA_SOURCE_LIMITS.sources}个`,
            `There are ${DATA_SOURCE_LIMITS.sources} data sources at most`,
          ),
        )
      await writeRight(tx, { code, name })
      return { ...place, code, name, password: sealed, tenantId: session.tenantId }
    },
    changeable: own,
    beforeDelete: async (tx, ids, session) => {
      const rows = await tx.rows<{ code: string }>(
        sql`SELECT code FROM sys_data_source WHERE ${isIn(sql`id`, ids)} AND ${own(session)}`,
      )
      for (const { code } of rows) await writeFormMenus(tx, menuKey(code), [])
    },
    afterCommit: announce,
  })
  route(app, operations.dataSourceOptions, async ({ session }) =>
    dataSources
      .all()
      .filter(({ tenantId }) => tenantId === session.tenantId)
      .map(({ code, name }) => ({ value: code, text: name, label: name })),
  )
  route(
    app,
    operations.dataSourceTest,
    async ({ body: { id, ...place }, session }) => {
      const before = id === undefined ? undefined : await stored(id, session)
      const connection = dataSources.connect(
        place,
        passwordFor({ ...place, password: place.password ?? null }, before),
      )
      try {
        const fault = await tryConnection(connection)
        if (fault !== undefined) return { ok: false, message: fault }
        const { length } = await seenTables(connection.db)
        return {
          ok: true,
          message: said(
            `连接成功，可读取${length}个表和视图`,
            `Connected: ${length} tables and views can be read`,
          ),
        }
      } finally {
        await connection.close().catch(() => undefined)
      }
    },
    LOOKS,
  )
  const found = async (id: string, session: Session): Promise<FoundTable[]> => {
    await stored(id, session)
    await dataSources.reload()
    const source = dataSources.all().find((each) => each.id === id)
    if (!source) throw notFound()
    const offered = [...source.tables.values()]
    return dataSources.read(source, async (other) =>
      (await seenTables(other)).map(({ schema, table, comment, columns }) => {
        const there = offered.find((each) => each.schema === schema && each.table === table)
        const called = comment || table
        return {
          schema,
          table,
          comment,
          columns,
          ...(there ? { key: there.key } : {}),
          labelZh: there?.label.zh ?? called,
          labelEn: there?.label.en ?? called,
        }
      }),
    )
  }
  route(app, operations.dataSourceTables, ({ query, session }) => found(query.id, session), LOOKS)
  route(
    app,
    operations.dataSourceOffer,
    async ({ body: { id, tables }, session }) => {
      await stored(id, session)
      await dataSources.reload()
      const source = dataSources.all().find((each) => each.id === id)
      if (!source) throw notFound()
      const keys = new Set<string>()
      const before = [...source.tables.values()]
      const kept = ({ schema, table }: { schema: string; table: string }) =>
        before.find((each) => each.schema === schema && each.table === table)
      for (const table of tables) if (kept(table)) keys.add(kept(table)!.key)
      const rows = await dataSources.read(source, async (other) => {
        const made = []
        for (const { schema, table, labelZh, labelEn } of tables) {
          const columns = await seenColumns(other, schema, table, kept({ schema, table })?.columns ?? [])
          if (columns.length === 0)
            throw new Failure(
              said(
                `没有可读取的表“${schema}.${table}”`,
                `There is no table "${schema}.${table}" that can be read`,
              ),
            )
          const key = kept({ schema, table })?.key ?? givenName(table, 't', keys)
          keys.add(key)
          made.push({
            sourceId: id,
            key,
            schemaName: schema,
            tableName: table,
            labelZh,
            labelEn,
            columns: JSON.stringify(columns),
          })
        }
        return made
      })
      await changed(() =>
        db.transaction(async (tx) => {
          await tx.run(sql`SELECT 1 FROM sys_data_source WHERE id = ${id} FOR UPDATE`)
          await tx.run(sql`DELETE FROM sys_data_source_table WHERE source_id = ${id}`)
          for (const row of rows) await tx.run(insertInto('sys_data_source_table', row))
        }),
      )
      return found(id, session)
    },
    LOOKS,
  )
}
