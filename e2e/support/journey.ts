import { expect } from '@playwright/test'
import type { Browser, Locator, Page } from '@playwright/test'
import { call, enter, GridOnPage, tokenOf } from './portal'
import { choose, fillQuotation, itemOf, marked } from './trade'

/** Lines of the quotation, pasted from a spreadsheet. */
export const LINES = 40
/** Lines of it that are bought, stored and shipped. */
const BOUGHT = 2

/** Milliseconds that a step may take: what does not come is a fault with a picture, not an hour of waiting. */
const PATIENCE = 60_000

/** What a journey is made with. */
export interface JourneyOptions {
  browser: Browser
  origin: string
  /** The quotation's own mark. */
  mark: string
  /** Between any two steps. @default nothing */
  between?: () => Promise<void>
  /** While the quotation waits for its approval. @default nothing */
  submitted?: (quotation: string) => Promise<void>
}

/** The documents that a journey has made, by their ids. */
export interface Made {
  quotation: string
  confirmation: string
  order: string
  receipt: string
  picking: string
  note: string
  expense: string
}

/** Two Chinese signs of a button may stand apart. */
const called = (name: string) => new RegExp(`^${name.length === 2 ? [...name].join('\\s*') : name}$`)

/** People of the demo at work, each in a browser of its own, and what they do to documents. */
export class Journey {
  private readonly pages = new Map<string, Page>()
  /** What the server has refused, as it was answered, and calls that got no answer. */
  private readonly refusals: string[] = []

  constructor(readonly options: JourneyOptions) {}

  get origin(): string {
    return this.options.origin
  }

  /** The page of somebody, who logs in at first. */
  async person(username: string): Promise<Page> {
    const known = this.pages.get(username)
    if (known) return known
    const context = await this.options.browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE)
    page.on('response', async (response) => {
      // A business error travels with HTTP 200.
      if (response.ok() && response.request().method() === 'GET') return
      const told = await response.text().catch(String)
      if (response.ok() && !told.startsWith('{"success":false')) return
      this.refusals.push(`${username}: ${response.status()} ${response.url()} ${told.slice(0, 300)}`)
    })
    page.on('requestfailed', (request) => {
      this.refusals.push(`${username}: ${request.failure()?.errorText} ${request.method()} ${request.url()}`)
    })
    await enter(page, this.origin, username)
    this.pages.set(username, page)
    return page
  }

  /** Opens the form of a record, to look at; what may be done with it stands there, too. */
  async open(username: string, path: string, id: string): Promise<Page> {
    const page = await this.person(username)
    await page.goto(`${this.origin}/pc${path}/view/${id}`)
    await expect(page.locator('h1').last()).toBeVisible()
    return page
  }

  /** Presses a button, answers what it asks, and waits until it is done. */
  async press(
    page: Page,
    name: string,
    done: string,
    answer?: (dialog: Locator) => Promise<void>,
  ): Promise<void> {
    await this.options.between?.()
    await page.getByRole('button', { name: called(name) }).click()
    const dialog = page.getByRole('dialog').filter({ has: page.locator('.ant-btn-primary') })
    // While it grows, a press may begin on a button and end beside it.
    await expect(dialog).not.toHaveClass(/ant-zoom/)
    await answer?.(dialog)
    await dialog.locator('.ant-btn-primary').click()
    await expect(page.getByText(done, { exact: true }).last())
      .toBeVisible()
      .catch((reason: Error) => {
        // What the page said is gone by now.
        reason.message += `\nRefused or failed: ${this.refusals.slice(-5).join('\n') || 'nothing'}`
        throw reason
      })
    await expect(dialog).toBeHidden()
  }

  /** What came out of a record, of that kind. */
  async made(username: string, entity: string, id: string, kind: string): Promise<string> {
    const token = await tokenOf(this.origin, username)
    const { result } = await call(this.origin, token, 'GET', `/sys/record/chain?entity=${entity}&id=${id}`)
    const documents = result.documents as { entity: string; id?: string; depth: number }[]
    const found = documents.filter((each) => each.entity === kind && each.depth > 0).at(-1)?.id
    expect(found, `${kind} of ${entity}`).toBeTruthy()
    return found!
  }

  async end(): Promise<void> {
    for (const page of this.pages.values()) await page.context().close()
  }
}

