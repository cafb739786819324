import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { defineEntity } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import { EntityForm } from '../form/EntityForm'
import { SourceError } from '../foundation/dataSource'
import { LineGrid } from '../form/lines/LineGrid'
import { FormHeader } from '../form/parts/FormHeader'
import { FormSection } from '../form/parts/FormSection'
import { useEntityForm } from '../form/useEntityForm'
import { ListPage } from '../list-page/ListPage'
import { DataTable } from '../list-page/table/DataTable'
import { ListToolbar } from '../list-page/toolbar/ListToolbar'
import { useListPage } from '../list-page/useListPage'
import { createFakeDataSource } from '../testing/fake/createFakeDataSource'
import type { FakeDataSource, FakeSeed } from '../testing/fake/createFakeDataSource'
import { StoryFrame } from '../testing/StoryFrame'
import { entityFormTester } from '../testing/testers/entityFormTester'

/** Stock with an action of each sort. */
const stock: EntityDefinition = defineEntity({
  key: 'demoStock',
  name: 'DemoStock',
  label: { zh: '库存', en: 'Stock' },
  area: 'demo',
  title: 'item',
  fields: {
    item: { kind: 'text', required: true, zh: '物料', en: 'Item' },
    customer: { kind: 'text', zh: '客户', en: 'Customer' },
    site: { kind: 'text', editableIn: ['free'], zh: '站点', en: 'Site' },
    sort: { kind: 'text', zh: '类别', en: 'Sort' },
    zone: {
      kind: 'text',
      visibleWhen: { field: 'sort', op: 'eq', value: 'central' },
      requiredWhen: { field: 'sort', op: 'eq', value: 'central' },
      zh: '库区',
      en: 'Zone',
    },
    state: { kind: 'status', readonly: true, zh: '状态', en: 'State' },
    keepers: { kind: 'user', multiple: true, readonly: true, zh: '保管人', en: 'Keepers' },
    reason: { kind: 'textarea', readonly: true, zh: '冻结原因', en: 'Reason' },
  },
  list: ['item', 'customer', 'state'],
  query: ['item'],
  form: [
    {
      section: { zh: '库存', en: 'Stock' },
      rows: [
        ['item', 'customer', 'site'],
        ['sort', 'zone'],
      ],
    },
  ],
  lines: {
    demoStockLine: {
      label: { zh: '批次', en: 'Batches' },
      fields: {
        batch: { kind: 'text', zh: '批号', en: 'Batch' },
        qty: { kind: 'quantity', zh: '数量', en: 'Quantity' },
        got: { kind: 'quantity', readonly: true, zh: '已收', en: 'Received' },
        closed: { kind: 'text', default: 'N', readonly: true, zh: '已关闭', en: 'Closed' },
      },
      columns: ['batch', 'closed'],
    },
  },
  workflow: {
    field: 'state',
    initial: 'free',
    states: { free: { zh: '可用', en: 'Free' }, held: { zh: '冻结', en: 'Held' } },
    actions: {
      hold: {
        zh: '冻结',
        en: 'Hold',
        from: ['free'],
        to: 'held',
        input: [{ field: 'reason', required: true }],
      },
    },
  },
  actions: {
    send: { zh: '同步', en: 'Sync', when: { field: 'customer', op: 'filled' } },
    pick: { zh: '拣货', en: 'Pick', on: 'selection', from: ['free'], same: ['customer'] },
    scrap: {
      zh: '报废',
      en: 'Scrap',
      on: 'selection',
      from: ['free'],
      input: [{ field: 'reason', required: true }],
      confirm: false,
    },
    receive: {
      zh: '收货',
      en: 'Receive',
      input: [
        { name: 'day', kind: 'date', required: true, zh: '收货日期', en: 'Day' },
        {
          lines: 'demoStockLine',
          where: { field: 'closed', op: 'ne', value: 'Y' },
          show: ['batch', 'qty'],
          ask: [{ name: 'now', kind: 'quantity', min: 0.01, zh: '本次收货', en: 'Now' }],
          propose: { now: { minus: ['qty', 'got'] } },
          set: { got: { formula: { plus: ['got', 'now'] } } },
        },
      ],
    },
    count: { zh: '盘点', en: 'Count', when: { field: 'keepers', op: 'has', value: { the: 'me' } } },
    close: {
      zh: '关闭批次',
      en: 'Close batches',
      on: 'lines',
      from: ['free'],
      when: { field: 'closed', op: 'ne', value: 'Y', zh: '批次已关闭', en: 'The batch is closed' },
      set: { closed: { value: 'Y' } },
    },
  },
  permissions: {
    prefix: 'demo:stock',
    actions: ['list', 'edit', 'hold', 'send', 'pick', 'scrap', 'close', 'receive', 'count'],
  },
  review: [],
})

