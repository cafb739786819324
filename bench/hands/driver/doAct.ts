import type { CDPSession, Page } from 'playwright'
import type { Act } from '../../../packages/ui/src/grid/tests/hands/hand'
import { pressKeys } from './keys'
import { placeOf } from './names'

/** What a hand needs that a peer has not: the hand is not tried there. */
export class NotTried extends Error {}

/** A box on the screen, in pixels. */
interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The page a peer is driven on. */
export interface Driver {
  page: Page
  session: CDPSession
  /** Whether the browser got the key that was only looked at. */
  browser?: boolean
}

/** Where something is; brought into the window first, where it is a cell. */
export async function boxOf(driver: Driver, what: string, at?: unknown): Promise<Box> {
  const found = (await driver.page.evaluate(
    ([what, at]) =>
      (window.hands as unknown as Record<string, (at: unknown) => unknown>)[what as string]!(at),
    [what, at] as const,
  )) as Box | null
  if (!found) throw new NotTried(`no ${what} on the screen`)
  return found
}

/** The middle of a cell. */
export async function cellPoint(driver: Driver, name: string) {
  return middle(await boxOf(driver, 'cell', placeOf(name)))
}

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

/** Does one thing with the sheet, with real keys and a real mouse. */
export async function doAct(driver: Driver, act: Act): Promise<void> {
  const { page, session } = driver
  const { mouse, keyboard } = page
  if (typeof act === 'string') return pressKeys(page, session, act)
  if ('click' in act) {
    const { x, y } = await cellPoint(driver, act.click)
    if (act.with) await keyboard.down(act.with)
    if (act.times) await mouse.dblclick(x, y)
    else await mouse.click(x, y, { button: act.right ? 'right' : act.middle ? 'middle' : 'left' })
    if (act.with) await keyboard.up(act.with)
    return
  }
  if ('drag' in act) {
    if (act.with) await keyboard.down(act.with)
    await drag(driver, await cellPoint(driver, act.drag[0]), await cellPoint(driver, act.drag[1]))
    if (act.with) await keyboard.up(act.with)
    return
  }
  if ('dragBelow' in act) {
    const from = await cellPoint(driver, act.dragBelow)
    const host = await boxOf(driver, 'host')
    await mouse.move(from.x, from.y)
    await mouse.down()
    await mouse.move(from.x, host.y + host.height + 25, { steps: 8 })
    await page.waitForTimeout(1500)
    return mouse.up()
  }
  if ('dragLost' in act) throw new NotTried('a real mouse always tells where the button is let go')
  if ('fill' in act || 'fillDouble' in act) {
    const at = middle(await boxOf(driver, 'handle'))
    if ('fillDouble' in act) return mouse.dblclick(at.x, at.y)
    if (act.with) await keyboard.down(act.with)
    await drag(driver, at, await cellPoint(driver, act.fill), act.escape ? 'Escape' : undefined)
    if (act.with) await keyboard.up(act.with)
    return
  }
  if ('title' in act) {
    const { x, y } = middle(await boxOf(driver, 'title', placeOf(`${act.title}1`).column))
    return mouse.click(x, y)
  }
  if ('border' in act) {
    const { x, y, width, height } = await boxOf(driver, 'title', placeOf(`${act.border}1`).column)
    const at = { x: x + width - 2, y: y + height / 2 }
    await mouse.move(at.x - 10, at.y)
    await mouse.move(at.x, at.y)
    if (act.by === undefined) return mouse.dblclick(at.x, at.y)
    return drag(driver, at, { x: at.x + act.by, y: at.y })
  }
  if ('corner' in act) {
    const at = middle(await boxOf(driver, 'corner'))
    return mouse.click(at.x, at.y)
  }
  if ('rowNumber' in act) {
    const from = middle(await boxOf(driver, 'rowNumber', act.rowNumber - 1))
    if (act.to !== undefined) return drag(driver, from, middle(await boxOf(driver, 'rowNumber', act.to - 1)))
    if (act.with) await keyboard.down(act.with)
    await mouse.click(from.x, from.y)
    if (act.with) await keyboard.up(act.with)
    return
  }
  if ('wheel' in act) {
    const at = middle(await boxOf(driver, 'host'))
    await mouse.move(at.x, at.y)
    await mouse.wheel(0, act.wheel)
    await page.waitForTimeout(200)
    return
  }
  if ('copy' in act) return keyboard.press(act.cut ? 'Control+x' : 'Control+c')
  if ('paste' in act) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), act.paste)
    return keyboard.press('Control+v')
  }
  if ('compose' in act) {
    const { length } = act.compose
    // As input methods do: the page sees that a key was taken, then the letters.
    await session.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Process',
      windowsVirtualKeyCode: 229,
    })
    const text = { text: act.compose, selectionStart: length, selectionEnd: length }
    await session.send('Input.imeSetComposition', text)
    return
  }
  if ('word' in act) {
    await session.send('Input.insertText', { text: act.word })
    return
  }
  if ('imeKey' in act) return page.evaluate((key) => window.hands.imeKey(key), act.imeKey)
  if ('key' in act) {
    const { key, ctrl: ctrlKey, shift: shiftKey, alt: altKey } = act
    const init = { key, ctrlKey, shiftKey, altKey }
    driver.browser = await page.evaluate((event) => window.hands.lookAtKey(event), init)
    return
  }
  if ('menuKey' in act) return keyboard.press('Shift+F10')
  return mouse.click(900, 560)
}

interface Point {
  x: number
  y: number
}

async function drag({ page }: Driver, from: Point, to: Point, key?: string): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.waitForTimeout(60)
  if (key) await page.keyboard.press(key)
  await page.mouse.up()
}
