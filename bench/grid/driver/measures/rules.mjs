import { UntrueError } from '../lab.mjs'

/** Checking 10,000 × 20 cells against their rules: how long it takes, and the longest stretch the page was deaf. */
export const validate = {
  names: ['validate', 'validateTask'],
  ability: 'validate',
  async run(lab) {
    const { refused, expected, cpu, longest } = await lab.call('validate', 10_000, 20)
    if (refused !== expected) throw new UntrueError(`${refused} cells are refused instead of ${expected}`)
    return { validate: cpu, validateTask: longest }
  },
}

/** One edit of a sorted grid, the row going to its place: processor time with the paint. */
export const sortedEdit = {
  names: ['sortedEdit'],
  ability: 'sortedEdit',
  async run(lab) {
    await lab.call('scrollTo', { top: 0, left: 0 })
    const cpu = await lab.call('sortedEdit', 'c1')
    return { sortedEdit: cpu }
  },
}

/** Memory left over by fifty grids that came and went, after five that warm the page up. */
export const leak = {
  names: ['leak'],
  ability: 'validate',
  // A page of its own: a grid that is mounted anew shows the rows as given, not what the measures before have changed.
  size: {},
  async run(lab) {
    await lab.call('unmount')
    const cycle = async (times) => {
      for (let index = 0; index < times; index++) {
        await lab.call('mount')
        await lab.call('unmount')
      }
    }
    await cycle(5)
    const before = await lab.heap()
    await cycle(50)
    const left = ((await lab.heap()) - before) / 1e6
    await lab.call('mount')
    return { leak: Math.max(0, left) }
  },
}
