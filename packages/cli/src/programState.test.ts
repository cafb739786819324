import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Finding } from './commands/check/finding'
import type { Sandbox } from './testing/sandbox'
import { addField, createSandbox, generate, OTHER_ERROR } from './testing/sandbox'

const FOLDER = 'src/business/sales/quotation'
const ENTITY = `${FOLDER}/saQuotation.entity.ts`
const LIST = `${FOLDER}/QuotationList.tsx`
const MIGRATIONS = `${FOLDER}/saQuotation.migrations.ts`
const LOCK = '.lading/lock/saQuotation.json'

let box: Sandbox
beforeEach(() => {
  box = createSandbox()
})
afterEach(() => box.remove())

describe('a damaged lock', () => {
  it.each([
    ['cut off', (text: string) => text.slice(0, 100)],
    ['with conflict markers', (text: string) => `<<<<<<< HEAD\n${text}`],
    ['of another shape', () => '{"format":1}'],
    ['with a path out of the project', (text: string) => text.replace(LIST, '../../evil.tsx')],
    ['with an absolute path', (text: string) => text.replace(LIST, '/etc/passwd')],
  ])('%s is refused with a sentence', async (_name, damage) => {
    await generate(box)
    box.edit(LOCK, damage)
    const before = box.snapshot()
    for (const command of ['generate', 'check']) {
      const { exit, err } = await box.run(command)
      expect(exit).toBe(6)
      expect(err).toMatch(/^error\[(lock-damaged|outside)\] .+\n  fix: .+\n$/)
    }
    expect(box.snapshot()).toEqual(before)
  })

  it('without its last render stops, and says how to go on', async () => {
    await generate(box)
    const object = Object.keys(box.snapshot()).find((path) => path.startsWith('.lading/objects'))!
    box.write(object, 'changed')
    const { exit, err } = await box.run('generate')
    expect(exit).toBe(6)
    expect(err).toContain('--adopt')
    expect((await box.run('generate', '--adopt')).exit).toBe(0)
    expect((await box.run('check')).out).not.toMatch(OTHER_ERROR)
  })
})

describe('lading check', () => {
  it('warns of guesses and finds drift and lost definitions', async () => {
    await generate(box)
    const good = await box.run('check')
    expect(good.out).not.toMatch(OTHER_ERROR)
    expect(good.out).toMatch(/warning\[review\] \S+\.entity\.ts:\d+:\d+: /)
    box.edit(ENTITY, addField)
    const drift = await box.run('check', '--json')
    expect(drift.exit).toBe(3)
    expect(JSON.parse(drift.out)).toMatchObject({ ok: false, command: 'check' })
    const { findings } = JSON.parse(drift.out) as { findings: Finding[] }
    const stale = findings.filter(({ code }) => code === 'drift')
    // Each says the first line that is not as it would be now.
    expect(stale.find(({ place }) => place!.file === MIGRATIONS)!.place!.line).toBeGreaterThan(5)
    for (const { place } of stale) expect(place!.line, place!.file).toBeGreaterThan(0)
    rmSync(`${box.root}/${ENTITY}`)
    const lost = await box.run('check')
    expect(lost.exit).toBe(3)
    expect(lost.out).toContain('error[no-definition]')
  })
  it('finds menu entries without a page, and codes that mean two things', async () => {
    await generate(box)
    for (const name of ['Arrivals', 'Departures'])
      expect((await box.run('add', 'page', name, '--area', 'sales', '--zh', '看板', '--en', name)).exit).toBe(
        0,
      )
    expect((await box.run('check')).out).not.toMatch(OTHER_ERROR)
    box.edit('src/business/sales/arrivals/arrivals.server.ts', (text) =>
      text.replace('sales/arrivals/ArrivalsPage', 'sales/arrivals/ArivalsPage'),
    )
    box.edit('src/business/sales/departures/departures.server.ts', (text) =>
      text.replace('sales:departures:view', 'sales:arrivals:view'),
    )
    rmSync(`${box.root}/${LIST}`)
    const { out, exit } = await box.run('check')
    expect(exit).toBe(3)
    expect(out).toContain('which no route has. Did you mean "sales/arrivals/ArrivalsPage"?')
    expect(out).toContain('"sales:arrivals:view" is defined also in src/business/sales/arrivals')
    const line = box.read(ENTITY).split('\n').indexOf("  key: 'saQuotation',") + 1
    expect(out).toMatch(
      new RegExp(`error\\[no-page\\] ${ENTITY}:${line}:\\d+: The menu entry of "saQuotation"`),
    )
    expect(out).toContain(`that is not there: ${LIST}.`)
  })
})
