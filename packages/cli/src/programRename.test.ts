import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Sandbox } from './testing/sandbox'
import { createSandbox, generate, OTHER_ERROR } from './testing/sandbox'

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
