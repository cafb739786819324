import { launch } from './grid/driver/browser.mjs'
const browser = await launch('/usr/bin/chromium')
const page = await browser.newPage()
const r = await page.evaluate(async () => {
  const cols = Array.from({ length: 30 }, (_, i) => ({ key: 'c' + i, num: i % 3 === 1 }))
  const rows = Array.from({ length: 100000 }, (_, r) => { const m = { id: 'r' + r }; cols.forEach((c, i) => { m[c.key] = c.num ? (r * 7919 + i * 31) % 10000000 : `${r}-${i} 货物` }); return m })
  const rows2 = rows.map(r => JSON.parse(JSON.stringify(r))); const RR = [rows, rows2]
  const pick = () => { let s = 12345; return Array.from({ length: 1000 }, () => { s = (Math.imul(s, 1664525) + 1013904223) >>> 0; return s % 100000 }) }
  const keys = ['id', ...cols.map(c => c.key)]
  const F = {
    spread: (row, k, v) => { const n = { ...row }; n[k] = v; return n },
    spreadKey: (row, k, v) => ({ ...row, [k]: v }),
    assign: (row, k, v) => { const n = Object.assign({}, row); n[k] = v; return n },
    forin: (row, k, v) => { const n = {}; for (const x in row) n[x] = row[x]; n[k] = v; return n },
    keysloop: (row, k, v) => { const n = {}; for (let i = 0; i < keys.length; i++) n[keys[i]] = row[keys[i]]; n[k] = v; return n },
    readonly: (row, k, v) => { let c = 0; for (let i = 0; i < 3; i++) c += String(row[keys[i]]).length; return c },
  }
  const out = {}
  const keep = []
  for (let round = 0; round < 8; round++) for (const [n, f] of Object.entries(F)) { const at = pick(); const t = performance.now(); const res = []; for (let i = 0; i < 1000; i++) res.push(f(RR[round >> 2 & 1][(at[i] + round * 17) % 100000], 'c' + (i % 30), 'x' + i)); (out[n] ??= []).push(+(performance.now() - t).toFixed(1)); keep.push(res); await new Promise(r => setTimeout(r, 30)) }
  return out
})
console.log(r); await browser.close()
