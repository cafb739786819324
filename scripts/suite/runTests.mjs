import { existsSync } from 'node:fs'
import { HUNG, runBin } from '../lib/run.mjs'
import { failedFilesOf, reportPath } from './reports.mjs'

/** Milliseconds. */
const SILENCE = 5 * 60_000
/** So many failed files are bad luck at most; more are a fault, and are not run again. */
const MAX_SECOND_RUN = 3

/**
 * Runs a test runner, and what failed a second time.
 *
 * - Every test says something when it ends, and none may take so long: a runner that is silent has hung (a process of
 *   Node that waits for nothing, at its start) and is begun anew, once.
 * - Tests of a server build on one another, so one that failed cannot be tried again where it stands: the files of up to
 *   three are run once more from their beginning, with processes and data of their own. What fails then has failed;
 *   what passes is named in the summary (see `reportOf`).
 *
 * @param step name of the step, whose report the runner writes
 * @param argsOf the arguments of a run: `argsOf(report, files)`, with the path of its report, and the files when it
 *   is to run these alone
 * @param options as for `runBin`
 * @returns {Promise<{ code: number, output?: string }>}
 */
export async function runTests(packageName, step, argsOf, options) {
  const how = {
    ...options,
    silence: SILENCE,
    log: options.quiet ? undefined : (text) => process.stdout.write(text),
  }
  const outputs = []
  const tell = (text) => {
    outputs.push(text)
    how.log?.(text)
  }
  const begin = async (again, files) => {
    const result = await runBin(packageName, argsOf(reportPath(step, again), files), {
      ...how,
      env: {
        ...how.env,
        TEST_REPORT: reportPath(step, again),
        // The budget counts what a run takes in which nothing fails.
        ...(again ? { COUNT_SERVERS: undefined } : {}),
      },
    })
    outputs.push(result.output ?? '')
    return result.code
  }

  let code = await begin(false)
  if (code === HUNG) {
    tell(`\n• ${packageName} was silent for ${SILENCE / 60_000} minutes and has been begun anew.\n`)
    code = await begin(false)
  }
  const failed = code !== 0 && existsSync(reportPath(step)) ? failedFilesOf(step) : []
  if (failed.length > 0 && failed.length <= MAX_SECOND_RUN) {
    tell(`\n• Failed, and run once more from the beginning: ${failed.join(', ')}\n`)
    code = await begin(true, failed)
  }
  return { code, output: outputs.join('') }
}
