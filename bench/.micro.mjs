import { launch } from './grid/driver/browser.mjs'
const browser = await launch('/usr/bin/chromium')
const page = await browser.newPage()
const r = await page.evaluate(async () => {
  function scattered(row, column) { let m = Math.imul(row + 1, 0x9e3779b1) ^ Math.imul(column + 1, 0x85ebca6b); m = Math.imul(m ^ (m >>> 15), 0x2c1b3c6d); return ((m ^ (m >>> 13)) >>> 0) % 10_000_000 }
  const cols = Array.from({ length: 30 }, (_, i) => ({ key: 'c' + i, num: i % 3 === 1 }))
  const rows = Array.from({ length: 100000 }, (_, r) => { const m = { id: 'r' + r }; cols.forEach((c, i) => { m[c.key] = c.num ? scattered(r, i) : `${r}-${i} 货物` }); return m })
  const numberIn = (v) => { if (typeof v === 'number') return Number.isFinite(v) ? v : 0; const p = typeof v === 'string' ? parseFloat(v) : NaN; return Number.isFinite(p) ? p : 0 }
  function A(keys, rows) {
    const high = new Float64Array(keys.length), low = new Float64Array(keys.length)
    for (let p = 0; p < rows.length; p++) { const row = rows[p]; for (let k = 0; k < keys.length; k++) { const raw = row[keys[k]]; const v = typeof raw === 'number' && raw - raw === 0 ? raw : numberIn(raw); const t = high[k] + v; const b = t - high[k]; low[k] += high[k] - (t - b) + (v - b); high[k] = t } }
    return high[0]
  }
  function readC(rows, key, out) { for (let p = 0; p < rows.length; p++) { const raw = rows[p][key]; out[p] = typeof raw === 'number' ? raw : NaN } }
  function B(keys, rows) { const out = new Float64Array(rows.length); let s = 0; for (const k of keys) { readC(rows, k, out); for (let i = 0; i < out.length; i++) s += out[i] } return s }
  // int path: sum safe integers without compensation
  function C(keys, rows) {
    const n = keys.length, sum = new Float64Array(n)
    for (let p = 0; p < rows.length; p++) { const row = rows[p]; for (let k = 0; k < n; k++) { const raw = row[keys[k]]; sum[k] += raw } }
    return sum[0]
  }
  // constant keys: lower bound
  function D(keys, rows) { let a = 0, b = 0, c = 0; for (let p = 0; p < rows.length; p++) { const row = rows[p]; a += row.c1; b += row.c4; c += row.c7 } return a + b + c }
  function E(keys, rows) { let n = 0; for (let p = 0; p < rows.length; p++) { if (typeof rows[p].id === 'string') n++ } return n }
  function readF(rows, key, from, to, out) { for (let p = from; p < to; p++) { const raw = rows[p][key]; out[p - from] = typeof raw === 'number' && raw - raw === 0 ? raw : numberIn(raw) } }
  function addF(out, n, acc) { let h = acc[0], l = acc[1]; for (let i = 0; i < n; i++) { const v = out[i]; const t = h + v; const b = t - h; l += h - (t - b) + (v - b); h = t } acc[0] = h; acc[1] = l }
  function F(keys, rows, size = 1024) { const out = new Float64Array(size); const accs = keys.map(() => new Float64Array(2)); for (let p = 0; p < rows.length; p += size) { const e = Math.min(rows.length, p + size); keys.forEach((k, i) => { readF(rows, k, p, e, out); addF(out, e - p, accs[i]) }) } return accs[0][0] }
  function F256(keys, rows) { return F(keys, rows, 256) }
  const plain = (raw) => typeof raw === 'number' && raw - raw === 0 ? raw : numberIn(raw)
  function readG(rows, keys, from, to, a, b, c, d) { const [k0, k1, k2, k3] = keys; for (let p = from, i = 0; p < to; p++, i++) { const row = rows[p]; a[i] = plain(row[k0]); b[i] = plain(row[k1]); c[i] = plain(row[k2]); d[i] = plain(row[k3]) } }
  function G(keys, rows) { const n = 1024, o = [0,1,2,3].map(() => new Float64Array(n)); const ks = [...keys]; while (ks.length < 4) ks.push(ks[0]); const accs = o.map(() => new Float64Array(2)); for (let p = 0; p < rows.length; p += n) { const e = Math.min(rows.length, p + n); readG(rows, ks, p, e, o[0], o[1], o[2], o[3]); keys.forEach((k, i) => addF(o[i], e - p, accs[i])) } return accs[0][0] }
  const flush = () => { const x = new Float64Array(8e6); for (let i = 0; i < x.length; i += 8) x[i] = i; return x[77] }
  const keys = ['c1', 'c4', 'c7']
  const out = {}
  for (let round = 0; round < 4; round++) for (const [n, f] of Object.entries({ F, G, F256, A, D })) { flush(); const t = performance.now(); f(keys, rows); (out[n] ??= []).push(+(performance.now() - t).toFixed(1)) ; await new Promise(r => setTimeout(r, 20)) }
  return out
})
console.log(r); await browser.close()
