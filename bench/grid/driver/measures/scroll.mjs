import { setTimeout as wait } from 'node:timers/promises'
import { UntrueError } from '../lab.mjs'

const MIDDLE = { x: 600, y: 380 }
/** Where scrolling starts: away from the top, so that rows leave and enter on both sides. */
const START = 40_000

async function gesture(lab, { x = 0, y = 0, speed }) {
  await lab.cdp.send('Input.synthesizeScrollGesture', {
    ...MIDDLE,
    xDistance: -x,
    yDistance: -y,
    speed,
    gestureSourceType: 'mouse',
    preventFling: true,
  })
}

/** Throws unless the grid moved by about the distance; answers the distance that it did move. */
function moved(from, to, wanted, what) {
  const distance = Math.abs(to - from)
  if (distance < wanted * 0.9 || distance > wanted * 1.1)
    throw new UntrueError(`${what} moved ${Math.round(distance)} px instead of ${wanted}`)
  return distance
}

/** Main-thread milliseconds per 1,000 px, dragging the body down at 3,000 px/s. */
export const scroll = {
  names: ['scroll'],
  ability: 'scroll',
  async run(lab) {
    await lab.call('scrollTo', { top: START, left: 0 })
    const cpu = await lab.cpuOf(() => gesture(lab, { y: 9_000, speed: 3_000 }))
    const { top } = await lab.restingPosition()
    const distance = moved(START, top, 9_000, 'scrolling down')
    await lab.checkScreen('after scrolling down')
    return { scroll: (cpu / distance) * 1000 }
  },
}

/** The same sideways, there and back. */
export const sideways = {
  names: ['sideways'],
  ability: 'sideways',
  async run(lab) {
    await lab.call('scrollTo', { top: START, left: 0 })
    let distance = 0
    let cpu = await lab.cpuOf(() => gesture(lab, { x: 2_200, speed: 3_000 }))
    const { left } = await lab.restingPosition()
    distance += moved(0, left, 2_200, 'scrolling right')
    await lab.checkScreen('after scrolling right')
    cpu += await lab.cpuOf(() => gesture(lab, { x: -2_200, speed: 3_000 }))
    const back = await lab.restingPosition()
    distance += moved(left, back.left, 2_200, 'scrolling left')
    await lab.checkScreen('after scrolling left')
    return { sideways: (cpu / distance) * 1000 }
  },
}

/** Main-thread milliseconds per 1,000 px, a mouse wheel turned at 4,000 px/s for two seconds. */
export const wheel = {
  names: ['wheel'],
  ability: 'scroll',
  async run(lab) {
    await lab.call('scrollTo', { top: START, left: 0 })
    await lab.page.mouse.move(MIDDLE.x, MIDDLE.y)
    const cpu = await lab.cpuOf(async () => {
      const from = Date.now()
      const sent = []
      for (let turn = 0; turn < 80; turn++) {
        sent.push(
          lab.cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...MIDDLE, deltaX: 0, deltaY: 100 }),
        )
        await wait(Math.max(0, from + (turn + 1) * 25 - Date.now()))
      }
      await Promise.all(sent)
    }, 300)
    const { top } = await lab.restingPosition()
    const distance = moved(START, top, 8_000, 'the wheel')
    await lab.checkScreen('after the wheel')
    return { wheel: (cpu / distance) * 1000 }
  },
}

/** Main-thread milliseconds per jump of a whole viewport. */
export const jump = {
  names: ['jump'],
  ability: 'scroll',
  async run(lab) {
    await lab.call('scrollTo', { top: START, left: 0 })
    const cpu = await lab.cpuOf(() => lab.call('jump', 20))
    await lab.checkScreen('after the jumps')
    return { jump: cpu / 20 }
  },
}
