import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Sandbox } from './testing/sandbox'
import { createSandbox } from './testing/sandbox'

let box: Sandbox
beforeEach(() => {
  box = createSandbox()
})
afterEach(() => box.remove())

const PLOPFILE = `export default (plop) => {
  plop.setGenerator('report', {
    description: 'a report of ours',
    prompts: [
      { type: 'input', name: 'name', message: 'Name' },
      { type: 'input', name: 'title', message: 'Title', default: 'None' },
    ],
    actions: ({ name }) => [
      'a comment',
      { type: 'add', path: 'src/reports/{{camelCase name}}.ts', template: "export const title = '{{title}}'\\n" },
      { type: 'append', path: 'src/reports/index.ts', pattern: '// reports', template: "export * from './{{camelCase name}}' // $'" },
      ...(name === 'bad' ? [{ type: 'add', path: '../../{{name}}.ts', template: '' }] : []),
      ...(name === 'odd' ? [() => 'done'] : []),
    ],
  })
}
`

describe('lading add', () => {
  it('lists what can be added', async () => {
    box.write('plopfile.mjs', PLOPFILE)
    expect((await box.run('add')).out).toBe(
      'page    a page of no entity, with its route, menu entry and right\ncell    a column type of the grid, with its test\nreport  a report of ours\nentity  a definition out of labels, with its pages: add entity "Trip (logTrip): tripNo, driver" --area logistics\n',
    )
    expect((await box.run('add', 'pge')).err).toContain('Did you mean "page"?')
    expect((await box.run('add', 'resource', 'trip')).err).toContain('comes with its entity')
  })

  it('makes a page that is routed, granted and in the menu, and undo takes it back', async () => {
    const before = box.snapshot()
    const { exit, out } = await box.run(
      'add',
      'page',
      'ArrivalBoard',
      '--area',
      'logistics',
      '--zh',
      "到港'看板",
      '--en',
      'Arrivals',
    )
    expect(exit).toBe(0)
    expect(out).toContain('create        src/business/logistics/arrival-board/ArrivalBoardPage.tsx')
    expect(box.read('src/business/logistics/arrival-board/arrivalBoard.route.ts')).toContain(
      "key: 'logistics/arrivalBoard/ArrivalBoardPage'",
    )
    expect(box.read('src/business/logistics/arrival-board/arrivalBoard.server.ts')).toContain(
      "component: 'logistics/arrivalBoard/ArrivalBoardPage'",
    )
    expect(box.read('server/modules.gen.ts')).toContain('arrivalBoardServer')
    expect(
      (await box.run('add', 'page', 'ArrivalBoard', '--area', 'logistics', '--zh', 'x', '--en', 'y')).exit,
    ).toBe(6)
    await box.run('undo')
    expect(Object.keys(box.snapshot()).filter((path) => !path.startsWith('.lading/'))).toEqual(
      Object.keys(before),
    )
  })

  it('makes a cell type with its test', async () => {
    const { exit, err } = await box.run('add', 'cell', 'stars')
    expect([exit, err]).toEqual([0, ''])
    expect(box.read('src/cells/starsCell.ts')).toContain("columns={[{ type: 'stars', … }]}")
    expect(box.has('src/cells/starsCell.test.ts')).toBe(true)
  })

  it('says which answer is missing or cannot be', async () => {
    expect((await box.run('add', 'page', 'ArrivalBoard')).err).toContain('--area')
    expect((await box.run('add', 'cell', '../x')).err).toContain('camelCase')
    expect((await box.run('add', 'page', 'x', '--area', '../..', '--zh', 'x', '--en', 'y')).exit).toBe(2)
    for (const key of ['__proto__', 'constructor', 'naem'])
      expect(await box.run('add', 'cell', 'stars', '--set', `${key}=1`), key).toMatchObject({
        exit: 2,
        err: expect.stringContaining(key === 'naem' ? 'Did you mean "name"?' : 'is no answer') as string,
      })
    expect(box.has('src')).toBe(false)
  })

  it('carries a plopfile out: nothing escaped, nothing half done, nothing outside', async () => {
    box.write('plopfile.mjs', PLOPFILE)
    box.write('src/reports/index.ts', '// reports\n')
    const { exit, err } = await box.run('add', 'report', 'MonthEnd', '--set', 'title=A & <b>')
    expect([exit, err]).toEqual([0, ''])
    expect(box.read('src/reports/monthEnd.ts')).toBe("export const title = 'A & <b>'\n")
    expect(box.read('src/reports/index.ts')).toBe("// reports\nexport * from './monthEnd' // $'\n")
    const before = box.snapshot()
    expect((await box.run('add', 'report', 'bad')).err).toContain('error[outside]')
    expect((await box.run('add', 'report', 'odd')).err).toContain('npx plop')
    expect(box.snapshot()).toEqual(before)
    await box.run('undo')
    expect(box.read('src/reports/index.ts')).toBe('// reports\n')
  })
})

