// The largest order by hand, on the built product: 20,000 rows are pasted into a form of at most 5,000 lines, it is
// saved and opened again. A run makes a database of its own on the server of the address and drops it.
// node bench/order.mjs [--database postgres://…] [--runs 3] [--profile folder] [--server main.js]
// `--server`: another build of the product, to compare with; its figures are told and not kept.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { freshDatabase } from './server/database.mjs'
import { machine } from './server/measure.mjs'
import { dataFolder, startProduct } from './server/product.mjs'
import { CUSTOMER, itemOf, VESSEL } from './server/trade.mjs'
import { makeUsers, OWN_PASSWORD } from './server/users.mjs'

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    runs: { type: 'string', default: '3' },
    rows: { type: 'string', default: '20000' },
    profile: { type: 'string' },
    server: { type: 'string' },
  },
})
const MAX_LINES = 5_000
/** Milliseconds that each step may take on PostgreSQL. */
const GOALS = { paste: 500, save: 2_000, open: 1_000 }
/** As a spreadsheet brings them: item, name, description, line no., quantity, unit, price. */
const clipboard = Array.from(
  { length: Number(values.rows) },
  (_, n) =>
    `${itemOf(n)}\t物料 ${n}\t规格 ${n % 97}\t${n + 1}\t${1 + (n % 50)}\tPCS\t${(10 + (n % 90) / 10).toFixed(2)}`,
).join('\r\n')

const data = dataFolder()
const fresh = values.database ? await freshDatabase(values.database) : undefined
const product = await startProduct(data.dir, fresh ? { DATABASE_URL: fresh.url } : {}, values.server)
const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const browser = await chromium.launch({
  executablePath: existsSync(path) ? path : undefined,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
})
const busy = loadavg()[0]
try {
  const [{ username }] = await makeUsers(product, 1)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  page.on('pageerror', (error) => console.error(error))
  await signIn(page, username)
  const runs = []
  // The first one warms up.
  for (let run = 0; run <= Number(values.runs); run += 1) {
    const times = await largestOrder(page, run > 0 && run === Number(values.runs))
    if (run > 0) runs.push(times)
  }
  report(runs)
} finally {
  await browser.close()
  await product.end()
  await fresh?.drop()
  data.remove()
}

/** One order from the empty form to the stored one on screen again; milliseconds of each step. */
async function largestOrder(page, profiled) {
  await page.goto(`${product.origin}/pc/sales/quotation/add`)
  await page.getByRole('button', { name: /新\s*增/ }).click()
  const field = page.locator('.lading-lines textarea').first()
  await page.locator('.lg-body > .lg-row').first().waitFor()
  await fillHeader(page)
  const cell = await cellOf(page, '物料编号')
  await cell.click()
  const paste = await timed(page, profiled && 'paste', async () => {
    await field.evaluate((input, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      const began = performance.now()
      window.pasted = undefined
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      requestAnimationFrame(() => setTimeout(() => (window.pasted = performance.now() - began)))
    }, clipboard)
    return page.waitForFunction(() => window.pasted).then((handle) => handle.jsonValue())
  })
  await page
    .getByText(`最多 ${MAX_LINES} 行，有 ${Number(values.rows) - MAX_LINES} 行未粘贴`)
    .first()
    .waitFor()
  const parts = {}
  page.on('requestfinished', noteRequest)
  const save = await timed(page, profiled && 'save', async () => {
    const began = performance.now()
    const answered = page.waitForResponse((response) => /saQuotation\/add$/.test(response.url()))
    await page.getByRole('button', { name: /^保\s*存$/ }).click()
    const envelope = await (await answered).json()
    if (!envelope.success) throw new Error(envelope.message)
    if (envelope.result.saQuotationLine.length !== MAX_LINES) throw new Error('not all lines were stored')
    parts.id = envelope.result.id
    await page.waitForFunction(() => !document.querySelector('.ant-btn-loading'))
    return performance.now() - began
  })
  page.off('requestfinished', noteRequest)
  await page.goto(`${product.origin}/pc/sales/quotation`)
  await page.locator('.ant-table-tbody .ant-table-row').first().waitFor()
  const open = await timed(page, profiled && 'open', async () => {
    // Within the portal, as its list leads there.
    const began = performance.now()
    await page.evaluate((address) => {
      history.pushState({}, '', address)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, `/pc/sales/quotation/edit/${parts.id}`)
    await page
      .locator('.lg-body [role=gridcell]:visible', { hasText: new RegExp(`^${itemOf(0)}$`) })
      .first()
      .waitFor()
    return performance.now() - began
  })
  return {
    paste: paste.time,
    save: save.time,
    server: parts.server,
    open: open.time,
    cpu: { paste: paste.cpu, save: save.cpu, open: open.cpu },
  }

  function noteRequest(request) {
    if (/saQuotation\/add$/.test(request.url())) parts.server = request.timing().responseStart
  }
}

async function fillHeader(page) {
  for (const [label, code] of [
    ['客户编号', CUSTOMER],
    ['船舶编码', VESSEL],
  ]) {
    await page.getByRole('combobox', { name: label }).first().fill(code)
    await page.locator('.ant-select-item-option').filter({ hasText: code, visible: true }).first().click()
  }
  const eta = page.getByLabel('预计到港').first()
  await eta.fill('2026-12-24')
  await eta.press('Enter')
}

/** The first row's cell below a title. */
async function cellOf(page, title) {
  const heading = page.getByRole('columnheader', { name: new RegExp(title) }).first()
  const at = await heading.getAttribute('aria-colindex')
  return page.locator(`.lg-body > .lg-row [aria-colindex="${at}"]`).first()
}

/**
 * Does a step, with the page's CPU profile when a folder was given for it. Gives its time, and the processor time that
 * the page's main thread took for it (`cpu`): this says the same on a busy machine. Milliseconds.
 */
async function timed(page, name, step) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find((each) => each.name === 'TaskDuration').value * 1_000
  }
  const before = await busy()
  const time = await profiled(session, name, step)
  const cpu = Math.round((await busy()) - before)
  await session.detach()
  return { time, cpu }
}

