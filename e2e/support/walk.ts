import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

/** The axe that belongs to Playwright's: what it is put into a page with is slow, because it comes anew each time. */
const axeSource = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
)

/** How a walk looks at pages. */
export interface Look {
  locale: 'zh-CN' | 'en-US'
  mode: 'light' | 'dark'
  /** Of the window, in pixels. */
  width: number
}

/** A walk through pages of the portal; each has to stand at its own address, and axe may find nothing in it. */
export interface Walk {
  page: Page
  /** Opens a path as a browser does that was given the address. */
  load: (path: string) => Promise<void>
  /** Opens a path as a press in the menu does: the portal stays loaded, which takes a fraction of the time. */
  follow: (path: string) => Promise<void>
  end: () => Promise<void>
}

/** What is asked of axe, which is in the page. */
interface Axe {
  run: (
    where: Document,
    how: { resultTypes: string[] },
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

/** What is there while a page is not yet to be judged. */
const COMING = '.ld-loading, .ant-spin-spinning, .ant-skeleton-active'
const STANDING = '.ld-user-card, .ld-preview, .ld-shared, .ld-lotteries, .ld-page-body, .ld-result'

/** Begins a walk in a browser of its own, without motion. */
export async function startWalk(browser: Browser, origin: string, look: Look): Promise<Walk> {
  const context = await browser.newContext({
    locale: look.locale,
    viewport: { width: look.width, height: 900 },
    reducedMotion: 'reduce',
  })
  await context.addInitScript({ path: axeSource })
  await context.addInitScript(({ locale, mode }) => {
    const keep = (key: string, value: unknown) => {
      if (localStorage.getItem(key) === null)
        localStorage.setItem(key, JSON.stringify({ value, expire: null }))
    }
    keep('LOCALE', locale)
    keep('LADING_SETTINGS', { mode })
  }, look)
  const page = await context.newPage()
  const asked = callsOf(page)

  async function expectForEverybody(path: string): Promise<void> {
    await expect(page.locator(STANDING).filter({ visible: true }).first()).toBeVisible()
    await expect(async () => {
      expect(await page.locator(COMING).count()).toBe(0)
      expect(asked()).toEqual([])
    }).toPass({ timeout: 15_000, intervals: [20, 50, 100] })
    expect.soft(new URL(page.url()).pathname).toBe(`/pc${path}`)
    const found = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: Axe }
      const { violations } = await axe.run(document, { resultTypes: ['violations'] })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
    })
    expect.soft(found, `${path}, ${look.locale}, ${look.mode}, ${look.width} px`).toEqual([])
  }

  return {
    page,
    load: async (path) => {
      await page.goto(`${origin}/pc${path}`)
      await expectForEverybody(path)
    },
    follow: async (path) => {
      await page.evaluate((to) => {
        for (const old of document.querySelectorAll('.ld-page-body, .ld-result'))
          old.setAttribute('data-left', '')
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, `/pc${path}`)
      // What stood there is gone: else the page before would be judged again.
      await expect(page.locator('[data-left]').filter({ visible: true })).toHaveCount(0)
      await expectForEverybody(path)
    },
    end: () => context.close(),
  }
}

/** The addresses of calls and scripts that are under way. What is said over a socket is none. */
function callsOf(page: Page): () => string[] {
  const under = new Map<object, string>()
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'script'].includes(request.resourceType())) under.set(request, request.url())
  })
  page.on('requestfinished', (request) => under.delete(request))
  page.on('requestfailed', (request) => under.delete(request))
  return () => [...under.values()]
}
