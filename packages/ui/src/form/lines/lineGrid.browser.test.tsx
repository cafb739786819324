import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Row } from '@lading/core/rules'
import { createFakeDataSource } from '../../testing/fake/createFakeDataSource'
import { demoDicts } from '../../testing/fixtures/people'
import { demoQuotation } from '../../testing/fixtures/quotation'
import { demoCustomers, makeQuotations } from '../../testing/fixtures/quotations'
import { StoryFrame } from '../../testing/StoryFrame'
import { waitFor } from '../../testing/testers/dom'
import { EntityForm } from '../EntityForm'
import { useEntityForm } from '../useEntityForm'
import type { EntityFormModel } from '../entityFormModel'
import { LineGrid } from './LineGrid'
import type * as Code from './lineEditorCode'

const LINE = 'demoQuotationLine'
/** The code of the grid comes when the test says so, or not at all. */
const code = vi.hoisted(() => ({ come: () => {}, fail: () => {}, gate: Promise.resolve() }))
vi.mock('./lineEditorCode', async (original) => {
  const real = await original<typeof Code>()
  return {
    lineEditor: { now: () => undefined, fetch: () => code.gate.then(() => real.lineEditor.fetch()) },
  }
})
const close = () => {
  code.gate = new Promise<void>((resolve, reject) => {
    code.come = resolve
    code.fail = () => reject(new Error('offline'))
  })
  code.gate.catch(() => undefined)
}
beforeEach(close)
afterEach(() => code.come())

const shown: { form?: EntityFormModel } = {}

/** The demo's quotation; how often it computes the subtotal of a line is counted. */
const computed = vi.fn(demoQuotation.lines![LINE]!.derive!['subtotal'] as (row: Row) => unknown)
const counted = {
  ...demoQuotation,
  lines: {
    ...demoQuotation.lines,
    [LINE]: { ...demoQuotation.lines![LINE]!, derive: { subtotal: computed } },
  },
}

function Quotation({ id }: { id?: string }) {
  const form = useEntityForm(counted, { id })
  shown.form = form
  return (
    <EntityForm form={form}>
      <LineGrid line={LINE} size="small" />
      <p>below</p>
    </EntityForm>
  )
}

/** How long the server takes for a save, in milliseconds. */
const SAVE_MS = 600

async function open(id?: string) {
  const rows = makeQuotations(1).map((row) => ({ ...row, status: 'draft' }))
  const source = createFakeDataSource({
    entities: [{ entity: demoQuotation, rows }],
    resources: { '/demo/customer': demoCustomers },
    dicts: demoDicts,
    latency: ({ path }) => (path.endsWith('/edit') ? SAVE_MS : 0),
  })
  await render(
    <StoryFrame dataSource={source}>
      <Quotation id={id} />
    </StoryFrame>,
  )
  await waitFor('the place of the lines', () => document.querySelector('.lading-lines[aria-busy="true"]'))
  return { source, lines: (rows[0] as Row)[LINE] as Row[] }
}

const grids = () => page.getByRole('grid').elements().length
const topBelow = () => page.getByText('below', { exact: true }).element().getBoundingClientRect().top

it('a form saves once the grid of its lines is there and has checked them', async () => {
  const { source, lines } = await open('quotation-1')
  expect(shown.form!.lines.rows()[LINE]).toEqual(lines)
  shown.form!.methods.setValue('remark', 'early', { shouldDirty: true })
  const saving = shown.form!.save()
  await new Promise((resolve) => setTimeout(resolve, 300))
  const edits = () => source.calls.filter(({ path }) => path.endsWith('/edit'))
  expect(edits()).toEqual([])
  expect(grids()).toBe(0)
  code.come()
  expect(await saving).toMatchObject({ remark: 'early' })
  expect(grids()).toBe(1)
  expect(edits()).toHaveLength(1)
})

