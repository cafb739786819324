import { createRequire } from 'node:module'
import { join } from 'node:path'
import { findChromium } from '../lib/chromium.mjs'
import { root } from '../lib/run.mjs'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

/** Opens a page in Chromium and does something there; an error in the page or its console is a fault. */
export async function browse(url, work) {
  const executablePath = await findChromium()
  if (!executablePath) throw new Error('There is no Chromium: name one in CHROMIUM_PATH.')
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test')
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    page.setDefaultTimeout(20_000)
    const faults = []
    page.on('pageerror', (error) => faults.push(String(error)))
    // What the server refuses is told by Chromium as well; those are the answers of the test.
    page.on('console', (said) => {
      if (said.type() === 'error' && !/the server responded with a status of/.test(said.text()))
        faults.push(said.text())
    })
    await page.goto(url)
    await work(page)
    if (faults.length > 0) throw new Error(`The page says:\n${faults.join('\n').slice(0, 4000)}`)
  } finally {
    await browser.close()
  }
}

/** Throws unless it holds. */
export function hold(holds, what) {
  if (!holds) throw new Error(what)
}
