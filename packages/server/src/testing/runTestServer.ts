import { openServer } from '../server'
import { StartupError } from '../startupError'
import { testOrderServer } from './orderEntity'

/** A server process for tests that kill it: prints `ready <url>`, or the refusal and its exit code. */
try {
  const { url } = await openServer({ modules: [testOrderServer], onProgress: () => undefined })
  console.log(`ready ${url}`)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = error.exitCode
}