/** Types a day into a field of a dialog. */
export async function day(dialog: Locator, label: string): Promise<void> {
  // Days are those of GMT+8.
  await dialog.getByLabel(label).fill(new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10))
  await dialog.getByLabel(label).press('Enter')
}

/** Chooses a record in a dialog by typing its code. */
export async function pick(page: Page, dialog: Locator, label: string, code: string): Promise<void> {
  const option = page.locator('.ant-select-item-option').filter({ hasText: code, visible: true }).first()
  // The dialog takes the focus to its first field once that is there, which may be after this one is filled.
  await expect(async () => {
    await dialog.getByRole('combobox', { name: label }).fill(code)
    await option.click({ timeout: 2_000 })
  }).toPass({ timeout: PATIENCE })
}

/** The number of the document whose form is shown. */
const numberOf = async (page: Page, label: string) =>
  ((await page.locator('h1').last().textContent()) ?? '').replace(`查看${label}`, '').trim()

/** Chooses the stock that came with a document. */
async function chooseStock({ origin }: Journey, page: Page, sourceNo: string): Promise<void> {
  await page.goto(`${origin}/pc/warehouse/inventory`)
  const rows = page.locator('.ant-table-tbody .ant-table-row').filter({ hasText: sourceNo })
  await expect(rows).toHaveCount(BOUGHT)
  for (let at = 0; at < BOUGHT; at += 1) await rows.nth(at).getByRole('checkbox').check()
}

/** Sales: 40 lines pasted, submitted, approved by the manager, confirmed, turned into a confirmation that the ERP gets. */
export async function sell(journey: Journey): Promise<Pick<Made, 'quotation' | 'confirmation'>> {
  const { origin } = journey
  const { mark } = journey.options
  const page = await journey.person('sales')
  await page.goto(`${origin}/pc/sales/quotation/add`)
  await fillQuotation(page, mark)
  await choose(page, '公司', 'SH01')
  await choose(page, '站点', 'YS')
  const grid = new GridOnPage(page, page.getByRole('grid', { name: '报价明细' }))
  await page.getByRole('button', { name: '新增' }).last().click()
  await grid.expectRows(1, 3)
  await grid.click(1, '物料编号')
  const sheet = Array.from({ length: LINES }, (_, at) =>
    [itemOf(at), '', '', String(at + 1), '10', '', '2.5'].join('\t'),
  )
  await grid.paste(sheet.join('\r\n'))
  await grid.expectRows(LINES, 3)
  await journey.options.between?.()
  await page.getByRole('button', { name: called('保存') }).click()
  await page.waitForURL(/\/sales\/quotation(\?|$)/)
  const token = await tokenOf(origin, 'sales')
  const { id: quotation, amount } = (await marked(origin, token, mark))[0]!
  expect(amount).toBe(LINES * 25)

  await journey.open('sales', '/sales/quotation', quotation)
  await journey.press(page, '提交审批', '提交审批成功！')
  await journey.options.submitted?.(quotation)
  const manager = await journey.open('manager', '/sales/quotation', quotation)
  await journey.press(manager, '审批通过', '审批通过成功！')
  await journey.open('sales', '/sales/quotation', quotation)
  await journey.press(page, '确认报价单', '确认报价单成功！')
  await journey.press(page, '全部生成', '已生成销售确认')
  const confirmation = await journey.made('sales', 'saQuotation', quotation, 'salesOrderConfirmation')
  await journey.open('sales', '/sales/sales-order-confirmation', confirmation)
  await journey.press(page, '确认销售订单确认', '确认销售订单确认成功！')
  await journey.press(page, 'ERP 同步', '已提交同步')
  // The recorder of the demo takes it within seconds, and the open form hears of it.
  await expect(page.getByText('已同步').first()).toBeVisible({ timeout: 30_000 })
  return { quotation, confirmation }
}