const rows: Row[] = [
  {
    id: '1',
    item: 'rope',
    customer: 'A',
    state: 'free',
    site: 'SG',
    keepers: 'li,admin',
    sort: 'central',
    zone: 'Z1',
    demoStockLine: [
      { id: 'b1', batch: 'X', closed: 'N', qty: 5, got: 1 },
      { id: 'b2', batch: 'Y', closed: 'N', qty: 2 },
      { id: 'b3', batch: 'Z', closed: 'Y', qty: 9 },
    ],
  },
  { id: '2', item: 'chain', customer: 'B', state: 'free', demoStockLine: [] },
  { id: '3', item: 'paint', customer: null, keepers: 'li', state: 'held', site: 'NL', demoStockLine: [] },
]

function Form({ id }: { id: string }) {
  const form = useEntityForm(stock, { id })
  return (
    <EntityForm form={form}>
      <FormHeader />
      {stock.form.map(({ section, rows: placed }) => (
        <FormSection key={section.en} title={section} rows={placed} />
      ))}
      <LineGrid line="demoStockLine" />
    </EntityForm>
  )
}

function List() {
  const list = useListPage(stock, { storageKey: null })
  return (
    <ListPage page={list}>
      <ListToolbar page={list} />
      <DataTable page={list} />
    </ListPage>
  )
}

/** What stands for the time that a busy server takes: a second and a half for actions. */
const SLOW = { latency: ({ path }: { path: string }) => (path.includes('/action') ? 1_500 : 0) }

async function show(element: ReactNode, seed: FakeSeed = {}): Promise<FakeDataSource> {
  const source = createFakeDataSource({ entities: [{ entity: stock, rows }], ...seed })
  await render(<StoryFrame dataSource={source}>{element}</StoryFrame>)
  return source
}

