// A small shop whose calls have nothing in common with ours: offsets, its own names, PATCH with If-Match, problems.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const CURRENCIES = [
  { code: 'EUR', label: 'Euro' },
  { code: 'CNY', label: 'Yuan' },
]
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** Starts the shop and serves the pages in `web`, on a port of its own. */
export async function startShop(web) {
  const orders = new Map()
  for (let n = 1; n <= 12; n++) {
    const items = [{ id: `i${n}`, article: 'Bolt M8', qty: n, price: 2.5 }]
    const no = `N-${String(n).padStart(3, '0')}`
    orders.set(String(n), {
      id: String(n),
      rev: 1,
      no,
      buyer: `Buyer ${n}`,
      currency: 'EUR',
      eta: '2026-12-24',
      items,
    })
  }
  const server = createServer((request, response) => {
    answer(request, orders, web).then(
      ({ status = 200, body, type = 'application/json' }) => {
        response.writeHead(status, { 'content-type': type })
        response.end(body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body))
      },
      (error) => {
        response.writeHead(500).end(String(error))
      },
    )
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    orders,
    url: `http://127.0.0.1:${server.address().port}/`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

async function answer(request, orders, web) {
  const { pathname, searchParams } = new URL(request.url, 'http://shop')
  if (!pathname.startsWith('/shop/')) return page(pathname, web)
  const [, , kind, id] = pathname.split('/')
  if (kind === 'codes') return { body: id === 'currency' ? CURRENCIES : [] }
  if (kind !== 'orders') return { status: 404, body: { title: 'No such call' } }
  if (!id && request.method === 'GET') return { body: list(orders, searchParams) }
  if (!id)
    return save(
      orders,
      { id: String(orders.size + 1), rev: 0, items: [], eta: null },
      await bodyOf(request),
      201,
    )
  const order = orders.get(id)
  if (!order) return { status: 404, body: { title: 'No such order' } }
  if (request.method === 'GET') return { body: order }
  if (request.method === 'DELETE') return (orders.delete(id), { status: 204 })
  if (request.headers['if-match'] !== String(order.rev))
    return { status: 412, body: { title: 'Changed meanwhile' } }
  return save(orders, order, await bodyOf(request), 200)
}

function list(orders, query) {
  const fits = (order) =>
    ['no', 'buyer'].every((name) =>
      String(order[name])
        .toLowerCase()
        .includes((query.get(name) ?? '').toLowerCase()),
    )
  const found = [...orders.values()].filter(fits)
  const [, minus, by] = /^(-?)(.*)$/.exec(query.get('sort') ?? '-no')
  found.sort((a, b) => String(a[by]).localeCompare(String(b[by])) * (minus ? -1 : 1))
  const offset = Number(query.get('offset'))
  return { rows: found.slice(offset, offset + Number(query.get('limit'))), count: found.length }
}

function save(orders, before, { items: { put = [], drop = [] } = {}, ...fields }, status) {
  const order = { ...before, ...fields, id: before.id, rev: before.rev + 1 }
  if (order.buyer === 'nobody')
    return {
      status: 422,
      body: { title: 'Not saved', problems: [{ path: 'buyer', text: 'We do not sell to nobody' }] },
    }
  const items = new Map(before.items.filter(({ id }) => !drop.includes(id)).map((item) => [item.id, item]))
  for (const { id, article, qty, price } of put) {
    const known = items.get(id)
    const key = known ? id : `n${Date.now()}-${items.size}`
    const sent = Object.entries({ article, qty, price }).filter(([, value]) => value !== undefined)
    items.set(key, { ...known, ...Object.fromEntries(sent), id: key })
  }
  for (const item of items.values()) Object.assign(item, { qty: Number(item.qty), price: Number(item.price) })
  order.items = [...items.values()]
  orders.set(order.id, order)
  return { status, body: order }
}

async function bodyOf(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

function page(pathname, web) {
  const path = normalize(pathname === '/' ? '/index.html' : pathname)
  try {
    return { body: readFileSync(join(web, path)), type: TYPES[extname(path)] ?? 'application/octet-stream' }
  } catch {
    return { status: 404, body: { title: 'Not found' } }
  }
}
