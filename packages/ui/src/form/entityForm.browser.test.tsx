import { Activity, Profiler } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { entityPaths } from '@lading/core/entity'
import type { EntityDefinition, Field } from '@lading/core/entity'
import type { PermissionLists } from '@lading/core/permission'
import type { Row } from '@lading/core/rules'
import type { Locale } from '@lading/core/text'
import { SourceError } from '../foundation/dataSource'
import type { RowChanges } from '@lading/core/ports'
import type { DataSource, SourceRow } from '../foundation/dataSource'
import type { FakeDataSource, FakeSeed } from '../testing/fake/createFakeDataSource'
import { createFakeDataSource } from '../testing/fake/createFakeDataSource'
import { demoDepartments, demoDicts, demoUsers } from '../testing/fixtures/people'
import { demoQuotation } from '../testing/fixtures/quotation'
import { demoCustomers, makeQuotations } from '../testing/fixtures/quotations'
import { FAST_CLICK_MS } from '../foundation/guard/fastGuard'
import { StoryFrame } from '../testing/StoryFrame'
import { waitFor } from '../testing/testers/dom'
import { gridTester } from '../testing/testers/gridTester'
import { entityFormTester } from '../testing/testers/entityFormTester'
import { isTemporaryId } from '../grid/engine/newRows'
import { EntityForm } from './EntityForm'
import { LineGrid } from './lines/LineGrid'
import { FormHeader } from './parts/FormHeader'
import { FormSection } from './parts/FormSection'
import { useEntityForm } from './useEntityForm'
import type { EntityFormModel } from './entityFormModel'
import type { EntityFormOptions } from './useEntityForm'

const LINE = 'demoQuotationLine'
const shown: { form?: EntityFormModel } = {}

interface QuotationProps extends EntityFormOptions {
  entity?: EntityDefinition
  /** The form as the definition makes it. */
  plain?: boolean
}

function Quotation({ entity = demoQuotation, plain = false, ...props }: QuotationProps) {
  const form = useEntityForm(entity, props)
  shown.form = form
  if (plain) return <EntityForm form={form} />
  return (
    <EntityForm form={form}>
      <FormHeader form={form} />
      {demoQuotation.form.map(({ section, rows }) => (
        <FormSection key={section.en} title={section} rows={rows} />
      ))}
      <LineGrid line={LINE} size="small" />
    </EntityForm>
  )
}

const drafts = () => makeQuotations(3).map((row) => ({ ...row, status: 'draft' }))

async function open(
  options: Parameters<typeof Quotation>[0] = {},
  seed: FakeSeed = {},
  permissions?: PermissionLists,
  more: Partial<DataSource> = {},
): Promise<FakeDataSource> {
  const made = createFakeDataSource({
    entities: [{ entity: demoQuotation, rows: drafts() }],
    resources: { '/demo/customer': demoCustomers },
    dicts: demoDicts,
    users: demoUsers,
    departments: demoDepartments,
    ...seed,
  })
  const source = Object.assign(made, more)
  await render(
    <StoryFrame dataSource={source} permissions={permissions}>
      <Quotation {...options} />
    </StoryFrame>,
  )
  await entityFormTester().ready()
  return source
}

/** A repeat within this time is refused (spec 2 §5), and a test is faster than people. */
const beyondGuard = () => new Promise((resolve) => setTimeout(resolve, FAST_CLICK_MS))

const sent = (source: FakeDataSource, call: string) =>
  source.calls.filter(({ path }) => path.endsWith(call)).map(({ input }) => input as Row)

