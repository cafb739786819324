import { launch, serve } from './grid/driver/browser.mjs'
import { Lab } from './grid/driver/lab.mjs'
import { measures } from './grid/driver/measures/index.mjs'
const [,, name, peer='lading'] = process.argv
const server = await serve('/tmp/w/ge-prof/')
const browser = await launch('/usr/bin/chromium')
const lab = await Lab.open(browser, `${server.url}?peer=${peer}`, { rows: 100000, columns: 30, dpr: 1 })
const p = await lab.context.newCDPSession(lab.page)
await p.send('Profiler.enable'); await p.send('Profiler.setSamplingInterval', { interval: 200 })
let m
const m0 = async () => Object.fromEntries((await lab.cdp.send('Performance.getMetrics')).metrics.map(x=>[x.name,x.value]))
if (name === 'mount') { await lab.call('mount'); await lab.call('unmount'); await lab.heap() }
else { await lab.call('mount'); await measures[name].run(lab, { run: 7 }) ; if (name==='mount') {} }
const a = await m0()
await p.send('Profiler.start')
if (name === 'mount') { await lab.cpuOf(() => lab.call('mount')).then(x=>console.log('cpu', x)) }
else console.log(await measures[name].run(lab, { run: 8 }))
const { profile } = await p.send('Profiler.stop')
const b = await m0()
for (const k of ['TaskDuration','ScriptDuration','LayoutDuration','RecalcStyleDuration','LayoutCount','RecalcStyleCount']) console.log(k, ((b[k]-a[k])*(k.endsWith('Count')?1:1000)).toFixed(1))
const byId = new Map(profile.nodes.map(n => [n.id, n]))
const self = new Map()
profile.samples.forEach((id, i) => self.set(id, (self.get(id) ?? 0) + profile.timeDeltas[i] / 1000))
const parent = new Map(); for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id)
const label = n => `${n.callFrame.functionName || '(anon)'}:${n.callFrame.lineNumber}`
const selfBy = new Map(), totalBy = new Map()
for (const [id, t] of self) {
  const l = label(byId.get(id)); selfBy.set(l, (selfBy.get(l) ?? 0) + t)
  const seen = new Set(); for (let x = id; x; x = parent.get(x)) { const k = label(byId.get(x)); if (!seen.has(k)) { seen.add(k); totalBy.set(k, (totalBy.get(k) ?? 0) + t) } }
}
const show = (m, n) => [...m].sort((x, y) => y[1] - x[1]).slice(0, n).map(([k, v]) => `${v.toFixed(1)} ${k}`).join('\n')
console.log('SELF\n' + show(selfBy, 25)); console.log('TOTAL\n' + show(totalBy, 45))
await browser.close(); server.close()
