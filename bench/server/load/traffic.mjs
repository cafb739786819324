import { round, spread } from '../measure.mjs'
import { quotationWith } from '../cases/orders.mjs'

/** What people do, in hundredths of all calls. */
const KINDS = { list: 70, open: 20, save: 10 }
const LINES = 40
const PATIENCE_MS = 60_000
/** People do not call evenly: in each fifth second all calls come at its beginning. */
const CLUMP_SECONDS = 5

const LISTS = [
  'pageNo=1&column=createTime&order=desc',
  'pageNo=1&column=createTime&order=desc',
  'pageNo=2&column=createTime&order=desc',
  'pageNo=1&column=amount&order=desc',
  'pageNo=1&status=draft&column=createTime&order=desc',
  'pageNo=1&eta_begin=2026-01-01&eta_end=2026-12-31&column=eta&order=asc',
]
const oneOf = (list) => list[Math.floor(Math.random() * list.length)]

/** What a user does next: an `open` without anything listed yet is a `list`, a `save` adds and changes by turns. */
const DO = {
  list: async (user) => {
    const { records } = await user.api.get(`/sales/saQuotation/list?${oneOf(LISTS)}&pageSize=20`)
    user.seen = records.map(({ id }) => id)
  },
  open: (user) => user.api.get(`/sales/saQuotation/queryById?id=${oneOf(user.seen)}`, ({ id }) => !!id),
  save: async (user) => {
    const holds = ({ saQuotationLine }) => saQuotationLine.length === LINES
    const { last } = user
    user.last = undefined
    if (!last) {
      user.last = await user.api.post('/sales/saQuotation/add', quotationWith(LINES), holds)
      return
    }
    const tableData = last.saQuotationLine.map((line) => ({ ...line, quantity: 1 + (line.quantity % 50) }))
    const body = { ...last, saQuotationLine: { tableData, deleteData: [] } }
    await user.api.put('/sales/saQuotation/edit', body, holds)
  },
}

function kindOf(user) {
  let at = Math.random() * 100
  const kind = Object.keys(KINDS).find((one) => (at -= KINDS[one]) < 0) ?? 'list'
  return kind === 'open' && !user.seen?.length ? 'list' : kind
}

/** How many calls are due after so many seconds. */
function dueAfter(seconds, rate) {
  const whole = Math.floor(seconds)
  return Math.floor((whole % CLUMP_SECONDS === 0 ? whole + 1 : seconds) * rate)
}

/** The status in the message of a failed call, else what went wrong. */
const failureOf = ({ name, message }) =>
  name === 'TimeoutError' ? 'no answer' : (/: (\d{3}) /.exec(message)?.[1] ?? message)

/**
 * Lets users call at a steady rate for some time, whether the answers come or not: a server that stands still is met
 * by more and more calls, as by people. A user calls again only after the answer.
 * @param rate calls a second
 * @returns calls, failures by status, and times in milliseconds by kind
 */
export async function traffic(users, { rate, seconds, onProgress = () => {} }) {
  const times = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, []]))
  const failures = {}
  const idle = [...users]
  const running = new Set()
  const told = new Set()
  const call = async (user) => {
    const kind = kindOf(user)
    const from = performance.now()
    try {
      await DO[kind](user)
    } catch (error) {
      const why = failureOf(error)
      failures[why] = (failures[why] ?? 0) + 1
      if (!told.has(why)) onProgress(`${kind}: ${error.message}`)
      told.add(why)
    }
    times[kind].push(performance.now() - from)
    idle.push(user)
  }
  const began = performance.now()
  let begun = 0
  let skipped = 0
  let most = 0
  while (performance.now() - began < seconds * 1_000) {
    const due = dueAfter((performance.now() - began) / 1_000, rate)
    for (; begun < due; begun += 1) {
      if (idle.length === 0) {
        skipped += 1
        continue
      }
      const [user] = idle.splice(Math.floor(Math.random() * idle.length), 1)
      const work = call(user).finally(() => running.delete(work))
      running.add(work)
      most = Math.max(most, running.size)
    }
    await new Promise((next) => setTimeout(next, 5))
  }
  await Promise.race([Promise.all(running), new Promise((end) => setTimeout(end, PATIENCE_MS).unref())])
  const all = Object.values(times).flat()
  const ended = (performance.now() - began) / 1_000
  return {
    calls: all.length,
    perSecond: round(all.length / ended),
    failures,
    unanswered: running.size,
    // Everybody was waiting for an answer already.
    skipped,
    mostAtOnce: most,
    times: Object.fromEntries(
      Object.entries({ ...times, all }).map(([kind, each]) => [
        kind,
        { calls: each.length, ...spread(each) },
      ]),
    ),
  }
}
