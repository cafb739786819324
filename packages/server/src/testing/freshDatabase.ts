import pg from 'pg'

/** A database of its own on the PostgreSQL server at `url`; `drop` removes it. */
export async function freshDatabase(url: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `lading_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await admin(`CREATE DATABASE ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, drop: () => admin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}
