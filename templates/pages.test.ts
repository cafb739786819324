import fc from 'fast-check'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { defineEntity } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'
import { entitySchema } from '@lading/core/tables'
import { nextStep } from './migrations/migrations'
import { renderPages } from './pages'

/** A small entity with everything a template looks at. */
const trip = defineEntity({
  key: 'logTrip',
  name: 'Trip',
  label: { zh: '行程', en: 'Trip' },
  area: 'logistics',
  title: 'tripNo',
  fields: {
    tripNo: { kind: 'code', unique: true, readonly: true, zh: '行程号', en: 'Trip no.' },
    state: { kind: 'status', zh: '状态', en: 'State' },
    driver: { kind: 'text', required: true, zh: '司机', en: 'Driver' },
    leaves: { kind: 'date', zh: '出发日期', en: 'Leaves' },
  },
  list: ['tripNo', 'state', 'driver'],
  query: ['tripNo', { leaves: 'range' }],
  form: [{ section: { zh: '行程', en: 'Trip' }, rows: [['tripNo', 'driver'], ['leaves']] }],
  lines: {
    logTripStop: {
      label: { zh: '站点', en: 'Stops' },
      fields: { place: { kind: 'text', required: true, zh: '地点', en: 'Place' } },
      columns: ['place'],
    },
  },
  workflow: {
    field: 'state',
    initial: 'planned',
    states: { planned: { zh: '计划', en: 'Planned' }, done: { zh: '完成', en: 'Done' } },
    actions: { finish: { zh: '完成', en: 'Finish', from: ['planned'], to: 'done' } },
  },
  permissions: { prefix: 'logistics:logTrip', actions: ['list', 'add', 'edit', 'finish'] },
  review: [],
})

const pagesOf = (entity: EntityDefinition) =>
  renderPages(entity, 'src/business', [nextStep(undefined, entitySchema(entity), [])!])

/** Syntax errors of a rendered file. */
function syntaxErrors(path: string, text: string): string[] {
  const { diagnostics } = ts.transpileModule(text, {
    fileName: path,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2023 },
  })
  return (diagnostics ?? []).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

describe('renderPages', () => {
  it.each(pagesOf(trip).map(({ path, text }) => [path, text]))('renders %s as before', async (path, text) => {
    await expect(text).toMatchFileSnapshot(`golden/${path.split('/').at(-1)}.txt`)
  })

  it('leaves out the form page of what is edited in a dialog', () => {
    const names = pagesOf({ ...trip, lines: {} }).map(({ path }) => path.split('/').at(-1))
    expect(names).not.toContain('TripForm.tsx')
    expect(names).toContain('TripModal.tsx')
  })

  it('gives the same again, and code that parses, whatever the labels are', () => {
    const label = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom("'", '"', '`${x}`', '*/', '</script>', '\\', '\n', '{a}', '<b>', '\u2028'),
    )
    fc.assert(
      fc.property(label, label, fc.boolean(), (zh, en, isModal) => {
        const entity: EntityDefinition = {
          ...trip,
          label: { zh, en },
          fields: { ...trip.fields, driver: { kind: 'text', zh, en } },
          form: [{ section: { zh, en }, rows: [['driver']] }],
          ...(isModal ? { lines: {} } : {}),
        }
        const pages = pagesOf(entity)
        expect(pagesOf(entity)).toEqual(pages)
        for (const { path, text } of pages) expect(syntaxErrors(path, text)).toEqual([])
      }),
      { numRuns: 40 },
    )
  }, 60_000)
})
