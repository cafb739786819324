import { EXIT } from '../console/exitCode'
import { Failure } from '../console/failure'
import { didYouMean } from '../console/suggest'
import { checkLimits } from './checkLimits'
import { settle } from './settle'
import { readType } from './sourceType'
import type { SqlColumn, SqlTable } from './sqlTables'
import { blankNames, toGroups } from './sqlTables'
import type { LabelSet } from './types'

const TABLES = `
  select c.oid::int as id, c.relname as name, obj_description(c.oid, 'pg_class') as comment
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = $1 order by c.relname`

const COLUMNS = `
  select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
         col_description(a.attrelid, a.attnum) as comment,
         (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e where e.enumtypid = a.atttypid) as choices,
         exists (select 1 from pg_constraint k where k.conrelid = a.attrelid and k.contype = 'p' and k.conkey = array[a.attnum]) as primary,
         exists (select 1 from pg_constraint k where k.conrelid = a.attrelid and k.contype = 'u' and k.conkey = array[a.attnum]) as unique,
         (select pg_get_constraintdef(k.oid) from pg_constraint k
           where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum] limit 1) as check,
         (select k.confrelid::regclass::text from pg_constraint k
           where k.conrelid = a.attrelid and k.contype = 'f' and k.conkey = array[a.attnum] limit 1) as target,
         exists (select 1 from pg_constraint k
           where k.conrelid = a.attrelid and k.contype = 'f' and k.conkey = array[a.attnum] and k.confdeltype = 'c') as cascades
    from pg_attribute a where a.attrelid = $1 and a.attnum > 0 and not a.attisdropped order by a.attnum`

interface ColumnRow {
  name: string
  type: string
  required: boolean
  comment: string | null
  choices: string[] | null
  primary: boolean
  unique: boolean
  check: string | null
  target: string | null
  cascades: boolean
}

/**
 * Reads tables of a PostgreSQL as a label set: names, types, comments, keys, checks and enums. The session is read-only and
 * ends after ten seconds; no row is read.
 *
 * @param url `postgres://user@host:port/database`, with `?schema=…` for another schema than public
 * @param names tables; none: all of the schema
 * @throws Failure (exit 2) when it cannot be reached or has no such table
 */
export async function readDatabase(url: string, names: readonly string[]): Promise<LabelSet> {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new Failure(EXIT.usage, 'database', 'This is no address of a PostgreSQL.', {
      fix: 'Write it like this: --from postgres://user@host:5432/database --table t_order.',
    })
  }
  const schema = parsed.searchParams.get('schema') ?? 'public'
  parsed.searchParams.delete('schema')
  const shown = `${parsed.host}${parsed.pathname}`
  // Only this needs the driver: no other run waits for it.
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    connectionString: parsed.href,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 10_000,
    options: '-c default_transaction_read_only=on',
  })
  try {
    await client.connect()
    const all = await client.query<{ id: number; name: string; comment: string | null }>(TABLES, [schema])
    const known = all.rows.map(({ name }) => name)
    for (const name of names) {
      if (known.includes(name)) continue
      throw new Failure(
        EXIT.usage,
        'no-table',
        `There is no table "${name}" in the schema ${schema}.${didYouMean(name, known)}`,
        { fix: `Tables: ${known.slice(0, 20).join(', ') || 'none'}.` },
      )
    }
    const tables: SqlTable[] = []
    for (const { id, name, comment } of all.rows) {
      if (names.length > 0 && !names.includes(name)) continue
      const { rows } = await client.query<ColumnRow>(COLUMNS, [id])
      tables.push(toTable(name, comment, rows, shown))
    }
    return settle({ groups: toGroups(tables), findings: blankNames(tables) }, shown)
  } catch (cause) {
    if (cause instanceof Failure) throw cause
    // The address may hold a password: it is never repeated.
    const reason =
      cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code : String(cause)
    throw new Failure(EXIT.usage, 'database', `The database at ${shown} could not be read: ${reason}.`, {
      fix: 'Check the address, and that the user may read the catalogue.',
      cause,
    })
  } finally {
    await client.end().catch(() => undefined)
  }
}

function toTable(name: string, comment: string | null, rows: readonly ColumnRow[], shown: string): SqlTable {
  const place = { file: `${shown}/${name}` }
  const columns = rows.map((row): SqlColumn => {
    const values = row.choices ?? choicesOf(row.check)
    return {
      name: row.name,
      written: row.type,
      place,
      ...(row.choices ? { type: 'text' as const } : readType(row.type)),
      ...(row.comment ? { comment: row.comment } : {}),
      ...(row.required ? { required: true } : {}),
      ...(row.unique ? { unique: true } : {}),
      ...(row.primary ? { primary: true } : {}),
      ...(values.length >= 2
        ? { choices: values.map((value) => ({ value, text: value })) }
        : checkLimits(row.check ?? '', row.name)),
    }
  })
  const keys = rows.flatMap(({ name: column, target, cascades }) =>
    target ? [{ column, table: target.replace(/^.*\./, '').replaceAll('"', ''), cascades }] : [],
  )
  return { name, ...(comment ? { comment } : {}), columns, keys, place }
}

/** `CHECK (priority = ANY (ARRAY['low'::text, 'high'::text]))`. */
function choicesOf(check: string | null): string[] {
  if (!check || !/ANY \(|\bIN \(/i.test(check)) return []
  return [...check.matchAll(/'((?:[^']|'')*)'/g)].map(([, value]) => value!.replaceAll("''", "'"))
}
