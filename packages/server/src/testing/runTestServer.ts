import type { ServerModule } from '../module'
import { openServer } from '../server'
import { StartupError } from '../startupError'
import { testOrderServer } from './orderEntity'

/** A job that takes as long as its server was told to; it waits without working. */
const patient: ServerModule = {
  name: 'patient',
  jobs: {
    patient: async () => {
      await new Promise((resolve) => setTimeout(resolve, Number(process.env.TEST_JOB_MS ?? 0)))
      return 'waited'
    },
  },
}

/** A server process for tests that kill it: prints `ready <url>`, or the refusal and its exit code. */
try {
  const { url } = await openServer({ modules: [testOrderServer, patient], onProgress: () => undefined })
  console.log(`ready ${url}`)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = error.exitCode
}
