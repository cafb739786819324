import { runDatabaseCommand, StartupError } from '@lading/server'
import { portalModules as modules } from './portalModules'

/** `npm run db -- backup|restore|move …`: the portal's database without its server. */
try {
  process.stdout.write(`${await runDatabaseCommand(process.argv.slice(2), modules)}\n`)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = error.exitCode
}
