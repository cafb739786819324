import { UntrueError } from '../lab.mjs'
import { median } from '../statistics.mjs'

/** A single go would measure the compiler as much as the grid: the median of several on the same page. */
const GOES = 3

async function ofSeveral(go) {
  const times = []
  for (let index = 0; index < GOES; index++) times.push(await go(index))
  return median(times)
}

/** A small seeded generator of whole numbers below `limit`: every peer gets the same changes in the same run. */
export function numbers(seed) {
  let state = seed * 2654435761 + 1
  return (limit) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) % limit
  }
}

/** 1,000 random cells, twenty of them visible, each named once; the corner is always among them. */
function randomChanges(seed, { rows, columns }) {
  const next = numbers(seed)
  const changes = new Map()
  const add = (row, column) => {
    const value = column % 3 === 1 ? next(1_000_000) : `新 ${seed}-${changes.size}`
    changes.set(`${row} ${column}`, { row, key: `c${column}`, value })
  }
  add(0, 0)
  while (changes.size < 20) add(next(15), next(9))
  while (changes.size < 1_000) add(next(rows), next(columns))
  return [...changes.values()]
}

/** 1,000 random cells at once; `seeds` keeps two measures of one page from writing the same. */
function updates(name, method, seeds) {
  return {
    names: [name],
    ability: 'update',
    async run(lab, { run }) {
      await lab.call('scrollTo', { top: 0, left: 0 })
      const time = await ofSeveral(async (go) => {
        const changes = randomChanges(run * 10 + go + seeds, lab.size)
        await lab.call('planUpdate', changes)
        const cpu = await lab.cpuOf(() => lab.call(method))
        await lab.checkModel(changes, 'after 1,000 updates')
        await lab.checkScreen('after 1,000 updates')
        return cpu
      })
      return { [name]: time }
    },
  }
}

/** Main-thread milliseconds for 1,000 random cells whose rows are known by position. */
export const update = updates('update', 'update', 1)

/** Main-thread milliseconds for 1,000 random cells whose rows are known by id, as a server sends them. */
export const updateById = updates('updateById', 'updateById', 4)

/** Main-thread milliseconds to sort by a column of numbers, until the right rows are on the screen. */
export const sort = {
  names: ['sort'],
  ability: 'sort',
  async run(lab) {
    await lab.call('scrollTo', { top: 0, left: 0 })
    const time = await ofSeveral(async (go) => {
      const key = `c${1 + go * 3}`
      await lab.call('expectSorted', key)
      const cpu = await lab.cpuOf(() => lab.call('sort', key))
      await lab.checkScreen('after sorting')
      await lab.call('restore')
      return cpu
    })
    return { sort: time }
  },
}

/** Main-thread milliseconds to keep the rows whose text contains three digits. */
export const filter = {
  names: ['filter'],
  ability: 'filter',
  async run(lab) {
    await lab.call('scrollTo', { top: 0, left: 0 })
    const time = await ofSeveral(async (go) => {
      const digits = String(777 - go * 111)
      const remaining = await lab.call('expectFiltered', 'c0', digits)
      const cpu = await lab.cpuOf(() => lab.call('filter', 'c0', digits))
      const shown = await lab.call('rowCount')
      if (shown !== remaining) throw new UntrueError(`filtering leaves ${shown} rows instead of ${remaining}`)
      await lab.checkScreen('after filtering')
      await lab.call('restore')
      return cpu
    })
    return { filter: time }
  },
}
