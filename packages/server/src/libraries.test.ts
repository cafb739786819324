import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const read = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${name}`, import.meta.url)), 'utf8')

// Each package of the lock file: its name with version, and how it is found.
const packages = [
  ...read('pnpm-lock.yaml').matchAll(
    /^ {2}'?((?:@[^/\s]+\/)?[^@\s']+)@[^\n]+:\n {4}resolution: (\{[^\n]+\})$/gm,
  ),
].map(([, name = '', resolution = '']) => ({ name, resolution }))
const names = new Set(packages.map(({ name }) => name))

/** Libraries that were tried and left (security.md §5): they crash, let scripts through, or are not kept up. */
it.each(['argon2', 'happy-dom', 'exceljs', 'xlsx', '@fastify/middie', '@fastify/jwt', 'redis-memory-server'])(
  'takes none of them: %s',
  (name) => expect(names).not.toContain(name),
)

it('has a checksum for each package and no address', () => {
  expect(packages.length).toBe(read('pnpm-lock.yaml').split('\n    resolution: ').length - 1)
  expect(names).toContain('@node-rs/argon2')
  for (const { name, resolution } of packages)
    expect([name, resolution]).toEqual([
      name,
      expect.stringMatching(/^\{integrity: sha512-[A-Za-z0-9+/=]{88}\}$/),
    ])
})

it('lets one package run a script when it is installed', () =>
  expect(/^onlyBuiltDependencies:\n((?: {2}- .+\n)+)/m.exec(read('pnpm-workspace.yaml'))?.[1]).toBe(
    '  - esbuild\n',
  ))