async function profiled(session, name, step) {
  if (!name || !values.profile) return step()
  await session.send('Profiler.enable')
  await session.send('Profiler.start')
  const time = await step()
  const { profile } = await session.send('Profiler.stop')
  mkdirSync(values.profile, { recursive: true })
  writeFileSync(join(values.profile, `${name}.cpuprofile`), JSON.stringify(profile))
  return time
}

async function signIn(page, username) {
  await page.goto(`${product.origin}/pc/user/login`)
  await page.getByLabel('用户名').fill(username)
  await page.getByLabel('密码', { exact: true }).fill(OWN_PASSWORD)
  await page.getByRole('textbox', { name: '验证码' }).fill('bench')
  await page.getByRole('button', { name: /登\s*录/ }).click()
  await page.waitForURL(/dashboard/)
}

/** Writes the medians beside those of the other database. */
function report(runs) {
  const median = (name) => {
    const sorted = runs.map((run) => run[name]).sort((a, b) => a - b)
    return Math.round(sorted[sorted.length >> 1])
  }
  const own = {
    ...machine(),
    load: Math.round(busy * 10) / 10,
    ...Object.fromEntries(['paste', 'save', 'server', 'open'].map((name) => [name, median(name)])),
  }
  console.log(JSON.stringify({ own, runs }))
  if (values.server) return
  const folder = new URL('./results/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  const file = new URL('order.json', folder)
  const all = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  all[values.database ? 'postgres' : 'embedded'] = own
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
  const line = ([name, each]) =>
    `| ${name} | ${each.paste} ms | ${each.save} ms | ${each.server} ms | ${each.open} ms | ${each.load} | ${each.date} |`
  const text = [
    '# The largest order by hand',
    '',
    `${own.cores} cores, Node ${own.node}; medians, built product: ${values.rows} rows pasted into a new quotation (${MAX_LINES} lines fit, the rest is reported), saved, and opened within the portal until its first line is on screen. “Server” is the part of the save until the answer begins. “Load” is that of the machine before the run.`,
    '',
    '| Database | Paste | Save | Server | Open | Load | Date |',
    '| --- | --: | --: | --: | --: | --: | --- |',
    ...Object.entries(all).map(line),
    `| Goal (PostgreSQL) | ${GOALS.paste} ms | ${GOALS.save} ms | | ${GOALS.open} ms | | |`,
    '',
  ].join('\n')
  writeFileSync(new URL('order.md', folder), text)
  console.log(text)
}
