// First data row painted, on the built product with warm caches: node bench/page.mjs [--runs 7]
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { machine } from './server/measure.mjs'
import { dataFolder, startProduct } from './server/product.mjs'
import { makeUsers, OWN_PASSWORD } from './server/users.mjs'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } })
const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const data = dataFolder()
const product = await startProduct(data.dir)
const browser = await chromium.launch({
  executablePath: existsSync(path) ? path : undefined,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
})
try {
  const [{ username }] = await makeUsers(product, 1)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  await signIn(page, username)
  const times = []
  for (let run = 0; run <= Number(values.runs); run += 1) {
    await page.goto(`${product.origin}/pc/sales/quotation`, { waitUntil: 'commit' })
    const row = page.locator('.ant-table-tbody .ant-table-row').first()
    await row.waitFor()
    const time = await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now())))),
    )
    if (run > 0) times.push(time)
  }
  times.sort((a, b) => a - b)
  const result = {
    ...machine(),
    runs: times.length,
    median: Math.round(times[times.length >> 1]),
    worst: Math.round(times.at(-1)),
  }
  const text = `# First data row painted\n\n${result.date}, Node ${result.node}, ${result.cores} cores. From navigation to the first row of the quotation list on screen, built product, warm caches, logged in: median ${result.median} ms, worst ${result.worst} ms of ${result.runs} loads.\n`
  mkdirSync(new URL('./results/', import.meta.url), { recursive: true })
  writeFileSync(new URL('./results/page.json', import.meta.url), JSON.stringify(result, null, 2) + '\n')
  writeFileSync(new URL('./results/page.md', import.meta.url), text)
  console.log(text)
} finally {
  await browser.close()
  await product.end()
  data.remove()
}

async function signIn(page, username) {
  await page.goto(`${product.origin}/pc/user/login`)
  await page.getByLabel('用户名').fill(username)
  await page.getByLabel('密码', { exact: true }).fill(OWN_PASSWORD)
  await page.getByRole('textbox', { name: '验证码' }).fill('bench')
  await page.getByRole('button', { name: /登\s*录/ }).click()
  await page.waitForURL(/dashboard/)
}