it('an edit of a line costs that line: it is computed once, the others are neither computed nor copied', async () => {
  const { lines } = await open('quotation-1')
  code.come()
  await waitFor('the grid', () => document.querySelector('.lg-body > .lg-row'))
  const before = shown.form!.lines.peek()[LINE]!
  const title = [...document.querySelectorAll('[role=columnheader]')].find(({ textContent }) =>
    textContent.includes('数量'),
  )!
  const cell = document.querySelector(
    `.lg-body > .lg-row [aria-colindex="${title.getAttribute('aria-colindex')}"]`,
  )!
  computed.mockClear()
  await userEvent.click(cell)
  await userEvent.keyboard('7{Enter}')
  const after = shown.form!.lines.peek()[LINE]!
  expect(after[0]!['quantity']).toBe(7)
  expect(lines.length).toBeGreaterThan(1)
  expect(after.slice(1).every((row, at) => row === before[at + 1])).toBe(true)
  expect(computed).toHaveBeenCalledTimes(1)
  const total = shown.form!.lines.rows()[LINE]!.reduce((sum, row) => sum + Number(row['subtotal']), 0)
  expect(shown.form!.methods.getValues('amount')).toBeCloseTo(total, 2)
})

it('what the server says of the lines before their grid is there stands at the cells after that', async () => {
  await open('quotation-1')
  shown.form!.lines.show([{ line: LINE, index: 0, field: 'quantity', message: '数量超过库存' }])
  code.come()
  await waitFor('the message', () => document.querySelector('[role=gridcell][aria-invalid="true"]'))
  await waitFor('the focus', () => document.activeElement?.closest('.lg-root'))
})

it('nothing moves or comes anew while the lines are saved, and nothing can be changed', async () => {
  const { source } = await open('quotation-1')
  code.come()
  await waitFor('the tools', () => document.querySelector('.lg-tools button'))
  const cell = await waitFor('a cell', () =>
    document.querySelector<HTMLElement>('.lg-body > .lg-row [role=gridcell]:not([aria-readonly]):last-child'),
  )
  const seen = () => ({
    buttons: [...document.querySelectorAll('.lg-tools button')].map(({ textContent }) => textContent),
    titles: [...document.querySelectorAll('[role=columnheader]')].map(({ textContent }) => textContent),
    cells: [...document.querySelectorAll('.lg-body [role=gridcell]')].map(({ className }) => className),
    rules: [...document.querySelectorAll('.lg-root style')].map(({ textContent }) => textContent),
    top: topBelow(),
  })
  await userEvent.click(cell)
  const before = seen()
  const rows = [...document.querySelectorAll('.lg-body > .lg-row')]
  shown.form!.methods.setValue('remark', 'later', { shouldDirty: true })
  const saving = shown.form!.save()
  await waitFor('the save', () => source.calls.some(({ path }) => path.endsWith('/edit')))
  await waitFor('the wait', () => document.querySelector('form[aria-busy=true]'))
  const during = seen()
  const disabled = [...document.querySelectorAll<HTMLButtonElement>('.lg-tools button')].flatMap((button) =>
    button.disabled ? button.textContent : [],
  )
  await userEvent.keyboard('5{Enter}')
  const saved = (await saving) as Row
  await waitFor('the end', () => document.querySelector('form[aria-busy=false]'))
  expect(during).toEqual(before)
  expect(disabled).toEqual(expect.arrayContaining(['新增', '删除', '撤销', '恢复']))
  expect(shown.form!.lines.dirty).toBe(false)
  expect(shown.form!.lines.rows()[LINE]).toEqual(saved[LINE])
  expect(seen()).toEqual(before)
  expect([...document.querySelectorAll('.lg-body > .lg-row')].every((row, at) => row === rows[at])).toBe(true)
})

it.each([['quotation-1'], [undefined]])('nothing moves when the grid comes: %s', async (id) => {
  await open(id)
  const before = topBelow()
  code.come()
  await waitFor('the grid', () => grids() === 1 && document.querySelector('.lg-tools button'))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(topBelow() - before).toBeCloseTo(0, 0)
})

it('a grid that cannot be fetched leaves the form in use, and comes at the second try', async () => {
  const { source } = await open('quotation-1')
  code.fail()
  await expect.element(page.getByText('明细未能加载，请再试一次')).toBeVisible()
  shown.form!.methods.setValue('remark', 'kept', { shouldDirty: true })
  expect(await shown.form!.save()).toBeUndefined()
  expect(source.calls.filter(({ path }) => path.endsWith('/edit'))).toEqual([])
  close()
  code.come()
  await page.getByRole('button', { name: /重\s*试/ }).click()
  await waitFor('the grid', () => grids() === 1)
  expect(shown.form!.methods.getValues('remark')).toBe('kept')
})
