import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const folder = new URL('../results/', import.meta.url)
const KINDS = { embedded: 'Embedded database (PGlite)', postgres: 'PostgreSQL' }

const fileOf = (kind, quick) => new URL(`server-${kind}${quick ? '-quick' : ''}.json`, folder)
const cell = (value) => (value === undefined ? '–' : String(value))
const row = (cells) => `| ${cells.map(cell).join(' | ')} |`
const grouped = (count) => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

function callTable({ results }) {
  const same = (one) => (other) => other.name === one.name && other.together === one.together
  const share = (own, plain) => plain && `${Math.round((own / plain) * 10) / 10} ×`
  return [
    '| call | at a time | p50 | p95 | p99 | calls/s | plain, counting: p50 | p95 | calls/s | plain, page alone: p50 | p95 | calls/s | ours to the page alone |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...results.calls.map((one) => {
      const plain = results.plain.find(same(one))
      const page = results.uncounted.find(same(one))
      return row([
        ...[one.name, one.together, one.p50, one.p95, one.p99, one.perSecond],
        ...[plain?.p50, plain?.p95, plain?.perSecond, page?.p50, page?.p95, page?.perSecond],
        share(one.p50, (page ?? plain)?.p50),
      ])
    }),
  ]
}

function wholeTable({ results: { imports, plainImport, sockets } }) {
  const per = (count, seconds) => grouped(Math.round(count / seconds))
  return [
    `- Import of a workbook of ${grouped(imports.count)} rows: ${imports.seconds} s, ${per(imports.count, imports.seconds)} rows/s (read, checked, numbered, logged). The plain server inserts the same rows, made in its memory, in ${plainImport.seconds} s. Lists asked for meanwhile: p50 ${imports.lists.p50} ms, p95 ${imports.lists.p95}, longest ${imports.lists.most}.`,
    `- ${grouped(sockets.count)} sockets, opened in ${sockets.opening} s; ${sockets.rounds} broadcasts to all: a socket hears after p50 ${sockets.each.p50} ms, p95 ${sockets.each.p95}, p99 ${sockets.each.p99}; the last one after p50 ${sockets.last.p50} ms, at most ${sockets.last.most}.`,
  ]
}

function memoryTable({ results: { memory } }) {
  return [
    '| resident memory, MB | before | highest | after |',
    '|---|--:|--:|--:|',
    ...memory.map(({ name, before, highest, after }) => row([name, before, highest, after])),
  ]
}

function section(kind, data) {
  const { date, node, cores, memory } = data.machine
  return [
    `## ${KINDS[kind]}`,
    '',
    `${date}, Node ${node}, ${cores} cores, ${memory}, ${grouped(data.rows)} quotations. Took ${data.minutes} minutes.`,
    '',
    ...callTable(data),
    '',
    ...wholeTable(data),
    '',
    ...memoryTable(data),
    '',
  ]
}

const HEAD = [
  '# Server',
  '',
  'The built product beside a plain Fastify server with `pg`, written by hand for these calls, on the same database in',
  'the same run. Milliseconds seen by the caller; caller, server and database share the cores. The plain server knows no',
  'session, no rights, no rules and no log of changes. It is asked twice: once it counts the rows on every call (the',
  'contract wants a total), once it gives the page alone. The product keeps a count (decision 17) for at most',
  'five seconds, so its lists count now and then. Every answer is checked: twenty rows with the texts of their coded',
  'values.',
  '',
]

/** The part of a page that stands under a title, with the title; nothing when it is not there. */
function partOf(page, title) {
  const from = page.indexOf(`\n## ${title}\n`)
  if (from < 0) return []
  const to = page.indexOf('\n## ', from + 1)
  return [`${page.slice(from + 1, to < 0 ? undefined : to).trimEnd()}\n`]
}

/**
 * Keeps the figures of one database and writes the page: its part anew, that of the other database as it stands there.
 * Gives the text of the part.
 */
export function writeReport(kind, data, quick) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(kind, quick), `${JSON.stringify(data, null, 2)}\n`)
  const file = new URL(`server${quick ? '-quick' : ''}.md`, folder)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const own = section(kind, data).join('\n')
  const parts = Object.keys(KINDS).flatMap((one) => (one === kind ? [own] : partOf(before, KINDS[one])))
  writeFileSync(file, [...HEAD, ...parts].join('\n'))
  return own
}