const sent = (source: FakeDataSource, call: string) =>
  source.calls.filter(({ path }) => path.endsWith(call)).map(({ input }) => input as Row)
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('actions of a form', () => {
  it('ask for their fields by keyboard alone, and check them before anything is sent', async () => {
    const source = await show(<Form id="1" />)
    await entityFormTester().ready()
    await button('冻结库存').click()
    const reason = page.getByRole('dialog').getByRole('textbox', { name: '冻结原因' })
    await expect.element(reason).toHaveFocus()
    await page.getByRole('dialog').getByRole('button', { name: '冻结库存' }).click()
    await expect.element(page.getByRole('alert').getByText('冻结原因不能为空')).toBeVisible()
    expect(sent(source, 'action/hold')).toEqual([])
    await expect.element(reason).toHaveFocus()
    await userEvent.keyboard('破损')
    await page.getByRole('dialog').getByRole('button', { name: '冻结库存' }).click()
    await expect.element(page.getByText('冻结库存成功！')).toBeVisible()
    expect(sent(source, 'action/hold')).toEqual([{ id: '1', version: 1, input: { reason: '破损' } }])
    // The state that is stored now locks it.
    await expect.element(page.getByText('当前状态“冻结”不允许修改站点')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: '站点' })).toBeDisabled()
  })

  it('know whose they are, as the server does', async () => {
    const source = await show(<Form id="1" />)
    await entityFormTester().ready()
    await page.getByRole('button', { name: '更多操作' }).first().click()
    await page.getByRole('menuitem', { name: '盘点' }).click()
    await expect.element(page.getByText('盘点成功！')).toBeVisible()
    expect(sent(source, 'action/count')).toHaveLength(1)
  })

  it('say why they cannot be done', async () => {
    const source = await show(<Form id="3" />)
    await entityFormTester().ready()
    await expect.element(button('冻结库存')).not.toBeInTheDocument()
    await userEvent.hover(button('同步').element())
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('同步的条件不满足：客户不为空')
    expect(sent(source, 'action/send')).toEqual([])
    // Nor are those on lines shown where the state or every line forbids them.
    await expect.element(button('关闭批次')).not.toBeInTheDocument()
  })

  it('are done to the chosen lines', async () => {
    const source = await show(<Form id="1" />)
    await entityFormTester().ready()
    await button('关闭批次').click()
    await expect.element(page.getByText('请选择一条记录')).toBeVisible()
    await page.getByRole('grid').getByRole('checkbox').nth(2).click()
    await button('关闭批次').click()
    await expect.element(page.getByText('关闭批次成功！')).toBeVisible()
    expect(sent(source, 'action/close')).toEqual([{ id: '1', version: 1, lines: ['b2'] }])
  })

  it('show on their button that something goes on, and no failure that was told already', async () => {
    const told = new SourceError('网络异常', 0, [], true)
    const failures = [told, new SourceError('已停用', 500)]
    await show(<Form id="1" />, {
      ...SLOW,
      fail: ({ path }) => (path.endsWith('/send') ? failures.shift() : undefined),
    })
    await entityFormTester().ready()
    const sync = button('同步')
    await sync.click()
    await expect.poll(() => sync.element().classList).toContain('ant-btn-loading')
    await expect.poll(() => document.querySelector('.ant-btn-loading'), { timeout: 5_000 }).toBeNull()
    await sync.click()
    await expect.element(page.getByText('已停用').first()).toBeVisible()
    expect(page.getByText('网络异常').elements()).toEqual([])
    await sync.click()
    await expect.element(page.getByText('同步成功！')).toBeVisible()
  })

  it('ask line by line for what is open, starting with what is proposed', async () => {
    const source = await show(<Form id="1" />)
    await entityFormTester().ready()
    await button('收货').click()
    const dialog = page.getByRole('dialog')
    const entry = dialog.getByRole('spinbutton', { name: '本次收货' })
    await expect.element(entry.nth(1)).toHaveValue('2')
    expect(entry.elements()).toHaveLength(2)
    await expect.element(entry.nth(0)).toHaveValue('4')
    await entry.nth(0).fill('0')
    await dialog.getByRole('button', { name: '收货' }).click()
    await expect.element(dialog.getByText('本次收货不能小于0.01')).toBeVisible()
    await expect.element(entry.nth(0)).toHaveFocus()
    await entry.nth(0).fill('3')
    await entry.nth(1).fill('')
    await dialog.getByRole('button', { name: '收货' }).click()
    await expect.element(page.getByText('收货成功！')).toBeVisible()
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string
    const demoStockLine = [
      { id: 'b1', now: 3 },
      { id: 'b2', now: null },
    ]
    expect(sent(source, 'action/receive')).toEqual([{ id: '1', version: 1, input: { day, demoStockLine } }])
  })

  it('keep what was entered when the server refuses it, and say it where it was entered', async () => {
    const line = { line: 'demoStockLine', rowId: 'b2' }
    const failures = [
      new SourceError('超过应收', 500, [{ ...line, field: 'now', message: '本次收货超过应收' }]),
      new SourceError('仓库已盘点', 500, [{ field: 'state', message: '仓库盘点中，暂不收货' }]),
    ]
    const source = await show(<Form id="1" />, {
      fail: ({ path }) => (path.endsWith('/receive') ? failures.shift() : undefined),
    })
    await entityFormTester().ready()
    await button('收货').click()
    const dialog = page.getByRole('dialog')
    const entry = dialog.getByRole('spinbutton', { name: '本次收货' })
    const receive = dialog.getByRole('button', { name: '收货' })
    await entry.nth(1).fill('9')
    await receive.click()
    await expect.element(dialog.getByText('本次收货超过应收')).toBeVisible()
    await expect.element(entry.nth(1)).toHaveFocus()
    await expect.element(entry.nth(1)).toHaveValue('9')
    await entry.nth(1).fill('2')
    await receive.click()
    await expect.element(dialog.getByRole('alert').getByText('仓库盘点中，暂不收货')).toBeVisible()
    await receive.click()
    await expect.element(page.getByText('收货成功！')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    const inputs = sent(source, 'action/receive').map(({ input }) => (input as Row).demoStockLine)
    const b1 = { id: 'b1', now: 4 }
    expect(inputs).toEqual([
      [b1, { id: 'b2', now: 9 }],
      [b1, { id: 'b2', now: 2 }],
      [b1, { id: 'b2', now: 2 }],
    ])
  })

  it('keep what was entered when others saved the record meanwhile, and go on with the latest', async () => {
    const source = await show(<Form id="1" />)
    await entityFormTester().ready()
    await button('冻结库存').click()
    const dialog = page.getByRole('dialog')
    const reason = dialog.getByRole('textbox', { name: '冻结原因' })
    await reason.fill('破损')
    await source.resource('/demo/demoStock').edit({ id: '1', version: 1, zone: 'Z2' })
    const hold = dialog.getByRole('button', { name: '冻结库存' })
    await hold.click()
    const told = dialog.getByRole('alert').getByText('刚刚修改了数据')
    await expect.element(told).toBeVisible()
    await expect.element(reason).toHaveValue('破损')
    // What stands behind the dialog is the latest, too.
    await expect.element(page.getByRole('textbox', { name: '库区' })).toHaveValue('Z2')
    await hold.click()
    await expect.element(page.getByText('冻结库存成功！')).toBeVisible()
    expect(sent(source, 'action/hold').map(({ version }) => version)).toEqual([1, 2])
  })

  it('fields come and go with the values they depend on, and keep what is stored', async () => {
    const source = await show(<Form id="1" />)
    await entityFormTester().ready()
    await page.getByRole('textbox', { name: '库区' }).fill('Z9')
    await page.getByRole('textbox', { name: '类别' }).fill('transit')
    await expect.element(page.getByRole('textbox', { name: '库区' })).not.toBeInTheDocument()
    await button('保存').click()
    await expect.element(page.getByText('保存成功！')).toBeVisible()
    expect(sent(source, 'edit')).toMatchObject([{ sort: 'transit', zone: 'Z1' }])
  })
})

