import pg from 'pg'

/** A database that a test may do with as it likes. */
export interface FreshDatabase {
  url: string
  name: string
  /** Removes it, whoever is connected. */
  drop: () => Promise<void>
}

/**
 * A database of its own on the PostgreSQL server at `url`.
 * @param template name of a database that it is a copy of; nobody may be connected with that @default an empty one
 */
export async function freshDatabase(url: string, template?: string): Promise<FreshDatabase> {
  const name = `lading_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await admin(`CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ''}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, name, drop: () => admin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}
