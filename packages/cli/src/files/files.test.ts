import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Failure } from '../console/failure'
import { applyChanges, isInterrupted, recover } from './applyChanges'
import { insideRoot } from './safePath'

const STATE = '.lading'
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lading-files-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const read = (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined

describe('insideRoot', () => {
  it.each(['../x', 'a/../../x', '/etc/passwd', 'a//b', './a', 'a\\b', 'C:/x', 'a/\0', ''])(
    'refuses %j',
    (path) => {
      expect(() => insideRoot(root, path)).toThrow(Failure)
    },
  )

  it('refuses a link that leads out', () => {
    symlinkSync(tmpdir(), join(root, 'out'))
    expect(() => insideRoot(root, 'out/x.ts')).toThrow('leads out of the project')
  })

  it('never gives a path outside, whatever it is asked', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom('..', '.', '', '/', '\\', 'a'), fc.string())),
        (parts) => {
          try {
            expect(insideRoot(root, parts.join('/')).startsWith(root)).toBe(true)
          } catch (error) {
            expect(error).toBeInstanceOf(Failure)
          }
        },
      ),
    )
  })
})

describe('applyChanges', () => {
  it('writes, overwrites and removes, and leaves nothing of its own', () => {
    writeFileSync(join(root, 'old.ts'), 'old')
    writeFileSync(join(root, 'gone.ts'), 'gone')
    applyChanges(root, STATE, [
      { path: 'old.ts', text: 'new' },
      { path: 'a b/深/x.ts', text: 'x' },
      { path: 'gone.ts', text: undefined },
    ])
    expect([read('old.ts'), read('a b/深/x.ts'), read('gone.ts')]).toEqual(['new', 'x', undefined])
    expect(isInterrupted(root, STATE)).toBe(false)
    expect(existsSync(join(root, STATE, 'staged'))).toBe(false)
  })

  it('writes nothing when one path leads out', () => {
    expect(() =>
      applyChanges(root, STATE, [
        { path: 'a.ts', text: 'a' },
        { path: '../b.ts', text: 'b' },
      ]),
    ).toThrow(Failure)
    expect(read('a.ts')).toBeUndefined()
  })

  it('finishes on the next run what was stopped between two files', () => {
    mkdirSync(join(root, 'b.ts', 'in-the-way'), { recursive: true })
    const changes = ['a.ts', 'b.ts', 'c.ts'].map((path) => ({ path, text: `new ${path}` }))
    expect(() => applyChanges(root, STATE, changes)).toThrow()
    expect([read('a.ts'), read('c.ts')]).toEqual(['new a.ts', undefined])
    expect(isInterrupted(root, STATE)).toBe(true)
    rmSync(join(root, 'b.ts'), { recursive: true })
    expect(recover(root, STATE)).toBe('finished')
    expect(['a.ts', 'b.ts', 'c.ts'].map(read)).toEqual(['new a.ts', 'new b.ts', 'new c.ts'])
    expect(recover(root, STATE)).toBeUndefined()
  })

  it('undoes what was stopped before everything was ready', () => {
    mkdirSync(join(root, STATE, 'staged'), { recursive: true })
    writeFileSync(join(root, STATE, 'staged', '0'), 'half')
    expect(recover(root, STATE)).toBe('undone')
    expect(existsSync(join(root, STATE, 'staged'))).toBe(false)
  })

  it('refuses a damaged journal with a sentence', () => {
    mkdirSync(join(root, STATE))
    writeFileSync(join(root, STATE, 'journal.json'), '{"format":1,"steps":[{"path":3}]}')
    expect(() => recover(root, STATE)).toThrow('damaged')
  })

  it('lets no journal lead out of the project', () => {
    mkdirSync(join(root, STATE))
    const steps = [{ path: '../evil.ts', staged: null }]
    writeFileSync(join(root, STATE, 'journal.json'), JSON.stringify({ format: 1, steps }))
    expect(() => recover(root, STATE)).toThrow('leads out')
  })

  it('is finished or undone after a kill, never half done', async () => {
    const script = fileURLToPath(new URL('../testing/applyUntilKilled.ts', import.meta.url))
    const tsx = join(fileURLToPath(new URL('../../../../node_modules/tsx', import.meta.url)), 'dist/cli.mjs')
    for (let round = 0; round < 4; round++) {
      const child = spawn(process.execPath, [tsx, '--conditions=@lading/source', script, root], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()))
      await new Promise((resolve) => setTimeout(resolve, 15 + round * 17))
      const ended = new Promise((resolve) => child.once('exit', resolve))
      for (const pid of [...childrenOf(child.pid!), child.pid!]) process.kill(pid, 'SIGKILL')
      await ended
      recover(root, STATE)
      const contents = new Set(Array.from({ length: 20 }, (_, index) => read(`f${index}.ts`)))
      expect(contents.size).toBe(1)
      expect(existsSync(join(root, STATE, 'staged'))).toBe(false)
    }
  }, 60_000)
})

/** tsx runs the script in a process of its own. */
function childrenOf(pid: number): number[] {
  try {
    return execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
      .split(/\s+/)
      .filter(Boolean)
      .map(Number)
  } catch {
    return []
  }
}
