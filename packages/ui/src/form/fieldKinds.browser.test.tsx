import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { createFakeDataSource } from '../testing/fake/createFakeDataSource'
import type { FakeDataSource } from '../testing/fake/createFakeDataSource'
import { demoKinds, demoKindsDicts, demoKindsRow } from '../testing/fixtures/kinds'
import { demoDepartments, demoUsers } from '../testing/fixtures/people'
import { demoPickers } from '../testing/fixtures/pickers'
import { demoCustomers } from '../testing/fixtures/quotations'
import { StoryFrame } from '../testing/StoryFrame'
import { controlTester } from '../testing/testers/controlTester'
import { textOf } from '../testing/testers/dom'
import { pickerTester } from '../testing/testers/pickerTester'
import stories from './FieldKinds.stories'

const Form = stories.component

async function show(readonly = false): Promise<FakeDataSource> {
  const source = createFakeDataSource({
    ...demoPickers,
    entities: [{ entity: demoKinds, rows: [demoKindsRow] }],
    resources: { '/demo/customer': demoCustomers },
    dicts: demoKindsDicts,
    users: demoUsers,
    departments: demoDepartments,
  })
  await render(
    <StoryFrame dataSource={source}>
      <Form readonly={readonly} />
    </StoryFrame>,
  )
  return source
}

const outputOf = (name: string) => textOf(document.querySelector(`[data-field="${name}"] .lading-output`)!)

describe('kinds of fields', () => {
  it('shows names instead of keys, by one call of each kind', async () => {
    const source = await show(true)
    await vi.waitFor(() => {
      expect(outputOf('user')).toBe('李娜')
      expect(outputOf('role')).toBe('销售经办')
      expect(outputOf('position')).toBe('销售经理')
      expect(outputOf('area')).toBe('上海市/上海市/浦东新区')
      expect(outputOf('category')).toBe('运输费')
      expect(outputOf('material')).toBe('机舱物料')
      expect(outputOf('port')).toBe('上海')
      expect(outputOf('files')).toContain('合同')
    })
    expect(source.calls.filter(({ path }) => path === 'roles/page')).toHaveLength(1)
  })

  it('shows formatted text as it reads, and writes it in the rich text editor', async () => {
    await show(true)
    await vi.waitFor(() => expect(outputOf('terms')).toBe('付款期限三十天'))
    const output = document.querySelector('[data-field="terms"] .lading-output')!
    expect(output.querySelector('strong')?.textContent).toBe('三十天')
    expect(output.querySelector('script')).toBeNull()
    await cleanup()
    const source = await show()
    const editor = page.getByRole('textbox', { name: '条款' })
    await expect.element(editor).toHaveTextContent('付款期限三十天')
    await editor.fill('款到发货')
    await page.getByRole('button', { name: '保存' }).click()
    await vi.waitFor(async () =>
      expect((await source.resource('/demo/demoKinds').get('kinds-1'))['terms']).toBe('<p>款到发货</p>'),
    )
  })

  it('stores what is chosen in the widgets of the library', async () => {
    const source = await show()
    const picker = pickerTester()
    await expect.element(page.getByRole('textbox', { name: '船舶' })).toHaveValue('V002')
    await page.getByRole('textbox', { name: '船舶' }).click()
    await picker.ready()
    await picker.toggle('V004')
    await picker.confirm()
    await expect.element(page.getByRole('textbox', { name: '船名' })).toHaveValue('远洋4号')
    await page.getByRole('radio', { name: '上海' }).first().click()
    await controlTester('港口').choose('宁波')
    await picker.open('选择角色')
    await picker.toggle('财务')
    await picker.confirm()
    await page.getByRole('button', { name: '保存' }).click()
    await vi.waitFor(async () =>
      expect(await source.resource('/demo/demoKinds').get('kinds-1')).toMatchObject({
        vessel: 'V004',
        vesselName: '远洋4号',
        portRadio: 'CNSHA',
        port: 'CNNGB',
        role: 'finance',
        area: '310115',
        files: 'demo/合同.pdf',
      }),
    )
  })

  it('uploads files and images, and lists them in the record', async () => {
    const source = await show()
    const filesIn = () => document.querySelector<HTMLInputElement>('[data-field="files"] input[type="file"]')
    await vi.waitFor(() => expect(filesIn()).not.toBeNull())
    const files = filesIn()
    const chosen = new DataTransfer()
    chosen.items.add(new File(['%PDF-1.4 x'], '发票.pdf', { type: 'application/pdf' }))
    files!.files = chosen.files
    files!.dispatchEvent(new Event('change', { bubbles: true }))
    await expect.element(page.getByText('发票.pdf', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: '保存' }).click()
    await vi.waitFor(async () => {
      const { files: paths } = await source.resource('/demo/demoKinds').get('kinds-1')
      expect(String(paths)).toMatch(/^demo\/合同\.pdf,.*发票/)
    })
  })
})
