import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

const require = createRequire(resolve(import.meta.dirname, '../../packages/server/package.json'))

interface Client {
  connect(): Promise<void>
  query(text: string): Promise<unknown>
  end(): Promise<void>
}

async function onServer(url: string, statement: string): Promise<void> {
  const { Client } = require('pg') as { Client: new (url: string) => Client }
  const client = new Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Where a data folder notes the name of its database. */
const noteOf = (dataDir: string) => join(dataDir, 'database')

/**
 * A database of a data folder's own on the server at `url`; the folder remembers it, so that a second start finds it.
 * A folder that is a copy gets a copy of the database.
 */
export async function databaseOf(
  url: string,
  dataDir: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const note = noteOf(dataDir)
  const { name: known, of } = existsSync(note)
    ? (JSON.parse(readFileSync(note, 'utf8')) as { name: string; of: string })
    : { name: undefined, of: dataDir }
  let name = known
  if (name === undefined || of !== dataDir) {
    name = `lading_e2e_${randomBytes(6).toString('hex')}`
    await onServer(url, `CREATE DATABASE ${name}${known ? ` TEMPLATE ${known}` : ''}`)
    writeFileSync(note, JSON.stringify({ name, of: dataDir }))
  }
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, drop: () => onServer(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}
