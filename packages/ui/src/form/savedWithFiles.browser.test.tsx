import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createFakeDataSource } from '../testing/fake/createFakeDataSource'
import { demoKinds, demoKindsDicts, demoKindsRow } from '../testing/fixtures/kinds'
import { demoDepartments, demoUsers } from '../testing/fixtures/people'
import { demoPickers } from '../testing/fixtures/pickers'
import { demoCustomers } from '../testing/fixtures/quotations'
import { StoryFrame } from '../testing/StoryFrame'
import { waitFor } from '../testing/testers/dom'
import stories from './FieldKinds.stories'

const Form = stories.component

/** Whether the page lets itself be left without a question. */
function leaves(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

it('is not saved while files are on their way: their paths would be missing', async () => {
  const source = createFakeDataSource({
    ...demoPickers,
    users: demoUsers,
    departments: demoDepartments,
    resources: { '/demo/customer': demoCustomers },
    entities: [{ entity: demoKinds, rows: [demoKindsRow] }],
    dicts: demoKindsDicts,
  })
  const stored = async () => (await source.resource('/demo/demoKinds').get('kinds-1'))['files']
  let arrive = () => {}
  source.files!.upload = (file) =>
    new Promise((resolve) => {
      arrive = () => resolve({ name: file.name, path: `temp/${file.name}`, size: file.size })
    })
  await render(
    <StoryFrame dataSource={source}>
      <Form />
    </StoryFrame>,
  )
  expect(leaves()).toBe(true)
  const input = await waitFor('the field', () =>
    document.querySelector<HTMLInputElement>('[data-field=files] input[type=file]'),
  )
  const files = new DataTransfer()
  files.items.add(new File(['%PDF-1.7'], '发票.pdf', { type: 'application/pdf' }))
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(page.getByText('上传中 0%').first()).toBeVisible()

  // What is on its way is lost with the page.
  expect(leaves()).toBe(false)
  const save = page.getByRole('button', { name: '保存' })
  await save.click()
  await expect.element(page.getByText('文件上传中，请稍后')).toBeVisible()
  expect(await stored()).toBe('demo/合同.pdf')
  arrive()
  await expect.element(page.getByText('发票.pdf 上传完成')).toBeInTheDocument()
  await vi.waitFor(async () => {
    // A press within 300 ms of the last one is refused.
    await save.click()
    expect(await stored()).toBe('demo/合同.pdf,temp/发票.pdf')
  })

  const removed = () => source.calls.filter(({ path }) => path === 'files/remove').map(({ input }) => input)
  const takeOff = (name: string) => page.getByRole('button', { name: `删除 ${name}` }).click()
  // What the record had goes with the save, or it would be missing when the form is left without one.
  await takeOff('合同.pdf')
  expect(removed()).toEqual([])
  await vi.waitFor(async () => {
    await save.click()
    expect(await stored()).toBe('temp/发票.pdf')
  })
  await vi.waitFor(() => expect(removed()).toEqual(['demo/合同.pdf']))
})
