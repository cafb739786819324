import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Sandbox } from './testing/sandbox'
import { createSandbox, generate, OTHER_ERROR } from './testing/sandbox'

/** Names that every object of the language has. */
const STRANGE =
  'export const strange = ({ constructor, valueOf }: object): string =>\n  `${valueOf()} ${constructor.toString()} ${(1).toLocaleString()}`\n'

const FOLDER = 'src/business/sales/quotation'
const ENTITY = `${FOLDER}/saQuotation.entity.ts`
const LIST = `${FOLDER}/QuotationList.tsx`
const MIGRATIONS = `${FOLDER}/saQuotation.migrations.ts`

let box: Sandbox
beforeEach(async () => {
  box = createSandbox()
  await generate(box)
})
afterEach(() => box.remove())

it('renames a field with its column, pages and index, and undo takes all of it back', async () => {
  box.edit(LIST, (text) => `${text}\nexport const shown = ['eta']\n`)
  const files = () => Object.entries(box.snapshot()).filter(([path]) => !path.startsWith('.lading/undo/'))
  const before = files()
  const dry = await box.run('rename', 'saQuotation.eta', 'arrival', '-n', '--diff')
  expect(dry.out).toMatch(/^\+ {4}arrival: \{/m)
  expect(files()).toEqual(before)
  const { exit, err } = await box.run('rename', 'saQuotation.eta', 'arrival')
  expect(exit).toBe(0)
  expect(err).toContain('its data stay')
  expect(box.read(ENTITY)).not.toMatch(/\beta\b/)
  expect(box.read(LIST)).toContain("export const shown = ['arrival']")
  expect(box.read(MIGRATIONS)).toContain('alter table sa_quotation rename column eta to arrival;')
  expect(box.read(MIGRATIONS)).toContain(
    'alter index if exists sa_quotation_eta_idx rename to sa_quotation_arrival_idx;',
  )
  expect((await box.run('check')).out).not.toMatch(OTHER_ERROR)
  expect((await box.run('generate')).err).toContain('Nothing to write')
  expect((await box.run('undo')).exit).toBe(0)
  expect(files()).toEqual(before)
})

it('takes the word for what is renamed, and the guess about it along', async () => {
  box.edit(ENTITY, (text) =>
    text.replace(/review: \[/, "review: ['saQuotation.eta: taken for date by rule R30 (…).', "),
  )
  const { exit } = await box.run('rename', 'field', 'saQuotation.eta', 'arrival')
  expect(exit).toBe(0)
  expect(box.read(ENTITY)).toContain("'saQuotation.arrival: taken for date by rule R30")
  expect((await box.run('rename', 'saQuotation.arrival', 'eta', 'etd')).err).toContain('one word too many')
})

it('renames a field of lines apart from the one of the header', async () => {
  const { exit, err } = await box.run('rename', 'saQuotationLine.remark', 'note')
  expect(exit).toBe(0)
  expect(err).toMatch(/saQuotation\.entity\.ts:\d+ still says "remark"/)
  expect(box.read(MIGRATIONS)).toContain('alter table sa_quotation_line rename column remark to note;')
  expect(box.read(ENTITY)).toMatch(/^ {4}remark: \{/m)
  expect((await box.run('check')).out).not.toMatch(OTHER_ERROR)
})

it.each([
  [['saQuotation.etta', 'x'], 'Did you mean "eta"?'],
  [['saQuotaton.eta', 'x'], 'Did you mean "saQuotation"?'],
  [['saQuotation.eta', 'customerNo'], 'error[taken]'],
  [['saQuotation.eta', 'customer_no'], 'error[field-name]'],
  [['saQuotation.eta', 'class'], 'error[field-name]'],
  [['saQuotation.eta', 'version'], 'error['],
  [['saQuotation.eta', '../x'], 'error[field-name]'],
])('refuses %j', async (args, text) => {
  const before = box.snapshot()
  const { exit, err } = await box.run('rename', ...args)
  expect(exit).not.toBe(0)
  expect(err).toContain(text)
  expect(box.snapshot()).toEqual(before)
})

it('is what generate speaks of when a field seems to have been renamed by hand', async () => {
  box.edit(ENTITY, (text) => text.replaceAll(/\beta\b/g, 'arrival'))
  const { exit, err } = await box.run('generate')
  expect(exit).toBe(0)
  expect(err).toContain('lading rename saQuotation.eta arrival')
})

describe('lading rename of an entity', () => {
  const NEW = 'src/business/sales/sales-offer'
  const ORDER = `- **Order (saOrder)**: orderNo, quotation, remark.\n`
  const files = () =>
    Object.fromEntries(Object.entries(box.snapshot()).filter(([path]) => !path.startsWith('.lading/undo/')))

  /** A second entity that refers to the quotation, and edits of every kind of page. */
  async function prepare() {
    box.write('order.txt', ORDER)
    expect((await box.run('define', 'order.txt', '--area', 'sales')).exit).toBe(0)
    box.edit('src/business/sales/order/saOrder.entity.ts', (text) =>
      text.replace(/quotation: \{ kind: '\w+'/, "quotation: { kind: 'record', ref: 'saQuotation'"),
    )
    expect((await box.run('generate')).exit).toBe(0)
    box.edit(LIST, (text) => `// Mine: the list of /sales/saQuotation.\n${text}`)
    box.edit(`${FOLDER}/quotation.server.ts`, (text) =>
      text.replace(
        'hooks: {},',
        "hooks: {\n    afterSave: ({ saQuotationLine }) => console.log('saQuotationLine', saQuotationLine),\n  },",
      ),
    )
    box.write(`${FOLDER}/notes/mine.md`, 'Mine, about saQuotation.\n')
    box.write(
      'src/mine.ts',
      "import { saQuotation as mine } from './business/sales/quotation/saQuotation.entity'\nimport { QuotationList } from '@/business/sales/quotation/QuotationList'\n\nexport const all = [mine, QuotationList, 'sales:saQuotation:add', '/sales/quotation/add', 'quotation']\n",
    )
    box.write('lading.config.ts', "export default { areas: { saQuotation: 'sales' } }\n")
    box.write('src/strange.ts', STRANGE)
  }

  it('takes folder, pages, references, rights and tables along, and undo takes all of it back', async () => {
    await prepare()
    const before = files()
    expect((await box.run('rename', 'saQuotation', 'salesOffer', '-n')).exit).toBe(0)
    expect(files()).toEqual(before)
    const { exit, err, out } = await box.run('rename', 'saQuotation', 'salesOffer')
    expect(exit, err).toBe(0)
    expect(out).toContain(`remove        ${ENTITY}`)
    expect(Object.keys(files()).filter((path) => path.startsWith(`${FOLDER}/`))).toEqual([])
    expect(box.read(`${NEW}/salesOffer.entity.ts`)).toMatch(/export const salesOffer = defineEntity/)
    expect(box.read(`${NEW}/salesOffer.entity.ts`)).toMatch(/prefix: 'sales:salesOffer'/)
    expect(box.read(`${NEW}/SalesOfferList.tsx`)).toContain('// Mine: the list of /sales/salesOffer.')
    expect(box.read(`${NEW}/SalesOfferForm.tsx`)).toContain("from './salesOffer.entity'")
    const server = box.read(`${NEW}/salesOffer.server.ts`)
    expect(server).toContain(
      "afterSave: ({ salesOfferLine }) => console.log('salesOfferLine', salesOfferLine)",
    )
    expect(server).toContain('export const salesOfferServer = defineResource(salesOffer, {')
    expect(box.read(`${NEW}/notes/mine.md`)).toBe('Mine, about saQuotation.\n')
    expect(box.read('src/business/sales/order/saOrder.entity.ts')).toContain("ref: 'salesOffer'")
    expect(box.read('lading.config.ts')).toContain("areas: { salesOffer: 'sales' }")
    expect(box.read('server/modules.gen.ts')).toContain(
      "'../src/business/sales/sales-offer/salesOffer.server'",
    )
    expect(box.read('src/mine.ts')).toBe(
      "import { salesOffer as mine } from './business/sales/sales-offer/salesOffer.entity'\nimport { SalesOfferList } from '@/business/sales/sales-offer/SalesOfferList'\n\nexport const all = [mine, SalesOfferList, 'sales:salesOffer:add', '/sales/sales-offer/add', 'quotation']\n",
    )
    expect(box.read('src/strange.ts')).toBe(STRANGE)
    const steps = box.read(`${NEW}/salesOffer.migrations.ts`)
    expect(steps).toContain("id: 'sa_quotation_0001_create'")
    expect(steps).toContain('alter table sa_quotation rename to sales_offer;')
    expect(steps).toContain('alter table sa_quotation_line rename to sales_offer_line;')
    expect(steps).toContain(
      'alter index if exists sa_quotation_quotation_no_key rename to sales_offer_quotation_no_key;',
    )
    expect(box.has('.lading/lock/saQuotation.json')).toBe(false)
    expect((await box.run('check')).out).not.toMatch(/error\[(?!no-entity|no-reference)/)
    expect((await box.run('generate')).err).toContain('Nothing to write')
    expect((await box.run('status')).out).toMatch(/salesOffer +\d+ files, 2 edited/)
    expect((await box.run('rename', 'salesOffer', 'saQuotation')).exit).toBe(0)
    expect(box.read(`${FOLDER}/saQuotation.migrations.ts`)).toContain(
      "where starts_with(perms, 'sales:saQuotation:')",
    )
    for (const _run of [1, 2]) expect((await box.run('undo')).exit).toBe(0)
    expect(files()).toEqual(before)
  })

  it.each([
    [['saQuotaton', 'x'], 'Did you mean "saQuotation"?'],
    [['saQuotation', 'saQuotationLine', '--name', 'Other'], 'error[taken]'],
    [['saQuotation', 'saQuotation'], 'error[taken]'],
    [['saQuotation', 'Class'], 'error[entity-key]'],
    [['saQuotation', '../x'], 'error[entity-key]'],
    [['saQuotation', 'salesOffer', '--name', 'no name'], 'error[entity-name]'],
  ])('refuses %j', async (args, text) => {
    const before = box.snapshot()
    const { exit, err } = await box.run('rename', ...args)
    expect(exit).not.toBe(0)
    expect(err).toContain(text)
    expect(box.snapshot()).toEqual(before)
  })
})

describe('the database over several releases', () => {
  const release = (version: string) => box.write('package.json', JSON.stringify({ version }))

  it('asks before values are converted, keeps the old column for a release, and prunes it then', async () => {
    release('1.0.0')
    box.edit(ENTITY, (text) => text.replace("eta: { kind: 'date'", "eta: { kind: 'integer'"))
    const never = await box.run('generate')
    expect(never.exit).toBe(6)
    expect(never.err).toContain('Give the field a new name')
    box.edit(ENTITY, (text) => text.replace("eta: { kind: 'integer'", "eta: { kind: 'date'"))
    box.edit(ENTITY, (text) => text.replace("remark: { kind: 'textarea'", "remark: { kind: 'date'"))
    const refused = await box.run('generate')
    expect(refused.exit).toBe(6)
    expect(refused.err).toContain('lading generate --convert')
    expect((await box.run('generate', '--convert', '--conflict', 'ours')).exit).toBe(0)
    const steps = box.read(MIGRATIONS)
    expect(steps).toContain('alter table sa_quotation rename column remark to remark_before_0002;')
    expect(steps).toContain('alter table sa_quotation add column remark date;')
    expect((await box.run('generate')).err).toContain('Nothing to write')
    const early = await box.run('prune')
    expect(early.err).toContain('Nothing went from the definitions before version 1.0.0')
    expect(box.read(MIGRATIONS)).toBe(steps)
    release('1.1.0')
    const pruned = await box.run('prune')
    expect(pruned.out).toContain('prune         sa_quotation.remark_before_0002')
    expect(box.read(MIGRATIONS)).toContain(
      'alter table sa_quotation drop column if exists remark_before_0002;',
    )
    expect((await box.run('check')).out).not.toMatch(OTHER_ERROR)
    expect((await box.run('generate')).err).toContain('Nothing to write')
    expect((await box.run('undo')).exit).toBe(0)
    expect(box.read(MIGRATIONS)).toBe(steps)
  })
})
