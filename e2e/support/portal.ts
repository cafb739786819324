import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** The captcha's text in these runs: demo mode takes it from the setting CAPTCHA_TEXT. */
export const CAPTCHA = 'abcd'
const PASSWORD = 'Lading@2026'

/** Fills and sends the login form; does not wait for what comes of it. */
export async function sendLogin(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('用户名').fill(username)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('textbox', { name: '验证码' }).fill(CAPTCHA)
  await page.getByRole('button', { name: /登\s*录/ }).click()
}

/** The demo account that belongs to two departments: it must choose one first. */
const IN_TWO_DEPARTMENTS = 'sales'

/** Logs in and waits for the home page. */
export async function login(page: Page, origin: string, username: string): Promise<void> {
  await page.goto(`${origin}/pc/user/login`)
  await sendLogin(page, username)
  await page.waitForURL('**/dashboard/analysis')
  if (username === IN_TWO_DEPARTMENTS) await chooseDepartment(page)
}

/** Answers the question for the department with the one that is marked, or with the named one. */
export async function chooseDepartment(page: Page, name?: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '部门切换' })
  if (name) await dialog.getByRole('radio', { name }).check()
  await dialog.getByRole('button', { name: /确\s*定/ }).click()
  await expect(dialog).toBeHidden()
}

/** A login by direct calls, as any client of the contract would make it. */
async function loginCall(origin: string, username: string): Promise<{ token: string; userInfo: unknown }> {
  const checkKey = Date.now()
  await fetch(`${origin}/api/sys/randomImage/${checkKey}`)
  const response = await fetch(`${origin}/api/sys/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD, captcha: CAPTCHA, checkKey }),
  })
  return ((await response.json()) as { result: { token: string; userInfo: unknown } }).result
}

/** A token for direct calls. */
export async function tokenOf(origin: string, username: string): Promise<string> {
  return (await loginCall(origin, username)).token
}

/**
 * Begins a session where the portal keeps it, without its login page and its home page, which `login` opens: for tests
 * of other pages, in a quarter of the time. Who belongs to several departments acts for the one that is marked. The
 * next step opens a page.
 *
 * @param settings of the portal, e.g. `{ mode: 'dark' }`
 */
export async function enter(
  page: Page,
  origin: string,
  username: string,
  settings?: Record<string, unknown>,
): Promise<void> {
  const { token, userInfo } = await loginCall(origin, username)
  // An answer of the same origin that is no page of the portal.
  await page.goto(`${origin}/healthz`)
  const kept = { Login_Userinfo: userInfo, LADING_SETTINGS: settings, 'Access-Token': token }
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values))
      if (value !== undefined) localStorage.setItem(key, JSON.stringify({ value, expire: null }))
  }, kept)
}

/** What an envelope holds, for direct calls. */
export interface Answer {
  status: number
  success: boolean
  code: number
  message: string
  result: Record<string, unknown>
}

/** A direct call with a token. */
export async function call(
  origin: string,
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: { 'X-Access-Token': token, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : undefined,
  })
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) }
}

/** The grid of a form, driven as a person drives it. */
export class GridOnPage {
  constructor(
    readonly page: Page,
    readonly grid: Locator,
  ) {}

  /** A data row (1-based). */
  row(row: number): Locator {
    return this.grid.locator(`[role=row][aria-rowindex="${row + 1}"]`)
  }

  /** The cell of a data row (1-based) in the column of that title. */
  async cell(row: number, title: string): Promise<Locator> {
    const header = this.grid.getByRole('columnheader').filter({ hasText: title }).first()
    if ((await header.count()) === 0) await this.scrollTo(title)
    const column = await header.getAttribute('aria-colindex')
    return this.row(row).locator(`[aria-colindex="${column}"]`)
  }

  /** Scrolls sideways until the column of that title is drawn. */
  async scrollTo(title: string): Promise<void> {
    for (const left of [0, 300, 600, 900, 1200, 2000]) {
      await this.grid.evaluate((element, x) => (element.scrollLeft = x), left)
      const header = this.grid.getByRole('columnheader').filter({ hasText: title }).first()
      if ((await header.count()) > 0) return
    }
    throw new Error(`the grid has no column ${title}`)
  }

  /** Clicks a cell, which makes it the active one. */
  async click(row: number, title: string): Promise<void> {
    await (await this.cell(row, title)).click()
  }

  /** Puts text on the clipboard and pastes it with the keyboard. */
  async paste(text: string): Promise<void> {
    await this.page.evaluate((value) => navigator.clipboard.writeText(value), text)
    await this.page.keyboard.press('ControlOrMeta+v')
  }

  /** The footer's text in the column of that title: `合计` is the first row, `平均` the second. */
  async footer(kind: '合计' | '平均', title: string): Promise<string> {
    const column = await (await this.cell(1, title)).getAttribute('aria-colindex')
    const row = this.grid.getByRole('row').filter({ hasText: kind }).last()
    return (await row.locator(`[aria-colindex="${column}"]`).textContent()) ?? ''
  }

  /** Waits until the grid holds that many data rows. */
  async expectRows(count: number, others: number): Promise<void> {
    await expect(this.grid).toHaveAttribute('aria-rowcount', String(count + others))
  }
}
