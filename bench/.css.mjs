import { launch, serve } from './grid/driver/browser.mjs'
import { Lab } from './grid/driver/lab.mjs'
import { measures } from './grid/driver/measures/index.mjs'
const variants = {
  base: '',
  clip: '.lg-body .lg-cell:not(.lg-pinned){position:static;overflow:clip} .lg-pinned{overflow:clip}',
  clipRow: '.lg-body .lg-cell:not(.lg-pinned){position:static;overflow:clip} .lg-pinned{overflow:clip} .lg-body .lg-row{position:static}',
  contain: '.lg-body .lg-cell:not(.lg-pinned){position:static;overflow:clip} .lg-pinned{overflow:clip} .lg-body .lg-row{contain:layout style}',
  nosticky: '.lg-body .lg-pinned{position:relative}',
}
const server = await serve('/tmp/w/ge-prof/')
const res = {}
for (let r = 0; r < 3; r++) for (const [n, css] of Object.entries(variants)) {
  const browser = await launch('/usr/bin/chromium')
  const lab = await Lab.open(browser, `${server.url}?peer=lading`, { rows: 100000, columns: 30, dpr: 1 })
  await lab.call('mount'); if (css) await lab.page.addStyleTag({ content: css })
  for (const m of ['scroll', 'jump', 'sideways']) try { Object.entries(await measures[m].run(lab, { run: 1 })).forEach(([k, v]) => ((res[n] ??= {})[k] ??= []).push(+v.toFixed(1))) } catch (e) { console.log(n, m, e.message) }
  await browser.close()
}
console.log(JSON.stringify(res, null, 1).replace(/\n\s+(\d)/g, ' $1')); server.close()
