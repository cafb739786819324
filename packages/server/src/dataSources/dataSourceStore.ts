import { sql } from 'drizzle-orm'
import { createSeal } from '../auth/sealed'
import { Failure } from '../http/failures'
import { said } from '../http/language'
import type { Database } from '../db/database'
import type { Env } from '../env'
import type { Logger } from '../logger'
import type { SourceConnection } from './connectSource'
import { connectSource, requireAllowed, sourceFault } from './connectSource'
import type { DataSource, DataSourcePlace, ForeignColumn, ForeignTable } from './dataSource'

const PURPOSE = 'data source'

/** The data sources of a server (ADR 41). */
export interface DataSources {
  all: () => readonly DataSource[]
  byCode: (code: string) => DataSource | undefined
  /** Reads them again; to be called after a change, which other processes are told of. */
  reload: () => Promise<void>
  /** Seals a password as it is stored. */
  seal: (password: string) => string
  /** A connection that only its caller uses, to be closed. @param sealed password @throws Failure where none is allowed */
  connect: (place: DataSourcePlace, sealed: string) => SourceConnection
  /** Reads on the kept connections of a data source. @throws Failure in words that hold no text of the other database */
  read: <Result>(source: DataSource, work: (db: SourceConnection['db']) => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

type SourceRow = Omit<DataSource, 'tables'>
interface TableRow {
  sourceId: string
  key: string
  schemaName: string
  tableName: string
  labelZh: string
  labelEn: string
  columns: string
}

const tableOf = (row: TableRow): ForeignTable => ({
  key: row.key,
  schema: row.schemaName,
  table: row.tableName,
  label: { zh: row.labelZh, en: row.labelEn },
  columns: JSON.parse(row.columns) as ForeignColumn[],
})

/** What a connection depends on. */
const lineOf = ({ host, port, databaseName, username, tls, password }: DataSource) =>
  JSON.stringify([host, port, databaseName, username, tls, password])

/** The data sources that are stored. */
export function createDataSources({
  db,
  env,
  log,
}: {
  db: Database
  env: Pick<Env, 'tokenSecret' | 'dataSourceHosts'>
  log: Logger
}): DataSources {
  const sealing = createSeal(env.tokenSecret, PURPOSE)
  let sources: readonly DataSource[] = []
  let running: Promise<void> = Promise.resolve()
  const lines = new Map<string, { line: string; connection: SourceConnection }>()
  const connect: DataSources['connect'] = (place, sealed) => {
    requireAllowed(env, place)
    const password = sealing.open(sealed)
    // A blank one would make the driver look for one of the server's own.
    if (!password)
      throw new Failure(
        said('密码已无法读取，请重新填写', 'The password cannot be read any more: enter it again'),
      )
    return connectSource(place, password)
  }
  const drop = (id: string) => {
    const kept = lines.get(id)
    lines.delete(id)
    return kept?.connection.close().catch(() => undefined)
  }
  const load = async () => {
    const rows = await db.rows<SourceRow>(sql`SELECT * FROM sys_data_source ORDER BY code`)
    const tables = await db.rows<TableRow>(sql`SELECT * FROM sys_data_source_table ORDER BY key`)
    sources = rows.map((row) => ({
      ...row,
      tables: new Map(
        tables.filter(({ sourceId }) => sourceId === row.id).map((each) => [each.key, tableOf(each)]),
      ),
    }))
    const now = new Map(sources.map((source) => [source.id, lineOf(source)]))
    for (const [id, { line }] of lines) if (now.get(id) !== line) void drop(id)
  }
  const reload = () => {
    running = running.catch(() => undefined).then(load)
    return running
  }
  const byCode = (code: string) => sources.find((source) => source.code === code)
  return {
    all: () => sources,
    byCode,
    reload,
    seal: sealing.close,
    connect,
    read: async (source, work) => {
      const line = lineOf(source)
      if (lines.get(source.id)?.line !== line) {
        void drop(source.id)
        lines.set(source.id, { line, connection: connect(source, source.password) })
      }
      try {
        return await work(lines.get(source.id)!.connection.db)
      } catch (error) {
        if (error instanceof Failure) throw error
        log.warn({ source: source.code, reason: (error as Error).message }, 'a data source failed')
        const { zh, en } = sourceFault(error)
        throw new Failure(said(`数据源“${source.name}”：${zh}`, `Data source "${source.name}": ${en}`))
      }
    },
    close: async () => void (await Promise.all([...lines.keys()].map(drop))),
  }
}
