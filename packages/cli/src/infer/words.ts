/** Abbreviations of the trade, and what they stand for. */
const ABBREVIATIONS: Record<string, string> = {
  cus: 'customer',
  cust: 'customer',
  qty: 'quantity',
  des: 'description',
  dept: 'department',
  depart: 'department',
  sal: 'sales',
  sale: 'sales',
  act: 'actual',
  ope: 'operator',
  wh: 'warehouse',
  dis: 'discount',
  temp: 'template',
  cont: 'content',
  refer: 'reference',
  stand: 'standard',
  ele: 'electronic',
  rel: 'related',
  inq: 'inquiry',
  amt: 'amount',
  uom: 'unit',
  tel: 'phone',
  telephone: 'phone',
  addr: 'address',
  dt: 'date',
  ts: 'time',
  desc: 'description',
  memo: 'remark',
  remarks: 'remark',
  note: 'remark',
  notes: 'remark',
  comment: 'remark',
  comments: 'remark',
  img: 'image',
  attach: 'attachment',
  attachments: 'attachment',
  attn: 'contact',
  emp: 'employee',
  mgr: 'manager',
  wt: 'weight',
  vol: 'volume',
  pct: 'percent',
  percentage: 'percent',
  ccy: 'currency',
  curr: 'currency',
  inv: 'invoice',
  prod: 'product',
  mat: 'item',
  material: 'item',
  vend: 'supplier',
  vendor: 'supplier',
  sup: 'supplier',
  supp: 'supplier',
  proj: 'project',
  cat: 'category',
  loc: 'location',
  cd: 'code',
  nbr: 'number',
  nr: 'number',
  ord: 'order',
  del: 'delivery',
  dlv: 'delivery',
  recv: 'received',
  rcv: 'received',
  exp: 'expiry',
  yr: 'year',
  ht: 'contract',
  bh: 'no',
  mc: 'name',
  kh: 'customer',
  gys: 'supplier',
  wl: 'item',
  rq: 'date',
  sj: 'time',
  je: 'amount',
  zje: 'amount',
  dj: 'price',
  dw: 'unit',
  zt: 'status',
  lx: 'type',
  dz: 'address',
  lxdh: 'phone',
  dh: 'phone',
  lxr: 'contact',
  fzr: 'responsible',
  jbr: 'handler',
  sqr: 'applicant',
  ywy: 'salesman',
  fj: 'attachment',
  sf: 'is',
  ck: 'warehouse',
  gg: 'spec',
  xh: 'model',
  qd: 'signing',
  hl: 'rate',
  xm: 'project',
  cp: 'product',
  sp: 'product',
}

/** Abbreviations of pinyin that stand for several things; their guesses are put up for review. */
export const AMBIGUOUS: Readonly<Record<string, string>> = {
  bm: 'department',
  bz: 'remark',
  sl: 'quantity',
  yx: 'valid',
}

/** A camelCase name in lower-case words, abbreviations expanded: `custDept` → `['customer', 'department']`. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .flatMap((word, at, all) => expand(word, at, all.length))
}

function expand(word: string, at: number, count: number): string[] {
  if (Object.hasOwn(ABBREVIATIONS, word)) return [ABBREVIATIONS[word]!]
  // `kh_bm` is the code of a customer, `bm` alone a department.
  if (word === 'bm' && at === count - 1 && count > 1) return ['code']
  return [Object.hasOwn(AMBIGUOUS, word) ? AMBIGUOUS[word]! : word]
}
