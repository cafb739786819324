import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { call } from './portal'
import { CUSTOMER, ITEMS, itemOf, VESSEL } from './tradeCodes.mjs'

export { CUSTOMER, ITEMS, itemOf, VESSEL }

/** The field of a quotation that a test marks its own by: free text, found by its name. */
export const MARK = { field: 'agentInfo', label: '客户代理' } as const

/** The body of a new quotation, marked as the test's own. */
export function quotation(mark: string, lines: object[] = []): Record<string, unknown> {
  return {
    customerNo: CUSTOMER,
    vessel: VESSEL,
    eta: '2026-12-01',
    [MARK.field]: mark,
    saQuotationLine: {
      deleteData: [],
      tableData: lines.map((line, at) => ({
        id: `row_${at + 1}_temp`,
        itemId: itemOf(at),
        quantity: at + 1,
        unit: 'PCS',
        price: 2,
        ...line,
      })),
    },
  }
}

/** The quotations of that mark, `*` for any letters. */
export async function marked(
  origin: string,
  token: string,
  mark: string,
): Promise<{ id: string; amount: number }[]> {
  const query = `${MARK.field}=${encodeURIComponent(mark)}&pageSize=100`
  const { result } = await call(origin, token, 'GET', `/sales/saQuotation/list?${query}`)
  return result.records as { id: string; amount: number }[]
}

/** Chooses a record in the field of that label by typing its code. */
export async function choose(page: Page, label: string, code: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label })
  await field.fill(code)
  await page.locator('.ant-select-item-option').filter({ hasText: code, visible: true }).first().click()
  await expect(page.locator('.ant-select').filter({ has: field })).toContainText(code)
}

/** Fills in what a new quotation asks for, without lines: the vessel brings its customer along. */
export async function fillQuotation(page: Page, mark: string): Promise<void> {
  await choose(page, '船舶编码', VESSEL)
  await page.getByLabel(MARK.label).fill(mark)
  await page.getByLabel('预计到港').fill('2026-12-24')
  await page.getByLabel('预计到港').press('Enter')
}
