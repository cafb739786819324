// Changes of route in the built product: first visits, returns to open tabs, memory of 20 tabs, records that are opened.
// node bench/routes.mjs [--runs 5] [--database postgres://…] [--out routes] [--main path of another build's server]
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { freshDatabase } from './server/database.mjs'
import { machine, round, spread } from './server/measure.mjs'
import { dataFolder, startProduct } from './server/product.mjs'
import { makeUsers, OWN_PASSWORD } from './server/users.mjs'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    database: { type: 'string' },
    out: { type: 'string', default: 'routes' },
    main: { type: 'string' },
  },
})
const GOALS = { change: 100, task: 50, heap: 150 }
const TABS = 20
/** Lists whose records are opened. */
const OPENED = 8
const executable = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const data = dataFolder()
const database = values.database ? await freshDatabase(values.database) : undefined
const product = await startProduct(data.dir, database ? { DATABASE_URL: database.url } : {}, values.main)
const browser = await chromium.launch({
  executablePath: existsSync(executable) ? executable : undefined,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
})
try {
  const [{ username }] = await makeUsers(product, 1)
  const pages = await listPages(username)
  const [first, again, heaps, added, viewed] = [[], [], [], [], []]
  for (let run = 0; run < Number(values.runs); run += 1) {
    const page = await openPage()
    await signIn(page, username)
    const bare = await heapOf(page)
    for (const entry of pages) {
      await openGroups(page, entry)
      first.push(await change(page, entry.path))
    }
    // There and back, several times: the first return still compiles.
    for (let turn = 0; turn < 3; turn += 1) for (const { path } of pages) again.push(await change(page, path))
    heaps.push({ bare, full: await heapOf(page), tabs: await tabsOf(page) })
    await page.context().close()
    // In a session of their own: the first form of a day is one of them.
    const fresh = await openPage()
    await signIn(fresh, username)
    let lists = 0
    for (const entry of pages) {
      if (lists === OPENED) break
      await openGroups(fresh, entry)
      await change(fresh, entry.path)
      const record = await opening(fresh, entry.path, 'record', run)
      const blank = await opening(fresh, entry.path, 'new')
      if (record) viewed.push(record)
      if (blank) added.push(blank)
      if (record || blank) lists += 1
    }
    await fresh.context().close()
  }
  write(
    pages.map(({ path }) => path),
    { first, again, added, viewed },
    heaps,
  )
} finally {
  await browser.close()
  await product.end()
  await database?.drop()
  data.remove()
}

/** The list pages that the account may open, up to the number of tabs, each with the groups of the menu it stands in. */
async function listPages(name) {
  const user = await product.login(name, OWN_PASSWORD)
  const { menu } = await user.get('/sys/permission/getUserPermissionByToken')
  const pagesOf = (nodes, groups) =>
    nodes.flatMap((node) =>
      node.children?.length ? pagesOf(node.children, [...groups, node.path]) : [{ ...node, groups }],
    )
  const lists = pagesOf(menu, []).filter(({ hidden, component }) => !hidden && /List$/.test(component ?? ''))
  return [...new Map(lists.map(({ path, groups }) => [path, { path, groups }])).values()].slice(0, TABS)
}

async function openPage() {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  await context.addInitScript(() => {
    window.tasks = []
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries())).observe({ type: 'longtask' })
    // Milliseconds until the frame in which something is there for the first time. An observer sees it before that frame;
    // a timer may see it only after it, and would wait for the next.
    window.paintedOnce = (there, from) =>
      new Promise((done, fail) => {
        const late = setTimeout(() => fail(new Error(`not painted: ${there}`)), 15_000)
        const observer = new MutationObserver(look)
        observer.observe(document.body, { subtree: true, childList: true, attributes: true })
        look()
        function look() {
          if (!there()) return
          clearTimeout(late)
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)))
        }
      })
  })
  return context.newPage()
}

