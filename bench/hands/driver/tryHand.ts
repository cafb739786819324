import type { Hand } from '../../../packages/ui/src/grid/tests/hands/hand'
import { compare } from './compare'
import type { Otherwise } from './compare'
import { cellPoint, doAct, NotTried } from './doAct'
import type { Driver } from './doAct'
import { placeOf } from './names'

/** What can be seen of a peer. */
export type Seen = Awaited<ReturnType<typeof look>>

/** What came of a hand: the same as ours, what was seen in its place, or why it was not tried. */
export type Run = { same: true } | { seen: Otherwise } | { not: string }

/** How long a result may take, in milliseconds. */
const PATIENCE = 700

/** Tries one row of the table on the peer that the page shows. */
export async function tryHand(driver: Driver, peer: string, hand: Hand): Promise<Run> {
  const { page } = driver
  const reason = notTried(peer, hand)
  if (reason) return { not: reason }
  try {
    await page.evaluate((sheet) => window.hands.begin(sheet), hand.sheet)
    await page.waitForFunction(() => window.hands.ready(), undefined, { timeout: 5000 })
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await choose(driver, hand.from)
    const before = await look(driver)
    driver.browser = undefined
    for (const act of hand.acts) await doAct(driver, act)
    let other: Otherwise = {}
    for (const end = Date.now() + PATIENCE; ;) {
      const after = await look(driver, hand.gives.seen)
      other = compare(hand, before, after, driver.browser)
      if (Object.keys(other).length === 0 || Date.now() > end) break
      await page.waitForTimeout(100)
    }
    if (Object.keys(other).length > 0) return { seen: other }
    if (!hand.gives.undo) return { same: true }
    await page.keyboard.press('Control+z')
    for (const end = Date.now() + PATIENCE; Date.now() < end; await page.waitForTimeout(100))
      if (JSON.stringify((await look(driver)).texts) === JSON.stringify(before.texts)) return { same: true }
    return { seen: { undo: false } }
  } catch (error) {
    if (error instanceof NotTried) return { not: error.message }
    return { not: `could not be driven: ${String(error).split('\n')[0]}` }
  } finally {
    for (const key of ['Shift', 'Control', 'Alt']) await page.keyboard.up(key)
    await page.mouse.move(5, 5)
    await page.mouse.up()
  }
}

/** What the sheets of the peers are not made for. */
function notTried(peer: string, hand: Hand): string | undefined {
  if (hand.sheet === 'full') return 'peers are given no greatest number of rows'
  // How an input method and a field that is only about to come work together differs from system to system.
  if (hand.state === 'ime') return 'an input method cannot be driven as a person’s works'
  if (hand.state === 'header') return 'whether a title has the keyboard is not read'
  if (hand.id === 'wheelAcross') return 'all columns of the sheet are in the window'
  if (hand.id === 'fillDouble') return 'needs a sheet of its own'
  if (peer !== 'vxe') return undefined
  if (hand.from.includes(':')) return 'its free part knows no ranges'
  if (hand.id === 'spaceBox' || hand.id === 'deleteBox') return 'a box in a cell needs another package'
  if (hand.gives.list !== undefined || hand.state === 'list')
    return 'its list is the browser’s, which cannot be read'
  return undefined
}

/** Chooses cells as a person does: a click, and a click with Shift. The first one named is active. */
async function choose(driver: Driver, names: string): Promise<void> {
  const { page } = driver
  const [first = '', last = first] = names.split(':')
  await page.evaluate((place) => window.hands.reveal(place), placeOf(first))
  await page.waitForFunction((place) => window.hands.cell(place) !== null, placeOf(first), { timeout: 2000 })
  await page.waitForTimeout(60)
  const from = await cellPoint(driver, first)
  await page.mouse.click(from.x, from.y)
  if (last !== first) {
    const to = await cellPoint(driver, last)
    await page.keyboard.down('Shift')
    await page.mouse.click(to.x, to.y)
    await page.keyboard.up('Shift')
  }
  await page.mouse.move(5, 5)
  await page.waitForTimeout(60)
}

/** Looks at everything there is to see. @param shown a cell that is asked whether it stands in the window */
async function look({ page }: Driver, shown?: string) {
  const seen = await page.evaluate(() => window.hands.look())
  const clipboard = await page.evaluate(() => navigator.clipboard.readText()).catch(() => '')
  const kept = await page.evaluate(() => window.kept)
  const box = shown ? await page.evaluate((place) => window.hands.cell(place), placeOf(shown)) : null
  const host = await page.evaluate(() => window.hands.host())
  const inWindow =
    box !== null && host !== null && box.y >= host.y && box.y + box.height <= host.y + host.height
  return { ...seen, clipboard, kept, shown: inWindow }
}
