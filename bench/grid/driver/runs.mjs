import { setTimeout as wait } from 'node:timers/promises'
import { Lab, UntrueError } from './lab.mjs'
import { measures } from './measures/index.mjs'
import { median } from './statistics.mjs'

/**
 * Measures every peer `runs` times after one warm-up, the peers taking turns inside each run and the first place
 * going round, so that a busy minute of the machine hits all of them.
 *
 * What fails is noted and never ends the run. `keep` gets what is known after every run.
 *
 * @returns one entry per peer: `{ name, card, numbers: { <figure>: number[] }, problems: string[] }`
 */
export async function runAll({
  open,
  urlOf,
  peers,
  names,
  runs,
  size,
  say,
  tell = () => undefined,
  keep = () => undefined,
}) {
  const results = peers.map((name) => ({ name, card: undefined, numbers: {}, problems: new Set() }))
  const desk = await open()
  const page = await desk.newPage()
  const judge = (script, input) => page.evaluate(script, input)
  for (let run = 0; run <= runs; run++) {
    const turn = [...results.slice(run % results.length), ...results.slice(0, run % results.length)]
    for (const result of turn) {
      const from = Date.now()
      const wanted = names.filter((name) => !measures[name].once || run === 1)
      const found = await onePeer({
        open,
        judge,
        url: urlOf(result.name),
        names: wanted,
        run,
        size,
        result,
        tell,
      })
      // Run 0 warms the machine up: looked at for errors, not counted.
      if (run > 0)
        for (const [name, number] of Object.entries(found)) (result.numbers[name] ??= []).push(number)
      say(
        `${run === 0 ? 'warm-up' : `run ${run}`} ${result.name}: ${((Date.now() - from) / 1000).toFixed(1)} s`,
      )
      await wait(200)
    }
    if (run > 0) await keep(listed(results), run)
  }
  await desk.close()
  return listed(results)
}

function listed(results) {
  return results.map(({ problems, ...result }) => ({ ...result, problems: [...problems] }))
}

/** A measure that takes longer is given up: the page hangs. */
const PATIENCE_MS = 180_000

function withPatience(work) {
  const gaveUp = new AbortController()
  const late = wait(PATIENCE_MS, undefined, { signal: gaveUp.signal }).then(() => {
    throw new Error(`did not end within ${PATIENCE_MS / 1000} s`)
  })
  late.catch(() => undefined)
  return Promise.race([work, late]).finally(() => gaveUp.abort())
}

/** All measures of one peer in a browser of its own. After a failure the next measure gets a fresh page. */
async function onePeer({ open, url, names, run, size, result, judge, tell }) {
  const found = {}
  let browser
  let lab
  const drop = async () => {
    const dropped = lab
    lab = undefined
    await dropped?.close().catch(() => undefined)
  }
  try {
    for (const name of names) {
      const { ability, suits, size: own, run: measure } = measures[name]
      if (result.card && !able(result.card, ability, suits)) continue
      try {
        // A page that took its browser along must not take the other figures, too.
        if (!browser?.isConnected()) browser = await withPatience(open())
        if (own) await drop()
        lab ??= await withPatience(openLab(browser, url, { ...size, ...own }, name === 'mount'))
        result.card = lab.card
        lab.judge = judge
        if (!able(lab.card, ability, suits)) continue
        const from = Date.now()
        await lab.rest()
        const numbers = await withPatience(measure(lab, { run }))
        tell(`${result.name} ${name}: ${JSON.stringify(numbers)} (${Date.now() - from} ms)`)
        Object.assign(found, numbers)
        if (own) await drop()
      } catch (error) {
        result.problems.add(`${name}: ${sentence(error)}`)
        tell(`${result.name} ${name}: ${sentence(error)}`)
        for (const crash of lab?.errors ?? []) result.problems.add(`page error: ${crash}`)
        await drop()
      }
    }
  } finally {
    await browser?.close().catch(() => undefined)
  }
  return found
}

function able(card, ability, suits = () => true) {
  return (!ability || card.abilities.includes(ability)) && suits(card)
}

/** A page with the grid on it; the measure of mounting does that part itself. */
async function openLab(browser, url, size, bare) {
  const lab = await Lab.open(browser, url, size)
  if (bare) return lab
  await lab.call('mount')
  await lab.checkScreen('after mounting')
  return lab
}

function sentence(error) {
  const text = String(error.message)
    .split('\n')[0]
    .replace(/^page\.evaluate: (Error: )?/, '')
  return error instanceof UntrueError ? `not true: ${text}` : text
}

/** Median, least and greatest of each figure. */
export function summary(numbers) {
  return Object.fromEntries(
    Object.entries(numbers).map(([name, list]) => [
      name,
      { median: median(list), min: Math.min(...list), max: Math.max(...list), runs: list.length },
    ]),
  )
}
