import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's copy of the list of attacks. */
export const ATTACKS = fileURLToPath(new URL('./acceptance/attacks.json', import.meta.url))
const RUNNER = fileURLToPath(new URL('./acceptance/run-attacks.mjs', import.meta.url))

/** How a run of the list ended. */
export interface Report {
  pass: number
  fail: number
  skip: number
  /** Lines of failed and skipped attacks. */
  lines: string[]
}

/**
 * Fires a list of attacks at a server with the runner, in a process of its own. The runner reads the list that lies
 * beside it, so both are put into a folder of the run.
 */
export async function runAttacks(
  base: string,
  fixtures: Record<string, unknown>,
  file = ATTACKS,
  only?: string,
): Promise<Report> {
  const dir = mkdtempSync(join(tmpdir(), 'lading-attack-run-'))
  cpSync(RUNNER, join(dir, 'run-attacks.mjs'))
  cpSync(file, join(dir, 'attacks.json'))
  writeFileSync(join(dir, 'fixtures.json'), JSON.stringify(fixtures))
  const child = spawn(
    process.execPath,
    [join(dir, 'run-attacks.mjs'), base, join(dir, 'fixtures.json'), ...(only ? [only] : [])],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let output = ''
  child.stdout.on('data', (data: Buffer) => (output += data.toString()))
  await new Promise((resolve) => child.once('close', resolve))
  rmSync(dir, { recursive: true, force: true })
  const lines = output.trim().split('\n')
  const counts = JSON.parse(lines.pop() || '{}') as Partial<Report>
  if (counts.pass === undefined) throw new Error(`the runner gave no result: ${output.slice(-500)}`)
  return { pass: counts.pass, fail: counts.fail ?? 0, skip: counts.skip ?? 0, lines }
}
