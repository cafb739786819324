import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageHostContext } from '../foundation/pageHost'
import type { PageHost } from '../foundation/pageHost'
import { createDemoDataSource } from '../testing/fixtures/demoDataSource'
import { demoQuotation } from '../testing/fixtures/quotation'
import { makeQuotations } from '../testing/fixtures/quotations'
import { StoryFrame } from '../testing/StoryFrame'
import { waitFor } from '../testing/testers/dom'
import { entityFormTester } from '../testing/testers/entityFormTester'
import { EntityForm } from './EntityForm'
import { EntityModal } from './EntityModal'
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

function PageForm() {
  const form = useEntityForm(demoQuotation, { id: ID })
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
  const { form, told, holders } = await open(<PageForm />)
  const before = form.value('备注')
  await waitFor('the title', () => told.title === `编辑 ${form.value('报价单编号')}`)
  expect(holders.size).toBe(0)
  form.fill('备注', 'another')
  await waitFor('the unsaved input', () => holders.size === 1)
  form.fill('备注', before)
  await waitFor('no unsaved input', () => holders.size === 0)
})

it('holds nothing any more after a save', async () => {
  const { form, holders } = await open(<PageForm />)
  form.fill('备注', 'another')
  await waitFor('the unsaved input', () => holders.size === 1)
  await form.save()
  await waitFor('no unsaved input', () => holders.size === 0)
})

it('leaves the title of the page below a dialog alone, and holds nothing once changes are given up', async () => {
  const { form, told, holders } = await open(<DialogForm />)
  form.fill('备注', 'another')
  await waitFor('the unsaved input', () => holders.size === 1)
  await page.getByRole('button', { name: '取消' }).click()
  await page.getByRole('button', { name: '放弃修改' }).click()
  await waitFor('no unsaved input', () => holders.size === 0)
  expect(told.title).toBeUndefined()
})

it('is called by what it does while it saves, and by nothing else', async () => {
  const { form } = await open(<PageForm />, 150)
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
