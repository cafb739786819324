import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageHostContext } from '../foundation/pageHost'
import type { DraftStore, PageHost } from '../foundation/pageHost'
import { createDemoDataSource } from '../testing/fixtures/demoDataSource'
import { demoQuotation } from '../testing/fixtures/quotation'
import { makeQuotations } from '../testing/fixtures/quotations'
import { StoryFrame } from '../testing/StoryFrame'
import { waitFor } from '../testing/testers/dom'
import { entityFormTester } from '../testing/testers/entityFormTester'
import { gridTester } from '../testing/testers/gridTester'
import { EntityForm } from './EntityForm'
import { EntityModal } from './EntityModal'
import { LineGrid } from './lines/LineGrid'
import { FormHeader } from './parts/FormHeader'
import { FormSection } from './parts/FormSection'
import { useEntityForm } from './useEntityForm'

const ID = 'quotation-1'
const rows = makeQuotations(2).map((row) => ({ ...row, status: 'draft' }))

/** What an application would know of its page. */
function createHost() {
  const holders = new Set<string>()
  const told: { title?: string } = {}
  const host: PageHost = {
    setTitle(title) {
      told.title = title
    },
    setDirty(dirty, source = '') {
      if (dirty) holders.add(source)
      else holders.delete(source)
    },
  }
  return { host, told, holders }
}

async function open(children: React.ReactNode, latency = 0) {
  const told = createHost()
  const source = createDemoDataSource({ entities: [{ entity: demoQuotation, rows }], latency })
  await render(
    <StoryFrame dataSource={source}>
      <PageHostContext value={told.host}>{children}</PageHostContext>
    </StoryFrame>,
  )
  const form = entityFormTester()
  await form.ready()
  return { ...told, form }
}

function PageForm({ id }: { id?: string }) {
  const form = useEntityForm(demoQuotation, { id })
  return (
    <EntityForm form={form}>
      <FormHeader />
      <FormSection rows={[['quotationNo', 'remark']]} />
    </EntityForm>
  )
}

function DialogForm() {
  return <EntityModal entity={demoQuotation} id={ID} mode="edit" onClose={() => undefined} />
}

it('tells the document number and unsaved input, until it is typed back', async () => {
  const { form, told, holders } = await open(<PageForm id={ID} />)
  const before = form.value('备注')
  await waitFor('the title', () => told.title === `编辑 ${form.value('报价单编号')}`)
  expect(holders.size).toBe(0)
  form.fill('备注', 'another')
  await waitFor('the unsaved input', () => holders.size === 1)
  form.fill('备注', before)
  await waitFor('no unsaved input', () => holders.size === 0)
})

it('tells what a new record becomes', async () => {
  const { told } = await open(<PageForm />)
  expect(told.title).toBe(`新增${demoQuotation.label.zh}`)
})

it('holds nothing any more after a save', async () => {
  const { form, holders } = await open(<PageForm id={ID} />)
  form.fill('备注', 'another')
  await waitFor('the unsaved input', () => holders.size === 1)
  await form.save()
  await waitFor('no unsaved input', () => holders.size === 0)
})

it('leaves the title of the page below a dialog alone, and holds nothing once changes are given up', async () => {
  const { form, told, holders } = await open(<DialogForm />)
  form.fill('备注', 'another')
  await waitFor('the unsaved input', () => holders.size === 1)
  await page.getByRole('button', { name: /返\s*回/ }).click()
  await page.getByRole('button', { name: '放弃修改' }).click()
  await waitFor('no unsaved input', () => holders.size === 0)
  expect(told.title).toBeUndefined()
})

it('is called by what it does while it saves, and by nothing else', async () => {
  const { form } = await open(<PageForm id={ID} />, 150)
  form.fill('备注', 'another')
  const names: string[] = []
  const button = [...document.querySelectorAll('.lading-form-buttons button')].find((each) =>
    each.textContent?.includes('保存'),
  )
  const watch = new MutationObserver(() => {
    for (const named of button?.querySelectorAll('[aria-label]:not([aria-hidden="true"])') ?? []) {
      names.push(String(named.getAttribute('aria-label')))
    }
  })
  watch.observe(button as Element, { subtree: true, childList: true, attributes: true })
  let busy = false
  new MutationObserver(() => (busy ||= button?.querySelector('.anticon') !== null)).observe(
    button as Element,
    {
      subtree: true,
      childList: true,
    },
  )
  await form.save()
  await waitFor('an end of the icon', () => !button?.querySelector('.anticon'))
  expect({ names, busy }).toEqual({ names: [], busy: true })
})

const LINE = 'demoQuotationLine'
function LinedForm({ id }: { id?: string }) {
  const form = useEntityForm(demoQuotation, { id })
  return (
    <EntityForm form={form}>
      <FormHeader form={form} />
      <FormSection rows={[['quotationNo', 'remark']]} />
      <LineGrid line={LINE} size="small" />
    </EntityForm>
  )
}

it('keeps what was entered, lines too, offers it at the next opening, and forgets it once it is saved', async () => {
  const kept = new Map<string, unknown>()
  const drafts: DraftStore = {
    read: (key) => Promise.resolve(kept.get(key)),
    write: (key, draft) => Promise.resolve(void kept.set(key, structuredClone(draft))),
    remove: (key) => Promise.resolve(void kept.delete(key)),
  }
  const source = createDemoDataSource({ entities: [{ entity: demoQuotation, rows }], latency: 0 })
  const opened = async () => {
    const { host } = createHost()
    const screen = await render(
      <StoryFrame dataSource={source}>
        <PageHostContext value={{ ...host, drafts }}>
          <LinedForm id={ID} />
        </PageHostContext>
      </StoryFrame>,
    )
    const form = entityFormTester()
    await form.ready()
    return { form, grid: gridTester(), screen }
  }
  const first = await opened()
  await first.grid.ready()
  const before = { remark: first.form.value('备注'), rows: first.grid.rowCount() }
  first.form.fill('备注', 'typed before the crash')
  await first.grid.type(0, '物料编号', 'CRASH-1')
  await expect.element(page.getByRole('button', { name: '新增' })).toBeVisible()
  first.grid.click('新增')
  await waitFor(
    'the draft',
    () => kept.size === 1 && JSON.stringify([...kept.values()]).includes('CRASH-1'),
    6000,
  )
  // The page goes without a word: what is kept stays.
  const draft = structuredClone([...kept.entries()])
  await first.screen.unmount()
  kept.clear()
  for (const [key, value] of draft) kept.set(key, value)

  const second = await opened()
  await second.grid.ready()
  await expect.element(page.getByText(/未保存的内容，是否恢复/)).toBeVisible()
  expect(second.form.value('备注')).toBe(before.remark)
  await page.getByRole('button', { name: '恢复内容' }).click()
  await waitFor('the remark', () => second.form.value('备注') === 'typed before the crash')
  await waitFor('the new line', () => second.grid.rowCount() === before.rows + 1)
  expect(await second.grid.read(0, '物料编号')).toBe('CRASH-1')
  await expect.element(page.getByText(/未保存的内容，是否恢复/)).not.toBeInTheDocument()
  // A page that is taken away keeps what was entered a moment before, too.
  await second.grid.type(0, '物料编号', 'LATE-1')
  await second.screen.unmount()
  await waitFor('the last state', () => JSON.stringify([...kept.values()]).includes('LATE-1'))

  // Given up, it is not offered again.
  const third = await opened()
  await page.getByRole('button', { name: '丢弃' }).click()
  await waitFor('no draft', () => kept.size === 0)
  expect(third.form.value('备注')).toBe(before.remark)
})
