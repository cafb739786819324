// Widgets held to their goals, in headless Chromium: node bench/widgets.mjs [--cases ellipsis,upload,tree,import] [--runs 3]
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { launch, serve } from './grid/driver/browser.mjs'
import { machine } from './server/measure.mjs'

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: 'ellipsis,tree,upload,import' },
    runs: { type: 'string', default: '3' },
  },
})
const here = (path) => fileURLToPath(new URL(path, import.meta.url))
await build({ configFile: here('./widgets/vite.config.mjs'), logLevel: 'warn' })

const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const site = await serve(here('./dist/widgets'))
const browser = await launch(existsSync(path) ? path : undefined)
/** Every run's value of each figure, by its name. */
const figures = new Map()
try {
  for (const name of values.cases.split(',')) {
    for (let run = 0; run < Number(values.runs); run += 1) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
      page.on('pageerror', (error) => console.error(error))
      await page.goto(`${site.url}?case=${name}`)
      await page.waitForFunction(() => window.runCase)
      for (const figure of await page.evaluate(() => window.runCase())) {
        const known = figures.get(figure.name) ?? { ...figure, values: [] }
        known.values.push(figure.value)
        figures.set(figure.name, known)
      }
      await page.close()
    }
  }
} finally {
  await browser.close()
  site.close()
}

const rows = [...figures.values()].map(({ name, unit, goal, values: all }) => {
  const sorted = [...all].sort((a, b) => a - b)
  return { name, unit, goal, value: Number(sorted[sorted.length >> 1].toFixed(unit === '×' ? 2 : 1)) }
})
const facts = machine()
const text = [
  '# Widgets',
  '',
  `${facts.date}, Node ${facts.node}, ${facts.cores} cores; medians of ${values.runs} runs, production build.`,
  '',
  '| Figure | Value | Goal |',
  '| --- | --: | --: |',
  ...rows.map(
    ({ name, value, unit, goal }) =>
      `| ${name} | ${value} ${unit} | ${goal === undefined ? '–' : `≤ ${goal} ${unit}`} |`,
  ),
  '',
].join('\n')
mkdirSync(here('./results'), { recursive: true })
writeFileSync(here('./results/widgets.json'), `${JSON.stringify({ ...facts, figures: rows }, null, 2)}\n`)
writeFileSync(here('./results/widgets.md'), text)
console.log(text)
