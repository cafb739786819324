import { KINDS, LARGE, STATES } from '../formsLoad.mjs'

const NEWEST = 'column=createTime&order=desc'
const DAY_MS = 86_400_000
const dayAgo = (days) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
const nth = (list, turn) => list[turn % list.length]
const hasRows = ({ records, total }) => records.length > 0 && total > 0
const answers = ({ records }) => Array.isArray(records)

/** The list of the large form as people ask for it, and what five hundred forms cost everybody; goals are p95 in milliseconds. */
export function formCases({ admin, seller }, { rows }) {
  const list = (who, query, holds = hasRows, pageNo = 1) =>
    who.get(`/online/${LARGE.key}/list?pageNo=${pageNo}&pageSize=20&${query}`, holds)
  const number = (turn) => `BX${String((turn * 7919) % rows).padStart(9, '0')}`
  const lists = (who, as) => {
    const page = (name, run) => ({ name: `${as}: ${name}`, goal: 100, run })
    return [
      page('newest', () => list(who, NEWEST)),
      page('page 200', () => list(who, NEWEST, hasRows, 200)),
      page('sorted by amount', () => list(who, 'column=amount&order=desc')),
      page('sorted by day', () => list(who, 'column=day&order=asc')),
      page('sorted by number', () => list(who, 'column=number&order=asc')),
      page('of a state', (turn) => list(who, `status=${nth(STATES, turn)}&${NEWEST}`)),
      page('of a kind', (turn) => list(who, `kindOf=${nth(KINDS, turn)}&${NEWEST}`)),
      page('one number', (turn) => list(who, `number=${number(turn)}`, answers)),
      page('number begins with', (turn) => list(who, `number=${number(turn).slice(0, 8)}*`, answers)),
      page('days of a range', (turn) =>
        list(
          who,
          `day_begin=${dayAgo(30 + turn * 9)}&day_end=${dayAgo(20 + turn * 9)}&column=day&order=desc`,
        ),
      ),
      page('amounts of a range', (turn) =>
        list(who, `amount_begin=${200 + turn * 40}&amount_end=${600 + turn * 40}&column=amount&order=asc`),
      ),
    ]
  }
  const once = (name, goal, run) => ({ name, goal, run })
  let changes = 0
  /** A field more, published: the menu, the rights and the table of one form, with all the others in force. */
  const change = (code) => async () => {
    changes += 1
    const { records } = await admin.get(`/online/form/list?pageNo=1&pageSize=1&code=${code}`)
    const { id, version, draft } = await admin.get(`/online/form/queryById?id=${records[0].id}`)
    const name = `extra${changes}x${version}`
    const fields = { ...draft.fields, [name]: { kind: 'text', zh: '补充', en: 'Extra' } }
    const saved = await admin.put('/online/form/edit', { id, version, definition: { ...draft, fields } })
    await admin.post('/online/form/publish', { id, version: saved.version }, (form) => form.published > 1)
  }
  return [
    ...lists(seller, 'own department'),
    ...lists(admin, 'everything'),
    once('menu and rights of an administrator', 1_000, () =>
      admin.get('/sys/permission/getUserPermissionByToken'),
    ),
    once('menu and rights of a seller', 1_000, () => seller.get('/sys/permission/getUserPermissionByToken')),
    once('forms that a seller may open', 100, () => seller.get('/online/form/heads')),
    once('definition of a form', 100, () => seller.get(`/online/form/definition?key=${LARGE.key}`)),
    once('list of the designer', 500, () => admin.get('/online/form/list?pageNo=1&pageSize=500')),
    { ...once('a field more, saved and published', 2_000, change('bench499')), calls: 10 },
    { ...once('the same with all the records in it', 2_000, change(LARGE.code)), calls: 10 },
  ]
}
