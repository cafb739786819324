import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const table = readFileSync(`${root}docs/security.md`, 'utf8')
const rules = table
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  )
  .filter(([rule]) => rule !== 'Rule' && !rule!.startsWith('---'))

/** The attacks whose ids begin so. */
const attacks = ['attacks', 'neighbours'].flatMap(
  (name) =>
    JSON.parse(
      readFileSync(`${root}packages/server/src/testing/attacks/acceptance/${name}.json`, 'utf8'),
    ) as { id: string }[],
)

it.each(rules)('%s', (_rule, held = '', shown = '') => {
  for (const [, path] of held.matchAll(/`([^`]+)`/g)) expect(existsSync(root + path), path).toBe(true)
  // A file and the tests in it; then the attacks.
  const parts = shown.split(/; (?=`|[A-Z]+-)/)
  expect(parts.length).toBeGreaterThan(0)
  for (const part of parts) {
    const [, path] = /^`([^`]+)`/.exec(part) ?? []
    const named = path === undefined ? part.split(', ') : []
    for (const id of named)
      expect(
        attacks.some((attack) => attack.id.startsWith(id)),
        id,
      ).toBe(true)
    if (path === undefined) continue
    const source = readFileSync(root + path, 'utf8')
    const tests = [...part.matchAll(/“([^”]+)”/g)].map(([, name]) => name!)
    expect(tests.length).toBeGreaterThan(0)
    for (const name of tests) expect(source).toContain(name)
  }
})