async function signIn(page, name) {
  await page.goto(`${product.origin}/pc/user/login`)
  await page.getByLabel('用户名').fill(name)
  await page.getByLabel('密码', { exact: true }).fill(OWN_PASSWORD)
  await page.getByRole('textbox', { name: '验证码' }).fill('bench')
  await page.getByRole('button', { name: /登\s*录/ }).click()
  await page.waitForURL(/dashboard/)
  // Where a person's pointer is who presses tabs: over no row, which would be drawn anew for it.
  await page.locator('.ant-tabs-tab-active').first().hover()
  await page.waitForLoadState('networkidle')
}

/** Opens the groups of the menu that an entry stands in; opening one may close another. */
async function openGroups(page, { path, groups }) {
  for (const group of groups) {
    if (await page.locator(`.ant-menu-item[data-menu-id$="-${path}"]`).count()) return
    await page
      .locator(`.ant-menu-submenu-title[data-menu-id$="-${group}"]`)
      .evaluate((title) => title.click())
    await page.waitForTimeout(400)
  }
}

/**
 * One change of route by a press: on the tab of an open page, else in the menu.
 * @returns milliseconds until the page's own frame (heading, buttons, table) was painted, until its rows were, and the
 *   longest task of the main thread until half a second later (0: none over 50 ms)
 */
async function change(page, path) {
  await page.waitForTimeout(300)
  const found = await page.evaluate(async (to) => {
    window.tasks.length = 0
    const from = performance.now()
    const entry =
      document.querySelector(`[data-node-key="${to}"]`) ??
      document.querySelector(`.ant-menu-item[data-menu-id$="-${to}"]`)
    entry.click()
    const shown = () => {
      // By its class: asking each page whether it is visible would cost more than is measured.
      const kept = document.querySelector('.ld-kept:not(.ld-kept-hidden) .ld-page')
      return kept?.dataset.path === to ? kept : undefined
    }
    // Side by side: where the rows come with the page, they are painted in its frame, not in the next.
    const [page, rows] = await Promise.all([
      window.paintedOnce(() => shown()?.querySelector('.ld-page-body'), from),
      window.paintedOnce(() => {
        const kept = shown()
        return (
          kept?.querySelector('.ant-table-row, .ant-empty, .ld-empty') &&
          !kept.querySelector('.ant-skeleton-active')
        )
      }, from),
    ])
    return { from, page, rows }
  }, path)
  await page.waitForTimeout(500)
  const longest = await longestSince(page, found.from)
  return { path, page: found.page, rows: found.rows, longest }
}

/**
 * Opens the form of a new record, or a record of the list, and closes it again.
 * @param which place of the record in the list
 * @returns milliseconds until its head was painted, until all of it was, and the longest task; nothing where the account may not
 */
async function opening(page, path, what, which = 0) {
  await page.waitForTimeout(300)
  const found = await page.evaluate(
    async ({ what, which }) => {
      const list = document.querySelector('.ld-kept:not(.ld-kept-hidden) .ld-page')
      const links = list.querySelectorAll('.ant-table-row .lading-link')
      const button =
        what === 'new'
          ? [...list.querySelectorAll('button')].find((each) => /^新\s*增$/.test(each.textContent.trim()))
          : links[which % links.length]
      if (!button) return undefined
      window.tasks.length = 0
      const from = performance.now()
      button.click()
      const form = () =>
        document.querySelector('.ant-modal form.lading-form') ??
        document.querySelector('.ld-kept:not(.ld-kept-hidden) form.lading-form')
      const head = await window.paintedOnce(form, from)
      const all = await window.paintedOnce(
        () =>
          form().getAttribute('aria-busy') !== 'true' &&
          !form().querySelector('[aria-busy=true], .ant-skeleton-active'),
        from,
      )
      return { from, head, all }
    },
    { what, which },
  )
  if (!found) return undefined
  await page.waitForTimeout(700)
  const longest = await longestSince(page, found.from)
  await page.evaluate(() => document.querySelector('.ant-modal-close')?.click())
  await page.evaluate((to) => document.querySelector(`[data-node-key="${to}"]`)?.click(), path)
  await page.waitForTimeout(700)
  return { path: `${path} ${what}`, page: found.head, rows: found.all, longest }
}

