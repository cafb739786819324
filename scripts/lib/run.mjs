import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

const { packageManager, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** Ends the process with one sentence, when Node is older than the house needs. */
export function requireNode() {
  const wanted = engines.node.replace('>=', '').split('.').map(Number)
  const have = process.versions.node.split('.').map(Number)
  const older = have[0] < wanted[0] || (have[0] === wanted[0] && have[1] < wanted[1])
  if (older)
    stop(`Lading needs Node ${engines.node}; this is ${process.version}. Install a newer Node and try again.`)
}

/** Prints a sentence on stderr and exits with 1. */
export function stop(sentence, code = 1) {
  console.error(`\n✖ ${sentence}`)
  process.exit(code)
}

/**
 * Runs a program and resolves with its exit code (128 when a signal ended it). Nothing is interpreted by a shell,
 * except on Windows for `.cmd` files, which cannot be started otherwise.
 *
 * @param options.quiet what the program says is kept and comes with the result
 * @param options.log gets what the program says, as it is said
 * @param options.silence a program that says nothing for so many milliseconds has hung: it is ended, code `HUNG`
 */
export function run(command, args, { cwd = root, env = {}, quiet = false, log, silence } = {}) {
  return new Promise((resolve) => {
    const shell = process.platform === 'win32' && command.endsWith('.cmd')
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      shell,
      stdio: quiet || log ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    const kept = []
    const watch = silence && watchSilence(child, silence)
    const keep = (chunk) => {
      kept.push(chunk)
      log?.(chunk)
      watch?.heard()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', (error) => resolve({ code: 127, output: String(error) }))
    const output = () => Buffer.concat(kept).toString('utf8')
    // What it has started may live on and hold its output open.
    child.on('exit', () => watch?.end() && resolve({ code: HUNG, output: output() }))
    child.on('close', (code) => resolve({ code: code ?? 128, output: output() }))
  })
}

/** The code of a program that was ended because it had hung. */
export const HUNG = 124

/** Ends a program that is silent for too long: kindly, then not. */
function watchSilence(child, silence) {
  let hung = false
  const end = () => {
    hung = true
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), 10_000).unref()
  }
  const timer = setTimeout(end, silence)
  return {
    heard: () => void timer.refresh(),
    end: () => {
      clearTimeout(timer)
      return hung
    },
  }
}

/** The script behind a package's command, so that it runs with this Node and without a shell. */
export function bin(packageName, command = packageName, from = root) {
  const folder = join(from, 'node_modules', packageName)
  const { bin: bins } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bins === 'string' ? bins : bins[command])
}

/** Runs a package's command with this Node. */
export function runBin(packageName, args, options = {}) {
  const { command, from, ...rest } = options
  return run(process.execPath, [bin(packageName, command ?? packageName, from), ...args], rest)
}

/** Checks the types of projects, by default of the whole house, and writes their declarations; by TypeScript 7 (ADR 2). */
export function runTypes(projects = [], { from = root, ...options } = {}) {
  // Its threads check the same files side by side: more work for a clock that is hardly faster.
  return runBin('typescript', ['-b', ...projects, '--singleThreaded'], {
    command: 'tsc',
    ...options,
    from: join(from, 'scripts/typecheck'),
  })
}

/** Runs pnpm in the pinned version, without having it installed. */
export function pnpm(args, options) {
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx'
  return run(npx, ['-y', packageManager, ...args], options)
}

/** Seconds since `from` (milliseconds), e.g. `12.3 s`. */
export function since(from) {
  return `${((Date.now() - from) / 1000).toFixed(1)} s`
}

/** True when the file or folder is there. */
export function has(...path) {
  return existsSync(join(root, ...path))
}
