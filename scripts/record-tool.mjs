// The picture in the README: labels in, pages out, curated, generated again. Every answer in it is one of the tool's, run in
// a folder of its own. `npm run record`.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root, run } from './lib/run.mjs'
import { terminalSvg } from './recording/terminal.mjs'

const ROWS = 26
const COLUMNS = 100
const base = mkdtempSync(join(tmpdir(), 'lading-record-'))
const folder = join(base, 'portal')
const path = (file) => join(folder, ...file.split('/'))
const write = (file, text) => {
  mkdirSync(dirname(path(file)), { recursive: true })
  writeFileSync(path(file), text)
}
const edit = (file, from, to) => {
  const before = readFileSync(path(file), 'utf8')
  if (!before.includes(from)) throw new Error(`${file} does not hold ${from}`)
  write(file, before.replace(from, to))
}

const steps = []
const show = (add, seconds) => steps.push({ add, seconds })
async function lading(...args) {
  const { code, output } = await run(
    process.execPath,
    [
      '--conditions=@lading/source',
      '--import',
      'tsx',
      join(root, 'packages/cli/src/bin.ts'),
      ...args,
      '-C',
      folder,
      '--no-color',
      '--no-input',
    ],
    { quiet: true },
  )
  const lines = output.trimEnd().split('\n')
  show([`$ lading ${args.map((each) => (/[ *]/.test(each) ? `'${each}'` : each)).join(' ')}`], 1.2)
  return { code, lines }
}

const LABELS =
  'Car trip (logCarTrip): status, tripNo, carType (van/truck), driver, leaves at, remark.\nLine (logCarTripLine): numPo, quantity, weight.'
const AT = 'src/business/logistics/car-trip'

write('lading.config.ts', 'export default {}\n')
write('.prettierrc.json', '{ "printWidth": 100, "singleQuote": true, "semi": false }\n')
write('labels/trip.txt', `${LABELS}\n`)

show(['# Labels, as the business sent them', '$ cat labels/trip.txt', ...LABELS.split('\n'), ''], 3)
const defined = await lading('define', 'labels/trip.txt', '--area', 'logistics')
show([...defined.lines.slice(0, 9), ''], 3.5)
const generated = await lading('generate')
show([...generated.lines.filter((line) => /^create/.test(line)), ''], 3.5)

edit(
  `${AT}/CarTripList.tsx`,
  '<EntityList page={page}',
  '<EntityList columns={{ remark: false }} page={page}',
)
show(['# The pages are ours: this list leaves a column out', '$ lading diff'], 1.2)
const diff = await run(
  process.execPath,
  [
    '--conditions=@lading/source',
    '--import',
    'tsx',
    join(root, 'packages/cli/src/bin.ts'),
    'diff',
    '-C',
    folder,
    '--no-color',
  ],
  { quiet: true },
)
show(
  [
    ...diff.output
      .trimEnd()
      .split('\n')
      .filter((line) => /^[-+] /.test(line)),
    '',
  ],
  3,
)

edit(
  `${AT}/logCarTrip.entity.ts`,
  '    driver:',
  "    mileage: { kind: 'decimal', zh: '里程', en: 'Mileage' },\n    driver:",
)
show(['# Months later the business asks for one more field, and one is called otherwise'], 2)
const again = await lading('generate')
show([...again.lines.filter((line) => /^(update|merge|keep)/.test(line)), ''], 2.5)
const renamed = await lading('rename', 'logCarTrip.driver', 'chauffeur')
show([...renamed.lines.filter((line) => /^rename/.test(line)), ''], 2.5)
show(
  [
    `$ tail -n 14 ${AT}/logCarTrip.migrations.ts`,
    ...readFileSync(path(`${AT}/logCarTrip.migrations.ts`), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(-14),
    '',
  ],
  3.5,
)
show(
  [
    `$ grep EntityList ${AT}/CarTripList.tsx`,
    ...readFileSync(path(`${AT}/CarTripList.tsx`), 'utf8')
      .split('\n')
      .filter((line) => /<EntityList/.test(line)),
    '# What we wrote is still there.',
  ],
  5,
)

for (const { code, lines } of [defined, generated, again, renamed])
  if (code !== 0) throw new Error(lines.join('\n'))
rmSync(base, { recursive: true, force: true })
const title =
  'A terminal: labels become a definition, the definition pages; the pages are edited and generated again'
writeFileSync(
  join(root, 'docs/images/lading.svg'),
  terminalSvg(steps, { columns: COLUMNS, rows: ROWS, title }),
)
console.log(`docs/images/lading.svg, ${steps.length} screens`)