describe('the question before an action', () => {
  it('says that nothing follows only where no action at all leads on, of this state or of another', async () => {
    const entity: EntityDefinition = {
      ...stock,
      fields: { ...stock.fields, sync: { kind: 'status', readonly: true, zh: '同步', en: 'Sync' } },
      workflows: {
        sync: {
          initial: 'none',
          states: {
            none: { zh: '未同步', en: 'Not sent' },
            synced: { zh: '已同步', en: 'Sent' },
            filed: { zh: '已归档', en: 'Filed' },
          },
          actions: {},
        },
      },
      actions: {
        mark: { zh: '标记成功', en: 'Mark', moves: { sync: { from: ['none'], to: 'synced' } } },
        reset: { zh: '重置', en: 'Reset', moves: { sync: { from: ['synced'], to: 'none' } } },
        file: { zh: '归档', en: 'File', moves: { sync: { from: ['none'], to: 'filed' } } },
      },
      permissions: { ...stock.permissions, actions: ['list', 'mark', 'reset', 'file'] },
    }
    function Sync() {
      return <EntityForm form={useEntityForm(entity, { id: '1' })} />
    }
    const source = createFakeDataSource({ entities: [{ entity, rows: [{ ...rows[0], sync: 'none' }] }] })
    await render(
      <StoryFrame dataSource={source}>
        <Sync />
      </StoryFrame>,
    )
    await entityFormTester().ready()
    const dialog = page.getByRole('dialog')
    await button('标记成功').click()
    await expect.element(dialog.getByText('状态将由“未同步”变为“已同步”。')).toBeVisible()
    await dialog.getByRole('button', { name: '保持“未同步”' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await button('归档').click()
    await expect.element(dialog.getByText('状态将由“未同步”变为“已归档”，此后不能再变更。')).toBeVisible()
  })
})

describe('actions of a list', () => {
  it('want chosen rows that agree, and show that something goes on', async () => {
    const source = await show(<List />, SLOW)
    await button('拣货').click()
    await expect.element(page.getByText('请选择一条记录')).toBeVisible()
    await page.getByRole('checkbox', { name: 'rope' }).click()
    await page.getByRole('checkbox', { name: 'chain' }).click()
    await button('拣货').click()
    await expect.element(page.getByText('所选记录的客户不一致，不能一起拣货')).toBeVisible()
    await page.getByRole('checkbox', { name: 'chain' }).click()
    await button('拣货').click()
    await expect.poll(() => document.querySelector('.ant-btn-loading')).not.toBeNull()
    await expect.element(page.getByText('拣货成功！')).toBeVisible()
    expect(sent(source, 'actionBatch/pick')).toEqual([{ records: [{ id: '1', version: 1 }] }])
    await page.getByRole('checkbox', { name: 'paint' }).click()
    await button('拣货').click()
    await expect.element(page.getByText('当前状态“冻结”不允许拣货')).toBeVisible()
  })

  it('keep what was entered when others saved a record meanwhile', async () => {
    const source = await show(<List />)
    await page.getByRole('checkbox', { name: 'rope' }).click()
    await page.getByRole('checkbox', { name: 'chain' }).click()
    await button('报废').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: '冻结原因' }).fill('受潮')
    await source.resource('/demo/demoStock').edit({ id: '2', version: 1, item: 'cable' })
    const scrap = dialog.getByRole('button', { name: '报废' })
    await scrap.click()
    await expect.element(dialog.getByRole('alert').getByText('刚刚修改了数据')).toBeVisible()
    // The list behind it shows what is scrapped now.
    await expect.element(page.getByText('cable')).toBeVisible()
    await scrap.click()
    await expect.element(page.getByText('报废成功！')).toBeVisible()
    const of = (version: number) => ({
      records: [
        { id: '1', version: 1 },
        { id: '2', version },
      ],
      input: { reason: '受潮' },
    })
    expect(sent(source, 'actionBatch/scrap')).toEqual([of(1), of(2)])
  })
})