/** The longest task of the main thread since a moment. 0: none over 50 ms. */
async function longestSince(page, moment) {
  return page.evaluate(
    (from) =>
      Math.max(0, ...window.tasks.filter((task) => task.startTime >= from - 1).map((task) => task.duration)),
    moment,
  )
}

/** Megabytes of JavaScript in use after collecting garbage. */
async function heapOf(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return round(usedSize / 2 ** 20)
}

async function tabsOf(page) {
  return page.locator('.ld-page').count()
}

function write(paths, { first, again, added, viewed }, heaps) {
  const row = (name, times, goal) => {
    const { p50, p95, most } = spread(times)
    return `| ${name} | ${p50} | ${p95} | ${most} | ${goal ?? '–'} | ${goal ? (p95 <= goal ? 'yes' : '**no**') : '–'} |`
  }
  const of = (list, key) => list.map((entry) => entry[key])
  const slowest = (list) =>
    [...new Set(list.map(({ path }) => path))]
      .map((path) => ({
        path,
        ms: Math.max(
          ...of(
            list.filter((visit) => visit.path === path),
            'longest',
          ),
        ),
      }))
      .filter(({ ms }) => ms > 0)
      .sort((a, b) => b.ms - a.ms)
      .slice(0, 8)
      .map(({ path, ms }) => `${path} ${ms}`)
      .join(', ')
  const { date, node, cores } = machine()
  const text = `# Changes of route

\`node bench/routes.mjs\`: built product, Chromium 1440 × 900, ${paths.length} lists opened one after the other by an account whose
data rules bind it, ${values.runs} runs, each in a new browser context. Milliseconds from the press on an entry of the menu
or on a tab.

${date}, Node ${node}, ${cores} cores; load of the machine ${round(loadavg()[0])}.

| | p50 | p95 | most | goal (p95) | reached |
|---|--:|--:|--:|--:|---|
${row('first visit: the page is painted', of(first, 'page'))}
${row('first visit: its rows are painted', of(first, 'rows'))}
${row('first visit: longest task', of(first, 'longest'), GOALS.task)}
${row('return to an open tab: the page is painted', of(again, 'page'), GOALS.change)}
${row('return to an open tab: its rows are painted', of(again, 'rows'), GOALS.change)}
${row('return to an open tab: longest task', of(again, 'longest'), GOALS.task)}
${row('new record: the head of its form is painted', of(added, 'page'))}
${row('new record: all of its form is', of(added, 'rows'))}
${row('new record: longest task', of(added, 'longest'), GOALS.task)}
${row('record of a list: the head of its form is painted', of(viewed, 'page'))}
${row('record of a list: all of its form is', of(viewed, 'rows'))}
${row('record of a list: longest task', of(viewed, 'longest'), GOALS.task)}

${added.length} forms of new records and ${viewed.length} records of ${OPENED} lists were opened, in a session of their own each run.

Memory of JavaScript, ${heaps[0].tabs} open tabs: ${heaps.map(({ full }) => full).join(', ')} MB (goal ${GOALS.heap}); before the first of them ${heaps.map(({ bare }) => bare).join(', ')} MB.

Longest tasks over 50 ms, first visits: ${slowest(first) || 'none'}. Returns: ${slowest(again) || 'none'}. Forms: ${slowest([...added, ...viewed]) || 'none'}. A task of 0 is one under 50 ms.
`
  mkdirSync(new URL('./results/', import.meta.url), { recursive: true })
  writeFileSync(new URL(`./results/${values.out}.md`, import.meta.url), text)
  console.log(text)
}
