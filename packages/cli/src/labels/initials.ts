import { pinyin } from 'pinyin-pro'
import { LEXICON } from './lexicon'

/** What letters stand for first where several terms have them; the others are found in the lexicon. */
const USUAL: Readonly<Record<string, string>> = {
  bh: '编号',
  bm: '编码',
  bz: '备注',
  bzh: '币种',
  ck: '仓库',
  dd: '订单',
  dh: '单号',
  dj: '单价',
  dw: '单位',
  dz: '地址',
  fh: '发货',
  fj: '附件',
  fs: '方式',
  gg: '规格',
  gys: '供应商',
  hl: '汇率',
  hth: '合同号',
  ht: '合同',
  je: '金额',
  jh: '交货',
  kh: '客户',
  lx: '类型',
  lxdh: '联系电话',
  lxr: '联系人',
  mc: '名称',
  rk: '入库',
  rq: '日期',
  sf: '是否',
  sj: '时间',
  sl: '数量',
  slv: '税率',
  sp: '商品',
  wl: '物料',
  xh: '序号',
  xm: '姓名',
  yf: '运费',
  zt: '状态',
}

/** Letters that mean several things even to those who wrote them. */
const UNCLEAR = new Set(['bz', 'sl', 'bm', 'xh', 'xm', 'dh', 'sp'])

/** Things that have codes: of all else `bm` is the department. */
const CODED = /(供应商|客户|物料|商品|产品|货品|仓库|设备|项目|合同|订单|资产|存货|货位|库位|承运商|公司)$/

/** What 是否 asks for, before prices and names of the same letters. */
const ASKED = /^(加急|启用|停用|有效|删除|默认|锁定|完成|到账|付清|逾期|入账|含税|赠品|红冲|查验|合格|退货)$/

/** A name in letters read as Chinese. */
export interface Spelt {
  zh: string
  /** Its last letters, which say what it is, stand for several terms. */
  unclear: boolean
}

let known: ReadonlyMap<string, readonly string[]> | undefined

/** Terms by the first letters of their syllables: `gys` → 供应商. Made when first asked for. */
function terms(): ReadonlyMap<string, readonly string[]> {
  if (known) return known
  const all = new Map<string, string[]>()
  for (const [letters, zh] of Object.entries(USUAL)) all.set(letters, [zh])
  for (const [zh] of LEXICON) {
    if (zh.length < 2) continue
    const letters = pinyin(zh, { pattern: 'first', toneType: 'none', type: 'array' }).join('').toLowerCase()
    const same = all.get(letters)
    if (!same) all.set(letters, [zh])
    else if (!same.includes(zh)) same.push(zh)
  }
  known = all
  return all
}

/** Syllables do not begin with i, u or v, and hardly with a, e or o: a name of such letters is no English. */
const isInitials = (name: string): boolean =>
  /^[a-z]+(_[a-z]+)*$/.test(name) &&
  !/[iu]/.test(name) &&
  !/v(?!$)/.test(name) &&
  (name.replace(/je$/, '').match(/[aeo]/g)?.length ?? 0) * 4 <= name.length

/**
 * Reads names of first letters of pinyin (`gysbm`, `ht_je`, `yjdhrq`) where a group mostly has such names.
 *
 * @returns the Chinese by name; empty where the names are words
 */
export function readInitials(names: readonly string[]): ReadonlyMap<string, Spelt> {
  const asked = names.filter((name) => isInitials(name.toLowerCase()))
  if (asked.length < 3 || asked.length < names.length / 2) return new Map()
  const read = asked.flatMap((name) => {
    const spelt = spell(name.toLowerCase())
    return spelt ? [[name, spelt] as const] : []
  })
  return read.length >= asked.length * 0.6 ? new Map(read) : new Map()
}

/** The name as the fewest terms that its letters stand for; undefined when some stand for none. */
function spell(name: string): Spelt | undefined {
  const asks = /^sf_?(?=[a-z])/.exec(name)?.[0]
  const parts = name.split('_').map(piecesOf)
  // Whatever is asked, it is asked yes or no.
  if (asks && parts.some((part) => part === undefined))
    return { zh: `是否${name.slice(asks.length)}`, unclear: false }
  if (parts.some((part) => part === undefined)) return undefined
  const pieces = parts.flat() as string[]
  const all = terms()
  let zh = ''
  pieces.forEach((piece, at) => {
    const [first] = [...all.get(piece)!].sort((a, b) =>
      asks ? Number(ASKED.test(b)) - Number(ASKED.test(a)) : 0,
    )
    zh += piece === 'bm' && (at === 0 || !CODED.test(zh)) ? '部门' : first
  })
  const last = pieces.at(-1)!
  const alone = pieces.length === 1
  return {
    zh,
    unclear:
      asks !== undefined
        ? false
        : alone
          ? UNCLEAR.has(last)
          : !Object.hasOwn(USUAL, last) && all.get(last)!.length > 1,
  }
}

/** Letters cut into those of known terms: fewest pieces, and among those the longest first. */
function piecesOf(letters: string): string[] | undefined {
  const all = terms()
  const best: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= letters.length; end++) {
    for (let from = 0; from < end; from++) {
      const before = best[from]
      const piece = letters.slice(from, end)
      if (!before || !all.has(piece)) continue
      if (!best[end] || before.length + 1 < best[end]!.length) best[end] = [...before, piece]
    }
  }
  return best[letters.length]
}