/** Purchasing: an order of two lines, what the warehouse expects of it, and what the supplier is to be paid. */
export async function buy(
  journey: Journey,
  confirmation: string,
): Promise<Pick<Made, 'order' | 'receipt' | 'expense'>> {
  const page = await journey.open('purchasing', '/sales/sales-order-confirmation', confirmation)
  const lines = new GridOnPage(page, page.getByRole('grid', { name: '确认明细' }))
  for (let row = 1; row <= BOUGHT; row += 1) await lines.row(row).getByRole('checkbox').click()
  await journey.press(page, '生成采购订单', '已生成采购订单', async (dialog) => {
    await pick(page, dialog, '供应商', 'S20011')
    await pick(page, dialog, '币种', '人民币')
  })
  const order = await journey.made('purchasing', 'salesOrderConfirmation', confirmation, 'purchaseOrder')
  await journey.open('purchasing', '/purchase/purchase-order', order)
  await journey.press(page, '下单采购订单', '下单采购订单成功！')
  await journey.press(page, '生成收货单', '已生成收货单', (dialog) => pick(page, dialog, '部门', 'SA01'))
  await journey.press(page, '生成采购费用', '已生成采购费用', async (dialog) => {
    await pick(page, dialog, '付款类型', '凭票付款')
    await dialog.getByLabel('发票号码').fill('31002200')
    await pick(page, dialog, '类别编号', 'E301')
    await pick(page, dialog, '成本中心', 'CC1002')
  })
  return {
    order,
    receipt: await journey.made('purchasing', 'purchaseOrder', order, 'receiveOrder'),
    expense: await journey.made('purchasing', 'purchaseOrder', order, 'purchaseExpense'),
  }
}

/** The warehouse: received, put into stock, picked. */
export async function store(journey: Journey, receipt: string): Promise<{ picking: string; pickNo: string }> {
  const page = await journey.open('warehouse', '/warehouse/receive-order', receipt)
  await journey.press(page, '下达收货单', '下达收货单成功！')
  await journey.press(page, '收货', '收货成功！', (dialog) => day(dialog, '收货日期'))
  await chooseStock(journey, page, await numberOf(page, '收货单'))
  await journey.press(page, '拣货', '已生成拣货单')
  const picking = await journey.made('warehouse', 'receiveOrder', receipt, 'pickOrder')
  await journey.open('warehouse', '/warehouse/pick-order', picking)
  await journey.press(page, '拣货', '拣货成功！', (dialog) => dialog.getByLabel('集货区').fill('T-09'))
  return { picking, pickNo: await numberOf(page, '拣货单') }
}

/** Logistics: shipped and received by the customer. */
export async function ship(
  journey: Journey,
  { picking, pickNo }: { picking: string; pickNo: string },
): Promise<string> {
  const page = await journey.person('logistics')
  await chooseStock(journey, page, pickNo)
  await journey.press(page, '发货', '已生成发货单', (dialog) =>
    dialog.getByLabel('送货地址').fill('洋山 3# 泊位'),
  )
  const note = await journey.made('logistics', 'pickOrder', picking, 'logShipOrder')
  await journey.open('logistics', '/logistics/log-ship-order', note)
  await journey.press(page, '发运发货单', '发运发货单成功！', (dialog) => day(dialog, '发货日期'))
  await journey.press(page, '签收发货单', '签收发货单成功！', (dialog) => day(dialog, '签收日期'))
  // The form says what it came out of, as far as logistics may see it.
  const chain = page.getByRole('region', { name: '单据关系' })
  // A server that was away is asked again within half a minute.
  await expect(chain.getByText('采购订单')).toBeVisible({ timeout: 60_000 })
  await expect(chain.getByText('无权查看').first()).toBeVisible()
  return note
}

/** Purchasing submits, the manager returns it once and approves it then, finance approves and pays. */
export async function pay(journey: Journey, expense: string): Promise<void> {
  const path = '/purchase/purchase-expense'
  const submit = async () => {
    const page = await journey.open('purchasing', path, expense)
    await journey.press(page, '提交审批', '提交审批成功！')
  }
  await submit()
  const manager = await journey.open('manager', path, expense)
  await journey.press(manager, '退回', '退回成功！', (dialog) =>
    dialog.getByLabel('退回原因').fill('请补充合同'),
  )
  await submit()
  await journey.open('manager', path, expense)
  await journey.press(manager, '审批通过', '审批通过成功！')
  // It is more than the head of a department decides alone.
  const finance = await journey.open('finance', path, expense)
  await journey.press(finance, '审批通过', '审批通过成功！')
  await journey.press(finance, '付款', '付款成功！', (dialog) => day(dialog, '付款日期'))
}

/** The whole way of the goods and of the money. */
export async function travel(journey: Journey): Promise<Made> {
  const sold = await sell(journey)
  const bought = await buy(journey, sold.confirmation)
  const stored = await store(journey, bought.receipt)
  const note = await ship(journey, stored)
  await pay(journey, bought.expense)
  return { ...sold, ...bought, picking: stored.picking, note }
}