describe('lading add entity', () => {
  it('makes definition and pages of labels in one go', async () => {
    const { exit, err } = await box.run(
      'add',
      'entity',
      'Trip (logTrip): tripNo, driver. Line (logTripStop): place.',
      '--area',
      'logistics',
    )
    expect(exit, err).toBe(0)
    expect(box.read('src/business/logistics/trip/logTrip.entity.ts')).toContain("key: 'logTrip'")
    expect(box.has('src/business/logistics/trip/TripForm.tsx')).toBe(true)
    expect((await box.run('check')).exit).toBe(0)
    expect((await box.run('add', 'entity')).err).toContain('The labels are missing')
  })
})

describe('lading add kind and picker, in the library', () => {
  const root = join(import.meta.dirname, '../../..')
  const TABLES = [
    'packages/core/src/kinds/index.ts',
    ...['controls', 'conditions', 'views', 'sources', 'samples', 'lookups', 'dialogs', 'cells'].map(
      (name) => `packages/ui/src/kinds/${name}.ts`,
    ),
  ]
  const changedFrom = (before: Record<string, string>) =>
    Object.entries(box.snapshot())
      .filter(([path, text]) => before[path] !== text)
      .map(([path]) => path)
      .sort()

  beforeEach(() => {
    for (const path of TABLES) box.write(path, readFileSync(join(root, path), 'utf8'))
  })

  it('touches the two rooms of kinds and nothing else', async () => {
    const before = box.snapshot()
    const kind = await box.run(
      'add',
      'kind',
      'testRating',
      '--zh',
      '评级',
      '--en',
      'TestRating',
      '--set',
      'like=whole',
    )
    expect(kind.exit, kind.err).toBe(0)
    expect(changedFrom(before)).toEqual(
      [
        'packages/core/src/kinds/index.ts',
        'packages/core/src/kinds/testRating.ts',
        ...['conditions', 'controls', 'samples', 'sources', 'views'].map(
          (name) => `packages/ui/src/kinds/${name}.ts`,
        ),
        'packages/ui/src/kinds/testRating/TestRatingControl.tsx',
      ].sort(),
    )
    expect(box.read('packages/ui/src/kinds/controls.ts')).toMatch(/\n {2}testRating: TestRatingControl,\n\}/)
    expect(box.read('packages/core/src/kinds/index.ts')).toMatch(
      /\n {2}testRating: testRatingKind,\n\} satisfies/,
    )
    const again = await box.run('add', 'kind', 'testRating', '--zh', '评级', '--en', 'TestRating')
    expect(again.err).toContain('error[taken]')
    const picker = await box.run(
      ...[
        'add',
        'picker',
        'testCarrier',
        '--zh',
        '承运商',
        '--en',
        "Carrier's",
        '--set',
        'api=/logistics/carrier',
      ],
      ...['table=log_carrier'],
    )
    expect(picker.exit, picker.err).toBe(0)
    expect(changedFrom(before).filter((path) => !/^packages\/(core|ui)\/src\/kinds\//.test(path))).toEqual([])
    expect(box.read('packages/ui/src/kinds/lookups.ts')).toMatch(
      /\n {2}sel_testCarrier: testCarrierLookup,\n\}/,
    )
    expect(box.read('packages/core/src/kinds/testCarrier.ts')).toContain(
      `en: "the name or code of: Carrier's"`,
    )
  })

  it('says which answer cannot be', async () => {
    expect((await box.run('add', 'kind', 'Rating', '--zh', 'x', '--en', 'y')).err).toContain('camelCase')
    expect((await box.run('add', 'kind', 'x', '--zh', 'x', '--en', 'y', '--set', 'like=cat')).err).toContain(
      'Write text, number or whole',
    )
    expect(
      (await box.run('add', 'picker', 'x', '--zh', 'x', '--en', 'y', '--set', 'api=../x')).err,
    ).toContain('Write a path')
  })
})
