import type { TableSchema } from '@lading/core/tables'
import { sql } from 'drizzle-orm'
import type { Database, OpenDatabase } from './database'
import { formTables, indexFormTables, isFormTable, makeFormTables } from '../online/copyTables'
import { EXIT, StartupError } from '../startupError'

const PIECE = 1_000
const FORMAT = 'lading-database-1'
/** Not copied: the list of migrations is written anew, the other is the embedded database's own start check. */
const OWN = ['sys_migration', 'lading_sync_check']

/** The first line of a copy. */
interface Head {
  format: typeof FORMAT
  /** Ids of the migrations that made the tables. */
  migrations: string[]
  /** Tables of stored forms, which no migration makes. Missing: none. */
  forms?: TableSchema[]
}

/** The tables, each after those it refers to. */
async function tablesInOrder(db: Database): Promise<string[]> {
  const names = (
    await db.rows<{ name: string }>(
      sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
    )
  ).map(({ name }) => name)
  const references = await db.rows<{ child: string; parent: string }>(
    sql`SELECT c.relname AS child, p.relname AS parent FROM pg_constraint k
        JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class p ON p.oid = k.confrelid
        WHERE k.contype = 'f' AND c.relname <> p.relname`,
  )
  const placed: string[] = []
  let left = names.filter((name) => !OWN.includes(name))
  while (left.length > 0) {
    const free = left.filter(
      (name) => !references.some(({ child, parent }) => child === name && left.includes(parent)),
    )
    if (free.length === 0) throw new Error(`tables refer to each other in a circle: ${left.join(', ')}`)
    placed.push(...free)
    left = left.filter((name) => !free.includes(name))
  }
  return placed
}

const migrationsOf = async (db: Database) =>
  (await db.rows<{ id: string }>(sql`SELECT id FROM sys_migration ORDER BY id`)).map(({ id }) => id)

/** As PostgreSQL numbers its types: `json` and `jsonb`. */
const JSON_TYPES = [114, 3802]

/**
 * Values stay the texts that the database gives, so that no number loses a digit. JSON, which holds names here, does not: as a
 * text it would be loaded as the JSON of a text.
 */
const asText = {
  getTypeParser: (type: number) => (value: string) =>
    JSON_TYPES.includes(type) ? (JSON.parse(value) as unknown) : value,
}

/**
 * All rows of a database as lines of text, as of one moment: a head, then `table<TAB>rows` with up to a thousand
 * rows as a JSON array.
 */
export async function* dumpLines(source: OpenDatabase): AsyncGenerator<string> {
  const [tables, migrations, forms] = [
    await tablesInOrder(source),
    await migrationsOf(source),
    await formTables(source),
  ]
  const client = await source.pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    yield JSON.stringify({
      format: FORMAT,
      migrations,
      ...(forms.length > 0 ? { forms } : {}),
    } satisfies Head)
    for (const table of tables) {
      await client.query(
        `DECLARE copied NO SCROLL CURSOR FOR SELECT * FROM ${client.escapeIdentifier(table)}`,
      )
      for (;;) {
        const { rows } = await client.query({ text: `FETCH ${PIECE} FROM copied`, types: asText })
        if (rows.length === 0) break
        yield `${table}\t${JSON.stringify(rows)}`
      }
      await client.query('CLOSE copied')
    }
    await client.query('COMMIT')
  } finally {
    client.release(true)
  }
}

/** @throws StartupError when the database holds anything: a copy never overwrites */
export async function requireEmpty(target: Database): Promise<void> {
  const row = await target.row<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'lading_sync_check' LIMIT 1`,
  )
  if (row)
    throw new StartupError(
      'The target database is not empty, and nothing is ever overwritten: name an empty database, or a new DATA_DIR.',
      EXIT.database,
    )
}

/**
 * Loads a copy into a database whose tables were just made and are empty, all or nothing. The lines are closed in any
 * case: those of another database hold a connection of it as long as they are open.
 * @returns rows by table
 * @throws StartupError when the copy is none, is damaged, or was made by another release
 */
export async function loadLines(
  target: OpenDatabase,
  lines: AsyncIterable<string>,
): Promise<Map<string, number>> {
  const reading = lines[Symbol.asyncIterator]()
  try {
    return await loadAll(target, reading)
  } finally {
    await reading.return?.()
  }
}

async function loadAll(target: OpenDatabase, reading: AsyncIterator<string>): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  const known = await migrationsOf(target)
  const damaged = () =>
    new StartupError('The file is no copy of a database, or it is damaged: use another one.', EXIT.database)
  // The head is read outside of the transaction: making it asks the source, which may not be asked inside one.
  const head = parseHead(String((await reading.next()).value))
  if (!head) throw damaged()
  if (head.migrations.join() !== known.join())
    throw new StartupError(
      'The copy was made by another release: load it with that release, then start this one, which brings the tables up to date.',
      EXIT.database,
    )
  const forms = head.forms ?? []
  if (!Array.isArray(forms) || !forms.every(isFormTable)) throw damaged()
  const tables = new Set([...(await tablesInOrder(target)), ...forms.map(({ name }) => name)])
  await target.transaction(async (tx) => {
    await makeFormTables(tx, forms)
    for (let next = await reading.next(); !next.done; next = await reading.next()) {
      const line = next.value
      const tab = line.indexOf('\t')
      const table = line.slice(0, tab)
      if (!tables.has(table)) throw damaged()
      const name = sql.identifier(table)
      const rows = line.slice(tab + 1)
      const loaded = await tx.run(
        sql`INSERT INTO ${name} SELECT * FROM jsonb_populate_recordset(NULL::${name}, ${rows}::jsonb)`,
      )
      counts.set(table, (counts.get(table) ?? 0) + loaded)
    }
    await indexFormTables(tx)
  })
  return counts
}

function parseHead(line: string): Head | undefined {
  try {
    const head = JSON.parse(line) as Head
    return head.format === FORMAT && Array.isArray(head.migrations) ? head : undefined
  } catch {
    return undefined
  }
}
