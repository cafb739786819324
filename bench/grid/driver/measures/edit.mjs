import { setTimeout as wait } from 'node:timers/promises'
import { UntrueError } from '../lab.mjs'
import { median, percentile } from '../statistics.mjs'

const CELLS = 12
/** No hand is faster between a click and a key: what a grid does after an answer must not meet the next question. */
const HAND_MS = 120

/** Opens the editor of a cell the way a person does; milliseconds until it is painted. */
async function openEditor(lab, row, key) {
  const how = lab.card.openWith
  const clicks = how === 'dblclick' ? 2 : 1
  if (how === 'click' || how === 'dblclick') {
    await lab.call('armEditor', row, key, clicks)
    const { x, y } = await lab.middle(row, key)
    await lab.page.mouse.click(x, y, { clickCount: clicks })
  } else {
    await lab.click(row, key)
    await wait(HAND_MS)
    await lab.call('armEditor', row, key)
    await lab.page.keyboard.press(how)
  }
  return lab.latency()
}

/** Types into the open editor over what stands there; milliseconds from each key to the painted letter. */
async function type(lab, row, key, text) {
  await lab.page.keyboard.press('Control+A')
  const times = []
  for (let length = 1; length <= text.length; length++) {
    await lab.call('armTyped', row, key, text.slice(0, length))
    await lab.page.keyboard.press(text[length - 1])
    times.push(await lab.latency())
  }
  return times
}

/** Wall-clock milliseconds from a letter that is typed over a chosen cell to the painted editor that holds it. */
export const typeOver = {
  names: ['typeOver'],
  ability: 'edit',
  async run(lab) {
    await lab.call('scrollTo', { top: 0, left: 0 })
    const times = []
    for (let index = 0; index < CELLS; index++) {
      const row = 2 + index
      const key = `c${[0, 3, 6][index % 3]}`
      const before = await lab.call('value', row, key)
      await wait(HAND_MS)
      await lab.click(row, key)
      await wait(HAND_MS)
      // Where a click opens the editor, the cell stays chosen when it is left.
      if (lab.card.openWith === 'click') await lab.page.keyboard.press('Escape')
      await wait(HAND_MS)
      await lab.call('armTyped', row, key, 'x')
      await lab.page.keyboard.press('x')
      times.push(await lab.latency())
      await lab.page.keyboard.press('Escape')
      await lab.checkModel([{ row, key, value: before }], 'after Escape')
    }
    return { typeOver: median(times) }
  },
}

/**
 * Wall-clock milliseconds from one key over a chosen cell to the painted editor that holds what stands there. The same
 * for all: `editorOpen` is a click where a click opens the editor, which is two events and a choice besides.
 */
export const openByKey = {
  names: ['editorKey'],
  ability: 'edit',
  async run(lab) {
    await lab.call('scrollTo', { top: 0, left: 0 })
    const clicks = /click$/.test(lab.card.openWith)
    const times = []
    for (let index = 0; index < CELLS; index++) {
      const row = 2 + index
      const key = `c${[0, 3, 6][index % 3]}`
      const before = await lab.call('value', row, key)
      await wait(HAND_MS)
      await lab.click(row, key)
      await wait(HAND_MS)
      if (lab.card.openWith === 'click') await lab.page.keyboard.press('Escape')
      await wait(HAND_MS)
      await lab.call('armEditor', row, key)
      await lab.page.keyboard.press(clicks ? 'F2' : lab.card.openWith)
      times.push(await lab.latency())
      const shown = await lab.call('editorText', row, key)
      if (shown !== String(before)) throw new UntrueError(`the editor shows "${shown}", not "${before}"`)
      await lab.page.keyboard.press('Escape')
    }
    return { editorKey: median(times) }
  },
}

/** Wall-clock milliseconds as a person at the keyboard feels them: editor open, each key, Enter to the painted value. */
export const edit = {
  names: ['editorOpen', 'keystroke', 'enter'],
  ability: 'edit',
  async run(lab, { run }) {
    await lab.call('scrollTo', { top: 0, left: 0 })
    const [opens, keys, enters] = [[], [], []]
    for (let index = 0; index < CELLS; index++) {
      const row = 2 + index
      const key = `c${[0, 3, 6][index % 3]}`
      const text = `typed${run}x${index}`
      await wait(HAND_MS)
      const before = await lab.call('value', row, key)
      opens.push(await openEditor(lab, row, key))
      const shown = await lab.call('editorText', row, key)
      if (shown !== String(before)) throw new UntrueError(`the editor shows "${shown}", not "${before}"`)
      keys.push(...(await type(lab, row, key, text)))
      await lab.call('armValue', row, key, text)
      await lab.page.keyboard.press('Enter')
      enters.push(await lab.latency())
      await lab.call('expect', [{ row, key, value: text }])
      await lab.checkModel([{ row, key, value: text }], 'after Enter')
      if (lab.card.surface === 'canvas') await lab.checkPixels(row, key, 'after Enter')
    }
    await lab.page.keyboard.press('Escape')
    await lab.checkScreen('after editing')
    return { editorOpen: median(opens), keystroke: percentile(keys, 0.95), enter: median(enters) }
  },
}
