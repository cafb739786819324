import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }

/** Characters that are kept between runs; what was not asked for longest goes first. */
const LIMIT = 4_000_000

/** Files that say the same, however long ago they were compared, and definitions as the machine runs them. */
export interface Derived {
  /**
   * The text that follows from others, computed only when it is not known yet.
   *
   * @param about what it is and how it is made; another way needs another word
   * @param from all that it follows from
   */
  of(about: string, from: readonly string[], compute: () => string): string
  /** The same where computing takes its time. What fails is not kept. */
  later(about: string, from: readonly string[], compute: () => Promise<string>): Promise<string>
  /** Keeps what was computed for the next run. Never fails: without it the next run computes again. */
  save(): void
}

/** Computes every time. */
export const notKept: Derived = {
  of: (_about, _from, compute) => compute(),
  later: (_about, _from, compute) => compute(),
  save: () => {},
}

/**
 * What follows from contents alone, kept below the project's `node_modules/.cache` by the hash of these contents. A file
 * that is damaged, of another version, or written by another run at the same time is at worst of no use: it is read
 * whole with its hash, and put in place by one rename. Without `node_modules` nothing is kept.
 */
export function openDerived(root: string): Derived {
  const modules = nearestModules(root)
  if (modules === undefined) return notKept
  const file = join(modules, '.cache', 'lading', 'derived.json')
  const known = readKnown(file)
  const used = new Map<string, string>()
  let added = false
  const before = (key: string) => {
    const text = known.get(key)
    if (text !== undefined) used.set(key, text)
    return text ?? used.get(key)
  }
  const keep = (key: string, text: string) => {
    added = true
    used.set(key, text)
    return text
  }
  return {
    of: (about, from, compute) => {
      const key = keyOf(about, from)
      return before(key) ?? keep(key, compute())
    },
    later: async (about, from, compute) => {
      const key = keyOf(about, from)
      return before(key) ?? keep(key, await compute())
    },
    save: () => {
      if (!added) return
      added = false
      try {
        write(file, new Map([...used, ...known]))
      } catch {
        // Read-only, or out of space: then the next run computes again.
      }
    },
  }
}

function keyOf(about: string, from: readonly string[]): string {
  const hash = createHash('sha256')
  for (const each of [about, ...versions(), ...from]) hash.update(`${each.length}:`).update(each)
  return hash.digest('base64url')
}

let computedBy: string[] | undefined
/** Versions of what computes: the tool, and its compiler. */
function versions(): string[] {
  computedBy ??= [
    manifest.version,
    (createRequire(import.meta.url)('typescript/package.json') as { version: string }).version,
  ]
  return computedBy
}

function nearestModules(root: string): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    const modules = join(folder, 'node_modules')
    if (existsSync(modules)) return modules
    if (dirname(folder) === folder) return undefined
  }
}

/** First the hash of what follows, then one JSON array of keys and texts in turn. */
function readKnown(file: string): Map<string, string> {
  try {
    const whole = readFileSync(file, 'utf8')
    const end = whole.indexOf('\n')
    const body = whole.slice(end + 1)
    if (end < 0 || whole.slice(0, end) !== hashOf(body)) return new Map()
    const entries = JSON.parse(body) as string[]
    const found = new Map<string, string>()
    for (let at = 0; at < entries.length; at += 2) found.set(entries[at]!, entries[at + 1]!)
    return found
  } catch {
    return new Map()
  }
}

function write(file: string, entries: ReadonlyMap<string, string>): void {
  const kept: string[] = []
  let size = 0
  for (const [key, text] of entries) {
    size += key.length + text.length
    if (size > LIMIT) break
    kept.push(key, text)
  }
  const body = JSON.stringify(kept)
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
  try {
    writeFileSync(draft, `${hashOf(body)}\n${body}`)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
