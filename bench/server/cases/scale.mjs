const PAGE = 'pageNo=1&pageSize=20'
const NEWEST = 'column=createTime&order=desc'
const zh = encodeURIComponent
const DAY_MS = 86_400_000
const dayAgo = (days) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
const VESSELS = ['V9321483', 'V9454436', 'V9619907', 'V9703291', 'V9811000']
const CUSTOMERS = ['长荣', '中远', '万海', '招商', '海洋']
const STATES = ['draft', 'submitted', 'confirmed', 'closed', 'cancelled']
const BOARDS = ['analysis', 'task', 'workplace', 'monitor', 'supplier', 'customer']

const nth = (list, turn) => list[turn % list.length]
const hasRows = ({ records, total }) => records.length > 0 && total > 0
const answers = ({ records }) => Array.isArray(records)

/**
 * What people at work ask for, with the time it may take (p95, milliseconds). A value changes with each call wherever it
 * can: a count that is kept from the call before would flatter.
 */
export function scaleCases({ seller, keeper, manager }, { chains, quotations }) {
  const list =
    (path, who) =>
    (query, holds = hasRows) =>
      who.get(`${path}?${PAGE}&${query}`, holds)
  const offers = list('/sales/saQuotation/list', seller)
  const picked = list('/sales/saQuotation/pick', seller)
  const stock = list('/warehouse/inventory/list', keeper)
  const ledger = list('/warehouse/stockEntry/list', keeper)
  const number = (turn) => String((turn * 7919) % quotations).padStart(9, '0')
  const page = (name, goal, run, more = {}) => ({ name, goal, run, ...more })
  return [
    page('quotations: newest', 100, () => offers(NEWEST)),
    page('quotations: page 200', 100, () =>
      seller.get(`/sales/saQuotation/list?pageNo=200&pageSize=20&${NEWEST}`, hasRows),
    ),
    page('quotations: sorted by amount', 100, () => offers('column=amount&order=desc')),
    page('quotations: of a state', 100, (turn) => offers(`status=${nth(STATES, turn)}&${NEWEST}`)),
    page('quotations: of a vessel', 100, (turn) => offers(`vessel=${nth(VESSELS, turn)}&${NEWEST}`)),
    page('quotations: arrivals of ten days', 100, (turn) =>
      offers(`eta_begin=${dayAgo(30 + turn * 9)}&eta_end=${dayAgo(20 + turn * 9)}&column=eta&order=desc`),
    ),
    page('quotations: number begins with', 100, (turn) =>
      offers(`quotationNo=QX${number(turn).slice(0, 6)}*`, answers),
    ),
    page('quotations: one number', 100, (turn) => offers(`quotationNo=QX${number(turn)}`, answers)),
    page('quotations: of a group of companies', 100, (turn) =>
      offers(`company.companyGroup=${nth(['HQ', 'SG', 'NL', 'UAE', 'USA'], turn)}&${NEWEST}`),
    ),
    page('quotations: customer contains two Chinese signs', 300, (turn) =>
      offers(`customerName=${zh(`*${nth(CUSTOMERS, turn)}*`)}&${NEWEST}`),
    ),
    page('quotations: remark contains a number', 300, (turn) =>
      offers(`remark=${zh(`* ${turn * 31} *`)}`, answers),
    ),
    page('picker: number begins with', 100, (turn) =>
      picked(`quotationNo=QX${number(turn).slice(0, 6)}*`, answers),
    ),
    page('picker: customer contains two Chinese signs', 300, (turn) =>
      picked(`customerName=${zh(`*${nth(CUSTOMERS, turn)}*`)}`, answers),
    ),
    page('stock: newest', 100, () => stock(NEWEST)),
    page('stock: lot begins with', 100, (turn) => stock(`lotNo=LX${number(turn).slice(0, 6)}*`, answers)),
    page('stock: item contains two Chinese signs', 300, (turn) =>
      stock(`itemName=${zh(`*${nth(['手套', '缆绳', '油漆', '滤器'], turn)}*`)}`, answers),
    ),
    page('ledger: newest', 100, () => ledger('column=postedAt&order=desc')),
    page('ledger: of a lot', 100, (turn) =>
      ledger(`lotNo=LX${String((turn * 7919) % 90_000).padStart(9, '0')}`, answers),
    ),
    page('ledger: of ten days', 100, (turn) =>
      ledger(
        `postedAt_begin=${zh(`${dayAgo(40 + turn * 11)} 00:00:00`)}&postedAt_end=${zh(`${dayAgo(30 + turn * 11)} 00:00:00`)}&column=postedAt&order=desc`,
      ),
    ),
    ...BOARDS.map((board) =>
      page(
        `dashboard ${board}, cold`,
        500,
        () => manager.get(`/sys/board/figures?board=${board}`, ({ figures }) => figures.length > 0),
        { cold: true },
      ),
    ),
    page('chain of a quotation', 100, (turn) =>
      manager.get(
        `/sys/record/chain?entity=saQuotation&id=${nth(chains, turn)}`,
        ({ documents }) => documents.length > 1,
      ),
    ),
  ]
}
