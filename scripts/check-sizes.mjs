// What each published entry costs a page, against scripts/sizes/budget.mjs; and the first load of the built portal.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/run.mjs'
import { budgets, firstLoad, firstScripts, parts } from './sizes/budget.mjs'
import { entriesOf, firstLoadOf, measure } from './sizes/measure.mjs'

const kB = (bytes) => bytes / 1000
const problems = []
const lines = []

const entries = ['core', 'request', 'ui'].flatMap(entriesOf)
for (const { name, source } of entries) {
  const { atOnce, later } = await measure(source)
  const budget = budgets[name]
  line(name, atOnce.bytes, budget, later.bytes)
  if (budget === undefined)
    problems.push(`${name} has no budget: it is ${kB(atOnce.bytes).toFixed(1)} kB; add a line.`)
  else if (kB(atOnce.bytes) > budget) problems.push(over(name, atOnce.bytes, budget))
  for (const [part, { modules, atOnce: mayBring = [], later: mayLoad = [] }] of Object.entries(parts)) {
    const brought = mayBring.includes(name) ? undefined : atOnce.modules.find((id) => modules.test(id))
    if (brought) problems.push(`${name} brings ${part} with it: ${brought}`)
    const allowed = mayBring.includes(name) || mayLoad.includes(name)
    const loaded = allowed ? undefined : later.modules.find((id) => modules.test(id))
    if (loaded) problems.push(`${name} loads ${part} later on: ${loaded}`)
  }
}
for (const name of Object.keys(budgets))
  if (!entries.some((entry) => entry.name === name))
    problems.push(`There is no ${name}: take its budget out.`)

const portal = join(root, 'packages', 'portal', 'dist', 'web')
if (existsSync(join(portal, 'index.html'))) {
  const { bytes, scripts } = firstLoadOf(portal)
  line('first load of the portal', bytes, firstLoad)
  if (kB(bytes) > firstLoad) problems.push(over('The first load of the portal', bytes, firstLoad))
  if (scripts > firstScripts)
    problems.push(
      `The first page names ${scripts} scripts, over its ${firstScripts}: see packages/portal/vite.chunks.ts.`,
    )
}

console.log(`${'kB gzipped'.padEnd(28)}${'at once'.padStart(9)}${'budget'.padStart(9)}${'later'.padStart(9)}`)
console.log(lines.join('\n'))
for (const problem of problems) console.error(`✖ ${problem}`)
process.exit(problems.length > 0 ? 1 : 0)

function line(name, bytes, budget, later = 0) {
  const cells = [kB(bytes).toFixed(1), budget?.toFixed(1) ?? '–', later > 0 ? kB(later).toFixed(1) : '']
  lines.push(name.padEnd(28) + cells.map((cell) => cell.padStart(9)).join(''))
}

function over(name, bytes, budget) {
  return `${name} is ${kB(bytes).toFixed(1)} kB, over its ${budget} kB. Load what is used later when it is used, or raise the budget in scripts/sizes/budget.mjs and say why.`
}
