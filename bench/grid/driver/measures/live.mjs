import { setTimeout as wait } from 'node:timers/promises'
import { UntrueError } from '../lab.mjs'
import { percentile } from '../statistics.mjs'
import { numbers } from './data.mjs'

const TEXT = 'live0123456789abcdefghij'
const EVERY_MS = 50
const ROWS_AT_ONCE = 50

/** 1,000 changed rows a second, twenty of them on screen, while somebody types: milliseconds of each key. */
export const live = {
  names: ['liveTyping', 'liveCpu'],
  ability: 'live',
  async run(lab, { run }) {
    await lab.call('scrollTo', { top: 0, left: 0 })
    const next = numbers(run + 77)
    const row = 2
    await lab.click(row, 'c0')
    await wait(120)
    await lab.page.keyboard.press('Control+A')
    await lab.call('armTyped', row, 'c0', TEXT[0])
    await lab.page.keyboard.press(TEXT[0])
    await lab.latency()
    const sent = new Map()
    let going = true
    const from = Date.now()
    const cpuFrom = await lab.threadTime()
    const flood = (async () => {
      for (let turn = 1; going; turn++) {
        const changes = Array.from({ length: ROWS_AT_ONCE }, (_, index) => ({
          row: index === 0 ? 4 + next(10) : 20 + next(lab.size.rows - 20),
          key: 'c4',
          value: next(1_000_000),
        }))
        for (const change of changes) sent.set(change.row, change)
        await lab.call('live', changes)
        await wait(Math.max(0, from + turn * EVERY_MS - Date.now()))
      }
    })()
    const times = []
    for (let length = 2; length <= TEXT.length; length++) {
      await wait(60)
      await lab.call('armTyped', row, 'c0', TEXT.slice(0, length))
      await lab.page.keyboard.press(TEXT[length - 1])
      times.push(await lab.latency())
    }
    going = false
    await flood
    const seconds = (Date.now() - from) / 1000
    await wait(200)
    const cpu = ((await lab.threadTime()) - cpuFrom) / seconds
    await lab.page.keyboard.press('Enter')
    const changes = [...sent.values()]
    await lab.call('expect', [...changes, { row, key: 'c0', value: TEXT }])
    await lab.checkModel([...changes, { row, key: 'c0', value: TEXT }], 'after the live updates')
    await lab.checkScreen('after the live updates')
    if (changes.length < 200) throw new UntrueError(`only ${changes.length} rows were changed`)
    return { liveTyping: percentile(times, 0.95), liveCpu: cpu }
  },
}
