import { availableParallelism } from 'node:os'

/** Steps at a time: one more than there are cores, because tests in browsers and against servers wait a good deal. */
const LANES = Math.min(4, availableParallelism() + 1)

/**
 * Runs steps, several at a time and each after those that it names. When a `first` one has failed, the others are not
 * begun.
 *
 * @param steps see steps.mjs
 * @returns {Promise<{ name: string, ok: boolean, seconds: number }[]>} the steps that ran, in the order of their ends
 */
export async function runSteps(steps) {
  const results = []
  const running = new Map()
  let waiting = steps.filter(({ first }) => first)
  let later = steps.filter(({ first }) => !first)
  while (waiting.length > 0 || running.size > 0 || later.length > 0) {
    if (waiting.length === 0 && running.size === 0) {
      if (results.some(({ ok }) => !ok)) break
      waiting = later
      later = []
    }
    const next = running.size < LANES ? waiting.findIndex(mayBegin) : -1
    if (next >= 0) begin(waiting.splice(next, 1)[0])
    else await Promise.race([...running.values()].map(({ done }) => done))
  }
  return results

  function mayBegin({ after = [] }) {
    return after.every((name) => !running.has(name) && !waiting.some((other) => other.name === name))
  }

  /** Beside a step that says what it does as it goes, another one is held: it tells in one piece when it has ended. */
  function begin({ name, run }) {
    const held = [...running.values()].some((other) => !other.held)
    const heading = `\n── ${name} ${'─'.repeat(70 - name.length)}`
    if (!held) console.log(heading)
    const from = Date.now()
    const done = run({ quiet: held }).then(({ code, output }) => {
      if (held) console.log(`${heading}\n${output ?? ''}`)
      results.push({ name, ok: code === 0, seconds: (Date.now() - from) / 1000 })
      running.delete(name)
    })
    running.set(name, { held, done })
  }
}
