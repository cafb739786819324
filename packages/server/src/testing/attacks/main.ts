import { resolve } from 'node:path'
import { freshDatabase } from '../freshDatabase'
import { startAttackServer } from './attackServer'
import { ATTACKS, runAttacks } from './runRunner'

/** `npm run attacks -- [file] [--database <url>] [areaOrId]`: the server process of the drill. */
function options(args: readonly string[]) {
  const rest = [...args]
  const at = rest.indexOf('--database')
  const [, database] = at >= 0 ? rest.splice(at, 2) : []
  if (at >= 0 && !database) throw new Error('--database needs the address of a PostgreSQL server')
  const given = rest[0]?.endsWith('.json') ? rest.shift() : undefined
  return { database, file: given ? resolve(given) : ATTACKS, only: rest[0] }
}

const { database, file, only } = options(process.argv.slice(2))
const fresh = database ? await freshDatabase(database) : undefined
const server = await startAttackServer(fresh?.url, process.env.LOG_LEVEL ?? 'silent')
try {
  const report = await runAttacks(server.base, server.fixtures, file, only)
  const damage = server.damage()
  for (const line of [...report.lines, ...damage.map((text) => `DAMAGE  ${text}`)]) console.log(line)
  console.log(
    `${fresh ? 'PostgreSQL' : 'embedded database'}: ${report.pass} passed, ${report.fail} failed, ${report.skip} skipped` +
      (damage.length > 0 ? `, ${damage.length} damages` : ''),
  )
  process.exitCode = report.fail > 0 || damage.length > 0 ? 1 : 0
} finally {
  await server.close()
  await fresh?.drop()
}
