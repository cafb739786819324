import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'

const require = createRequire(new URL('../../packages/server/package.json', import.meta.url))
export const pg = require('pg')

/** Runs statements on a connection of its own, which is closed afterwards. */
export async function onServer(url, ...statements) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** An empty database of its own for one run, on the server at the address. @returns its address, and what drops it */
export async function freshDatabase(address) {
  const name = `lading_bench_${randomBytes(4).toString('hex')}`
  await onServer(address, `CREATE DATABASE ${name}`)
  const url = new URL(address)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(address, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}

/** A database that is kept under a name, made at its first use. */
export async function keptDatabase(address, name) {
  const url = new URL(address)
  url.pathname = `/${name}`
  await onServer(address, `CREATE DATABASE ${name}`).catch(() => undefined)
  return { url: url.href, drop: () => undefined }
}