describe('an entity form', () => {
  it('draws its fields row by row, and none again for what changes nothing of the form', async () => {
    let labels = 0
    const remark = {
      ...demoQuotation.fields['remark']!,
      get zh() {
        labels += 1
        return '备注'
      },
    }
    const entity: EntityDefinition = { ...demoQuotation, fields: { ...demoQuotation.fields, remark } }
    const source = createFakeDataSource({
      entities: [{ entity, rows: drafts() }],
      resources: { '/demo/customer': demoCustomers },
      dicts: demoDicts,
    })
    const counts: number[] = []
    const count = () => counts.push(document.querySelectorAll('.lading-field').length)
    const framed = (onSaved: () => void) => (
      <StoryFrame dataSource={source}>
        <Profiler id="form" onRender={count}>
          <Quotation entity={entity} plain onSaved={onSaved} />
        </Profiler>
      </StoryFrame>
    )
    const { rerender } = await render(framed(() => {}))
    await entityFormTester().ready()
    const steps = counts.map((fields, at) => fields - (counts[at - 1] ?? 0))
    expect(counts.at(-1)).toBeGreaterThan(8)
    expect(Math.max(...steps)).toBe(4)
    const before = labels
    await rerender(framed(() => {}))
    expect(labels).toBe(before)
  })

  it('checks its own fields first, at once and with their messages', async () => {
    const source = await open()
    const form = entityFormTester()
    await form.save()
    await waitFor('the messages', () => Object.keys(form.errors()).length === 3)
    expect(form.errors()).toEqual({
      客户编号: '客户编号不能为空',
      港口: '港口不能为空',
      预计到港: '预计到港不能为空',
    })
    await expect.element(page.getByText('有 3 处填写有误，请检查标红的内容')).toBeVisible()
    expect(document.activeElement?.id).toContain('customerNo')
    expect(sent(source, '/add')).toEqual([])
  })

  it('asks for the names of all its fields by one request', async () => {
    const names = Array.from({ length: 6 }, (_, at) => `person${at}`)
    const of = <Value,>(value: (at: number) => Value) =>
      Object.fromEntries(names.map((name, at) => [name, value(at)]))
    const people = of((at): Field => ({ kind: 'user', zh: `人员 ${at}`, en: `Person ${at}` }))
    const rows = drafts().map((row) => ({ ...row, ...of((at) => demoUsers[at]!.username) }))
    const entity: EntityDefinition = {
      ...demoQuotation,
      fields: { ...demoQuotation.fields, ...people },
      form: [...demoQuotation.form, { section: { zh: '人员', en: 'People' }, rows: [names] }],
    }
    const show = async () => {
      const source = createFakeDataSource({
        entities: [{ entity, rows }],
        resources: { '/demo/customer': demoCustomers },
        dicts: demoDicts,
        users: demoUsers,
      })
      const { resource } = source
      // As a network does it: what comes within `act` is drawn without a pause.
      source.resource = (path) => ({
        ...resource(path),
        get: async (id, signal) => {
          await new Promise((done) => setTimeout(done, 100))
          return resource(path).get(id, signal)
        },
      })
      await render(
        <StoryFrame dataSource={source}>
          <Quotation entity={entity} id="quotation-1" plain />
        </StoryFrame>,
      )
      await waitFor('their names', () =>
        names.every((_, at) => outputOf(`人员 ${at}`) === demoUsers[at]!.realname),
      )
      return source
    }
    const outputOf = (label: string) => {
      const form = entityFormTester()
      return form.labels().includes(label) ? form.value(label) : ''
    }
    // The first time they wait for their code, and then all ask at once anyway.
    await show()
    await cleanup()
    const source = await show()
    expect(source.calls.filter(({ path }) => path.startsWith('users'))).toHaveLength(1)
  })

  it('grows a text of several lines with what is typed, up to eight of them', async () => {
    await open()
    const text = page.getByRole('textbox', { name: '备注' })
    const heights = new Map<number, number>()
    for (const lines of [1, 2, 3, 8, 20]) {
      await text.fill(Array.from({ length: lines }, (_, at) => `第 ${at} 行`).join('\n'))
      heights.set(lines, text.element().getBoundingClientRect().height)
    }
    const line = heights.get(3)! - heights.get(2)!
    expect(line).toBeGreaterThan(15)
    expect(heights.get(1)).toBe(heights.get(2))
    expect(heights.get(8)! - heights.get(2)!).toBeCloseTo(6 * line, 0)
    expect(heights.get(20)).toBe(heights.get(8))
  })

  it('says what is shown at fields and cells in the language that is switched to', async () => {
    const source = createFakeDataSource({
      entities: [{ entity: demoQuotation, rows: drafts() }],
      resources: { '/demo/customer': demoCustomers },
      dicts: demoDicts,
      users: demoUsers,
      departments: demoDepartments,
    })
    const framed = (locale: Locale) => (
      <StoryFrame dataSource={source} locale={locale}>
        <Quotation />
      </StoryFrame>
    )
    const { rerender } = await render(framed('zh-CN'))
    const form = entityFormTester()
    await form.ready()
    await form.save()
    await waitFor('the messages', () => Object.keys(form.errors()).length === 3)
    shown.form!.methods.setError('remark', { type: 'rule', message: '服务器说的原话' })
    await rerender(framed('en-US'))
    await waitFor('English', () => !/不能为空/.test(Object.values(form.errors()).join()))
    const said = Object.values(form.errors())
    expect(said).toHaveLength(4)
    expect(said.filter((text) => /\p{Script=Han}/u.test(text))).toEqual(['服务器说的原话'])
  })

  it('that is looked at is changed in place by who may, and looked at again once it is saved', async () => {
    const onSaved = vi.fn()
    const source = await open({ id: 'quotation-1', readonly: true, onSaved })
    const form = entityFormTester()
    const edit = page.getByRole('button', { name: '编辑', exact: true })
    await expect.element(page.getByRole('button', { name: '保存' })).not.toBeInTheDocument()
    await edit.click()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/^编辑报价单/)
    await vi.waitFor(() => expect(document.activeElement?.matches('form input:not(:disabled)')).toBe(true))
    form.fill('备注', '改一下')
    await page.getByRole('button', { name: '保存' }).click()
    await expect.element(page.getByText('保存成功！')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/^查看报价单/)
    await expect.element(page.getByText('改一下')).toBeVisible()
    expect(onSaved).not.toHaveBeenCalled()
    // Where it was pressed stands 保存 now, which a double click does not mean.
    await edit.dblClick()
    await beyondGuard()
    expect(shown.form?.mode).toBe('edit')
    expect(sent(source, '/edit')).toHaveLength(1)
  })

  it('that may not be changed has no way to it', async () => {
    const action = `${demoQuotation.permissions.prefix}:edit`
    await open(
      { id: 'quotation-1', readonly: true },
      {},
      {
        auth: [{ action: 'demo:demoQuotation:list', type: '2' }],
        allAuth: [{ action, type: '2', status: '1' }],
      },
    )
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(page.getByRole('button', { name: '编辑', exact: true })).not.toBeInTheDocument()
  })

  it('sends only what changed, once, and takes over what the server made of it', async () => {
    const onSaved = vi.fn()
    const source = await open({ id: 'quotation-1', onSaved })
    const form = entityFormTester()
    form.fill('备注', '靠泊前送船')
    const save = page.getByRole('button', { name: '保存' }).element() as HTMLElement
    save.click()
    save.click()
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
    const [body] = sent(source, '/edit')
    expect(sent(source, '/edit')).toHaveLength(1)
    expect(body).toMatchObject({ id: 'quotation-1', version: 1, remark: '靠泊前送船' })
    expect(body).not.toHaveProperty('amount')
    expect(body?.[LINE]).toEqual({ tableData: [], deleteData: [] })
    await vi.waitFor(() => expect(shown.form?.dirty).toBe(false))
    expect(shown.form?.record?.version).toBe(2)
    // What the server did not take is said, and is no part of the record.
    const resource = source.resource(entityPaths(demoQuotation).api)
    const edit = resource.edit.bind(resource)
    vi.spyOn(resource, 'edit').mockImplementation(async (changed, options) => ({
      ...(await edit(changed, options)),
      ignored: ['remark'],
    }))
    form.fill('备注', '无权填写')
    await beyondGuard()
    save.click()
    await expect.element(page.getByText(/以下内容未保存：备注/)).toBeVisible()
    await vi.waitFor(() => expect(shown.form?.record?.version).toBe(3))
    expect(shown.form?.record).not.toHaveProperty('ignored')
  })

  it('adds up its lines while they are typed, and sends the changed line alone', async () => {
    const source = await open({ id: 'quotation-1' })
    const form = entityFormTester()
    const lines = shown.form!.lines.rows()[LINE]!
    const others = lines.slice(1).reduce((sum, line) => sum + Number(line.subtotal), 0)
    await page.getByRole('gridcell', { name: /^108/ }).first().click()
    await userEvent.keyboard('10{Enter}')
    const expected = others + 10 * Number(lines[0]!.price)
    await waitFor(
      'the total',
      () => Number(form.value('合计金额').replaceAll(',', '')) === Number(expected.toFixed(2)),
    )
    expect(shown.form?.dirty).toBe(true)
    await form.save()
    await vi.waitFor(() => expect(sent(source, '/edit')).toHaveLength(1))
    const changes = sent(source, '/edit')[0]?.[LINE] as { tableData: Row[]; deleteData: string[] }
    expect(changes.deleteData).toEqual([])
    expect(changes.tableData.map(({ id, quantity }) => [id, quantity])).toEqual([['line-1-1', 10]])
  })

  it('shows and asks for nothing that is hidden from the user, of its own fields and of its lines', async () => {
    const codes = ['demo:quotation:port', `demo:quotation:${LINE}:price`]
    const seen = (drafts() as unknown as SourceRow[]).map(({ port: _port, ...row }) => ({
      ...row,
      [LINE]: (row[LINE] as Row[]).map(({ price: _price, ...line }) => line),
    }))
    const source = await open(
      { id: 'quotation-1' },
      { entities: [{ entity: demoQuotation, rows: seen }] },
      { auth: [], allAuth: codes.map((action) => ({ action, type: '1' })) },
    )
    const form = entityFormTester()
    expect(gridTester().headers()).toContain('数量')
    expect(gridTester().headers()).not.toContain('单价')
    expect(page.getByText('港口', { exact: true }).elements()).toEqual([])
    form.fill('备注', 'seen')
    await form.save()
    // Both are required; the server has them.
    await vi.waitFor(() => expect(sent(source, '/edit')).toHaveLength(1))
  })

  it('saves the copy of a record as a new one with all of its lines', async () => {
    const [original] = makeQuotations(1)
    const source = await open({ initial: { ...original, status: 'approved' } })
    const form = entityFormTester()
    expect([form.value('报价单编号'), shown.form!.methods.getValues('status')]).toEqual(['-', 'draft'])
    expect(form.value('客户名称')).toBe(original!.customerName)
    await form.save()
    await vi.waitFor(() => expect(sent(source, '/add')).toHaveLength(1))
    await expect.element(page.getByText('保存成功！')).toBeVisible()
    const [body] = sent(source, '/add')
    const { tableData } = body![LINE] as { tableData: Row[] }
    const lines = original![LINE] as Row[]
    expect(body).not.toHaveProperty('id')
    expect(tableData.map(({ itemId }) => itemId)).toEqual(lines.map(({ itemId }) => itemId))
    expect(tableData.every(({ id }) => isTemporaryId(String(id)))).toBe(true)
  })

  it('saves all lines of a copy, too, when it is saved before they are drawn', async () => {
    const [original] = makeQuotations(1)
    const source = createFakeDataSource({
      entities: [{ entity: demoQuotation, rows: drafts() }],
      resources: { '/demo/customer': demoCustomers },
      dicts: demoDicts,
    })
    const host = document.body.appendChild(document.createElement('div'))
    // Without `act`, which would draw all of it before anybody could press anything.
    const root = createRoot(host)
    try {
      const head = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!host.querySelector('.lading-form-rest')) return
          observer.disconnect()
          resolve()
        })
        observer.observe(host, { childList: true, subtree: true })
      })
      root.render(
        <StoryFrame dataSource={source}>
          <Quotation plain initial={{ ...original, status: 'approved' }} />
        </StoryFrame>,
      )
      await head
      const saved = shown.form!.save()
      expect(host.querySelector('.lading-lines')).toBeNull()
      await saved
      const [body] = sent(source, '/add')
      const { tableData } = body![LINE] as { tableData: Row[] }
      const lines = original![LINE] as Row[]
      expect(tableData.map(({ itemId }) => itemId)).toEqual(lines.map(({ itemId }) => itemId))
    } finally {
      root.unmount()
      host.remove()
    }
  })

  it('that is hidden while it is saved sends its lines, too, once it is shown again', async () => {
    const source = createFakeDataSource({
      entities: [{ entity: demoQuotation, rows: drafts() }],
      resources: { '/demo/customer': demoCustomers },
      dicts: demoDicts,
    })
    const framed = (mode: 'visible' | 'hidden') => (
      <StoryFrame dataSource={source}>
        <Activity mode={mode}>
          <Quotation id="quotation-1" />
        </Activity>
      </StoryFrame>
    )
    const { rerender } = await render(framed('visible'))
    const grid = gridTester()
    await entityFormTester().ready()
    await grid.ready()
    await page.getByRole('gridcell', { name: /^108/ }).first().click()
    await userEvent.keyboard('77{Enter}')
    await waitFor('the change', () => shown.form!.lines.dirty)
    void shown.form!.save()
    await rerender(framed('hidden'))
    await new Promise((done) => setTimeout(done, 300))
    expect(sent(source, '/edit')).toEqual([])
    await rerender(framed('visible'))
    await vi.waitFor(() => expect(sent(source, '/edit')).toHaveLength(1))
    const { tableData } = sent(source, '/edit')[0]![LINE] as { tableData: Row[] }
    expect(tableData).toHaveLength(1)
  })

  it('leaves out the lines at the end that nobody typed into, and checks those somebody did', async () => {
    const source = await open({ id: 'quotation-1' })
    const grid = gridTester()
    await grid.ready()
    const before = grid.rowCount()
    entityFormTester().fill('备注', 'x')
    await page.getByRole('gridcell', { name: /^108/ }).first().click()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    // Each ends on a new line; nothing is typed into the last.
    while (grid.rowCount() === before) await userEvent.keyboard('{Tab}')
    await entityFormTester().save()
    await vi.waitFor(() => expect(sent(source, '/edit')).toHaveLength(1))
    expect(sent(source, '/edit')[0]?.[LINE]).toEqual({ tableData: [], deleteData: [] })
    expect(grid.rowCount()).toBe(before)
    await page.getByRole('button', { name: '新增' }).first().click()
    await waitFor('the new line', () => grid.rowCount() === before + 1)
    await grid.type(before, '备注', 'only this')
    await entityFormTester().save()
    await expect.element(page.getByText(/有 \d 处填写有误/)).toBeVisible()
    expect(grid.rowCount()).toBe(before + 1)
    expect(sent(source, '/edit')).toHaveLength(1)
  })

  it('keeps the record and what is typed while the server is away, and reads it when it is back', async () => {
    const source = await open({ id: 'quotation-1' })
    const resource = source.resource(entityPaths(demoQuotation).api)
    const get = vi.spyOn(resource, 'get').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    shown.form?.reload()
    await expect.element(page.getByText('Failed to fetch')).toBeVisible()
    expect(shown.form?.loadError).toBeUndefined()
    const remark = page.getByRole('textbox', { name: '备注' })
    await remark.fill('typed while it was away')
    await expect.poll(() => get.mock.calls.length).toBe(2)
    await expect.element(remark).toHaveValue('typed while it was away')
  })

  it('stops at a bad line and does not send', async () => {
    const source = await open({ id: 'quotation-1' })
    await page.getByRole('gridcell', { name: /^108/ }).first().click()
    await userEvent.keyboard('{Delete}')
    await entityFormTester().save()
    await expect.element(page.getByText(/有 1 处填写有误/)).toBeVisible()
    expect(sent(source, '/edit')).toEqual([])
  })

  it('puts the server’s messages at their fields', async () => {
    await open(
      { id: 'quotation-1' },
      {
        fail: ({ path }) =>
          path.endsWith('/edit')
            ? new SourceError('到港日期已过', 500, [{ field: 'eta', message: '到港日期已过' }])
            : undefined,
      },
    )
    const form = entityFormTester()
    form.fill('备注', 'x')
    await form.save()
    await waitFor('the message', () => form.error('预计到港') === '到港日期已过')
  })

  it('says while somebody types that a value is taken, and that another one is not', async () => {
    const { remark } = demoQuotation.fields
    const entity = {
      ...demoQuotation,
      fields: { ...demoQuotation.fields, remark: { ...remark!, unique: true } },
    }
    const taken = vi.fn<NonNullable<DataSource['taken']>>(({ value }) =>
      Promise.resolve(value === 'A' ? '该值不可用，系统中已存在！' : undefined),
    )
    await open({ entity, id: 'quotation-1', plain: true }, {}, undefined, { taken })
    const form = entityFormTester()
    form.fill('备注', 'A')
    await waitFor('the message', () => form.error('备注') === '该值不可用，系统中已存在！')
    expect(taken.mock.lastCall?.[0]).toEqual({
      table: entityPaths(demoQuotation).table,
      field: 'remark',
      value: 'A',
      id: 'quotation-1',
    })
    form.fill('备注', 'B')
    await waitFor('no message', () => form.error('备注') === '')
    // The stored value itself is nobody else's, and nothing is asked about no value.
    const asked = taken.mock.calls.length
    form.fill('备注', '')
    await waitFor('the empty field', () => form.value('备注') === '')
    expect(taken.mock.calls.length).toBe(asked)
  })

  it('says while somebody types that a value breaks the check rule of its field', async () => {
    const { remark } = demoQuotation.fields
    const entity = {
      ...demoQuotation,
      fields: { ...demoQuotation.fields, remark: { ...remark!, checkRule: 'digits' } },
    }
    const brokenRule = vi.fn<NonNullable<DataSource['brokenRule']>>(({ value }) =>
      Promise.resolve(value === 'A1' ? '只能是数字' : undefined),
    )
    await open({ entity, id: 'quotation-1', plain: true }, {}, undefined, { brokenRule })
    const form = entityFormTester()
    form.fill('备注', 'A1')
    await waitFor('the message', () => form.error('备注') === '只能是数字')
    expect(brokenRule.mock.lastCall?.[0]).toEqual({ rule: 'digits', value: 'A1' })
    form.fill('备注', '11')
    await waitFor('no message', () => form.error('备注') === '')
  })

  it('asks about numbers as about texts', async () => {
    const { remark } = demoQuotation.fields
    const count = { kind: 'integer', unique: true, zh: remark!.zh, en: remark!.en } as const
    const entity = { ...demoQuotation, fields: { ...demoQuotation.fields, remark: count } }
    const taken = vi.fn<NonNullable<DataSource['taken']>>(() => Promise.resolve('该值不可用，系统中已存在！'))
    await open({ entity, plain: true }, {}, undefined, { taken })
    const form = entityFormTester()
    form.fill('备注', '7')
    await waitFor('the message', () => form.error('备注') === '该值不可用，系统中已存在！')
    expect(taken.mock.lastCall?.[0]).toMatchObject({ field: 'remark', value: '7' })
  })

  it('asks when somebody else saved meanwhile; keeping mine saves on top of theirs', async () => {
    const source = await open({ id: 'quotation-1' })
    await source.resource('/demo/demoQuotation').edit({ id: 'quotation-1', version: 1, remark: 'theirs' })
    const form = entityFormTester()
    form.fill('备注', 'mine')
    form.click('保存')
    await expect.element(page.getByText(/admin在您打开之后保存了这条数据/)).toBeVisible()
    await page.getByRole('button', { name: '保留我的修改' }).click()
    await vi.waitFor(() => expect(shown.form?.record?.version).toBe(3))
    expect(shown.form?.record?.remark).toBe('mine')
  })

  it.each(['at the save', 'by the live channel'])(
    'keeps all of a record that somebody deletes: told %s',
    async (how) => {
      const heard: ((saved: RowChanges<SourceRow>) => void)[] = []
      const base = createFakeDataSource({
        resources: { '/demo/customer': demoCustomers },
        users: demoUsers,
        departments: demoDepartments,
        entities: [{ entity: demoQuotation, rows: drafts() }],
        dicts: demoDicts,
      })
      const source = {
        ...base,
        live: {
          subscribe: (_table: string, listener: (saved: RowChanges<SourceRow>) => void) => {
            heard.push(listener)
            return () => undefined
          },
        },
      }
      await render(
        <StoryFrame dataSource={source}>
          <Quotation id="quotation-1" onCancel={() => undefined} />
        </StoryFrame>,
      )
      const form = entityFormTester()
      await form.ready()
      await gridTester().ready()
      const before = gridTester().rowCount()
      form.fill('备注', 'mine')
      await gridTester().type(0, '备注', 'my line')
      await source.resource('/demo/demoQuotation').remove('quotation-1')
      if (how === 'at the save') {
        form.click('保存')
        await expect.element(page.getByRole('dialog', { name: '这条数据已被删除' })).toBeVisible()
        await page.getByRole('dialog').getByRole('button', { name: '转为新数据' }).click()
      } else {
        const gone = { type: 'remove', id: 'quotation-1' } as const
        for (const tell of heard) tell({ recordId: 'quotation-1', version: 0, changes: [gone] })
        await page.getByRole('alert').getByRole('button', { name: '转为新数据' }).click()
      }
      await vi.waitFor(() => expect(shown.form?.mode).toBe('add'))
      await vi.waitFor(() => expect(shown.form?.gone).toBe(undefined))
      expect(form.value('备注')).toBe('mine')
      await beyondGuard()
      await form.save()
      await vi.waitFor(() => expect(sent(base, '/add')).toHaveLength(1))
      const [body] = sent(base, '/add')
      expect(body).toMatchObject({ remark: 'mine' })
      expect(body).not.toHaveProperty('id')
      const { tableData } = body?.[LINE] as { tableData: Row[] }
      expect(tableData).toHaveLength(before)
      expect(tableData[0]).toMatchObject({ remark: 'my line' })
      expect(tableData.every(({ id }) => isTemporaryId(String(id)))).toBe(true)
    },
  )

  it('takes theirs and drops mine', async () => {
    const source = await open({ id: 'quotation-1' })
    await source.resource('/demo/demoQuotation').edit({ id: 'quotation-1', version: 1, remark: 'theirs' })
    const form = entityFormTester()
    form.fill('备注', 'mine')
    form.click('保存')
    await page.getByRole('button', { name: '载入最新数据' }).click()
    await waitFor('their remark', () => form.value('备注') === 'theirs')
    expect(shown.form?.dirty).toBe(false)
  })

  it('takes a step of the workflow and is locked behind it', async () => {
    await open({ id: 'quotation-1' })
    const form = entityFormTester()
    expect(form.buttons()).toEqual(['提交报价单', '保存'])
    const submit = page.getByRole('button', { name: '提交报价单' }).element() as HTMLElement
    submit.focus()
    await userEvent.keyboard('{Enter}')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /提\s*交/ })
      .click()
    await waitFor('the next step', () => form.buttons().includes('确认报价单'))
    expect(form.buttons()).toEqual(['确认报价单'])
    expect(shown.form?.readonly).toBe(true)
    // The button that had the keyboard is gone.
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  })

  it('keeps steps apart from leaving, and says what a step comes to', async () => {
    const { states, actions, ...rest } = demoQuotation.workflow!
    const entity: EntityDefinition = {
      ...demoQuotation,
      workflow: {
        ...rest,
        states: { ...states, cancelled: { zh: '已取消', en: 'Cancelled', color: 'red' } },
        actions: { cancel: { zh: '取消', en: 'Cancel', from: ['draft'], to: 'cancelled' }, ...actions },
      },
      permissions: {
        ...demoQuotation.permissions,
        actions: [...demoQuotation.permissions.actions, 'cancel'],
      },
    }
    const rows = drafts()
    const onCancel = vi.fn()
    await open({ entity, id: 'quotation-1', onCancel }, { entities: [{ entity, rows }] })
    const form = entityFormTester()
    const steps = page.getByRole('group', { name: '单据操作' })
    const named = [...steps.element().querySelectorAll('button')].map((each) => each.textContent)
    // What gives the record up stands in the menu behind them, whatever the definition's order.
    expect(named).toEqual(['提交报价单', '更多操作'])
    expect(form.buttons()).toEqual([...named, '保存'])
    const dialog = page.getByRole('dialog')
    form.click('更多操作')
    await page.getByRole('menuitem', { name: '取消报价单' }).click()
    await expect
      .element(dialog.getByText(`确定要取消报价单 ${String((rows[0] as Row).quotationNo)} 吗？`).last())
      .toBeVisible()
    await expect.element(dialog.getByText('状态将由“草稿”变为“已取消”，此后不能再变更。')).toBeVisible()
    const answers = [...dialog.element().querySelectorAll('.ant-modal-confirm-btns button')]
    expect(answers.map((each) => each.textContent)).toEqual(['保持“草稿”', '取消报价单'])
    await dialog.getByRole('button', { name: '保持“草稿”' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(shown.form?.record?.status).toBe('draft')
    form.click('返回')
    expect(onCancel).toHaveBeenCalledTimes(1)
  })

  it('begins with what has to be filled in, and opens a closed section for what is refused in it', async () => {
    localStorage.removeItem('lading.form.demoQuotation')
    const refuse = ({ path }: { path: string }) =>
      path.endsWith('/edit')
        ? new SourceError('备注有误', 500, [{ field: 'remark', message: '备注有误' }])
        : undefined
    const show = () => open({ id: 'quotation-1', plain: true }, { fail: refuse })
    await show()
    const form = entityFormTester()
    const section = () => page.getByRole('button', { name: '其他' }).element()
    const summary = page
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent)
    expect(summary.slice(0, 3)).toEqual([
      expect.stringMatching(/\S/),
      expect.stringMatching(/\d\.\d\d$/),
      expect.stringMatching(/^\d{4}-/),
    ])
    expect(form.labels()).not.toContain('报价单编号')
    expect(section().getAttribute('aria-expanded')).toBe('false')
    form.fill('备注', 'x')
    form.click('保存')
    await expect.element(page.getByText('备注有误').first()).toBeVisible()
    expect(section().getAttribute('aria-expanded')).toBe('true')
    await waitFor('the field', () => document.activeElement?.tagName === 'TEXTAREA')
    // By itself it was open for once; what a person opens stays so.
    expect(localStorage.getItem('lading.form.demoQuotation')).toBeNull()
    await userEvent.click(section())
    await userEvent.click(section())
    expect(localStorage.getItem('lading.form.demoQuotation')).toBe('{"Other":true}')
  })

  it('tells of a closed section first what belongs to the state, be it a long text', async () => {
    localStorage.removeItem('lading.form.demoQuotation')
    const { fields, form } = demoQuotation
    const entity: EntityDefinition = {
      ...demoQuotation,
      fields: {
        ...fields,
        why: {
          kind: 'textarea',
          readonly: true,
          visibleWhen: { field: 'status', op: 'eq', value: 'draft' },
          zh: '退回原因',
          en: 'Reason of return',
        },
        past: {
          kind: 'text',
          visibleWhen: { field: 'status', op: 'eq', value: 'closed' },
          zh: '旧',
          en: 'Past',
        },
        due: { kind: 'date', zh: '截止', en: 'Due' },
      },
      form: form.map((each, at) =>
        at === 1 ? { ...each, rows: [...each.rows, ['due', 'past'], ['why']] } : each,
      ),
    }
    const why = '请补充合同，'.repeat(40)
    const rows = drafts().map((row) => ({ ...row, why, past: '不显示', due: '2026-01-02' }))
    await open({ id: 'quotation-1', plain: true, entity }, { entities: [{ entity, rows }] })
    expect(page.getByRole('button', { name: '其他' }).element().getAttribute('aria-expanded')).toBe('false')
    const digest = document.querySelector<HTMLElement>('.lading-digest')!
    expect(digest.textContent).toMatch(/^退回原因 (请补充合同，){40}(?!.*不显示).*2026-01-02/)
    // All of the reason is to be read without opening the section.
    const told = digest.firstElementChild!
    expect(told.scrollWidth).toBeLessThanOrEqual(told.clientWidth)
    expect(told.getBoundingClientRect().bottom).toBeLessThanOrEqual(digest.getBoundingClientRect().bottom)
  })

  it('takes no step past files that are on their way', async () => {
    await open({ id: 'quotation-1' })
    const form = entityFormTester()
    const end = shown.form!.begin()
    await waitFor('the mark', () => shown.form?.dirty)
    form.click('提交报价单')
    const yes = page.getByRole('dialog').getByRole('button', { name: /提\s*交/ })
    await yes.click()
    await expect.element(page.getByText('文件上传中，请稍后')).toBeVisible()
    expect(form.buttons()).toEqual(['提交报价单', '保存'])
    end()
    await waitFor('no mark', () => shown.form?.dirty === false)
  })

  it('asks before changes are lost', async () => {
    const onCancel = vi.fn()
    await open({ id: 'quotation-1', onCancel })
    const form = entityFormTester()
    form.fill('备注', 'x')
    await waitFor('the mark', () => document.querySelector('.lading-form-dirty'))
    form.click('返回')
    await page.getByRole('button', { name: '放弃修改' }).click()
    await vi.waitFor(() => expect(onCancel).toHaveBeenCalledTimes(1))
  })

  it('Escape leads from the lines to 返回 and back again; leaving begins on the answer that keeps the work', async () => {
    const onCancel = vi.fn()
    await open({ id: 'quotation-1', onCancel })
    await page.getByRole('gridcell', { name: /^108/ }).first().click()
    await userEvent.keyboard('10{Escape}')
    const cell = document.activeElement
    expect(cell?.matches('.lg-input')).toBe(true)
    await userEvent.keyboard('{Escape}')
    const back = page.getByRole('button', { name: '返回' }).element()
    expect(document.activeElement).toBe(back)
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(cell)
    await userEvent.keyboard('10{Enter}{Escape}{Enter}')
    const stay = page.getByRole('dialog').getByRole('button', { name: '继续编辑' })
    await vi.waitFor(() => expect(document.activeElement).toBe(stay.element()))
    expect(onCancel).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(document.activeElement).toBe(back))
    expect(shown.form?.dirty).toBe(true)
  })

  it('saves by Ctrl+S and leaves the keyboard where it was, in a field and in a cell', async () => {
    const source = await open({ id: 'quotation-1' }, { latency: 30 })
    const remark = page.getByRole('textbox', { name: '备注' }).first()
    await remark.fill('x')
    await userEvent.keyboard('{Control>}s{/Control}')
    await vi.waitFor(() => expect(sent(source, '/edit')).toHaveLength(1))
    await waitFor('the save', () => shown.form?.saving === false && shown.form.record?.version === 2)
    await vi.waitFor(() => expect(document.activeElement).toBe(remark.element()))
    await page.getByRole('gridcell', { name: /^108/ }).first().click()
    await beyondGuard()
    await userEvent.keyboard('10{Control>}s{/Control}')
    await waitFor('the save', () => shown.form?.record?.version === 3)
    const kept = sent(source, '/edit')[1]?.[LINE] as { tableData: Row[] }
    expect(kept.tableData.map(({ quantity }) => quantity)).toEqual([10])
    await vi.waitFor(() => expect(document.activeElement?.matches('.lg-input')).toBe(true))
    // With the keyboard nowhere, as after a press beside all fields.
    await remark.fill('y')
    ;(document.activeElement as HTMLElement).blur()
    await beyondGuard()
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor('the save', () => shown.form?.record?.version === 4)
  })

  it('keeps one step and save in sight on a phone, and all else in a menu', async () => {
    await page.viewport(390, 844)
    try {
      await open({ id: 'quotation-1', entity: { ...demoQuotation, print: {} } })
      await waitFor('the record', () => shown.form?.record !== undefined)
      const bar = document.querySelector<HTMLElement>('.lading-form-buttons')!
      await vi.waitFor(() => expect(bar.querySelectorAll('button')).toHaveLength(3))
      expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth)
      expect(bar.clientHeight).toBeLessThan(50)
      await page.getByRole('button', { name: '更多操作' }).click()
      await expect.element(page.getByRole('menuitem', { name: '打印' })).toBeVisible()
    } finally {
      await page.viewport(1280, 900)
    }
  })

  it('fills what the default of a field brings, and counts it as the beginning of the record', async () => {
    const { fields, derive } = demoQuotation
    const entity: EntityDefinition = {
      ...demoQuotation,
      fields: {
        ...fields,
        customerNo: {
          ...fields.customerNo!,
          default: 'C10002',
          fills: { customerName: 'name', email: 'name', remark: 'name' },
        },
        title: { kind: 'text', zh: '抬头', en: 'Title' },
      },
      derive: { ...derive, title: ({ customerName }) => `致 ${String(customerName)}` },
    }
    await open({ entity, initial: { remark: '老客户' } })
    const values = () => shown.form!.methods.getValues()
    const name = '招商局能源运输股份有限公司'
    await vi.waitFor(() =>
      expect(values()).toMatchObject({
        customerName: name,
        email: name,
        remark: '老客户',
        title: `致 ${name}`,
      }),
    )
    expect(shown.form!.dirty).toBe(false)
  })

  it('fills the fields that a picked record brings', async () => {
    await open()
    const form = entityFormTester()
    await page.getByRole('combobox', { name: '客户编号' }).click()
    await page.getByText('C10004 Evergreen Marine').click()
    await waitFor('the name', () => form.value('客户名称') === 'Evergreen Marine (Asia) Pte. Ltd.')
  })
})
