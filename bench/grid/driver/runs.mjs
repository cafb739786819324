import { setTimeout as wait } from 'node:timers/promises'
import { Lab, UntrueError } from './lab.mjs'
import { measures } from './measures/index.mjs'
import { median } from './statistics.mjs'

/**
 * Measures every peer `runs` times after one warm-up, the peers taking turns inside each run and the first place
 * going round, so that a busy minute of the machine hits all of them.
 *
 * @returns one entry per peer: `{ name, card, numbers: { <figure>: number[] }, problems: string[] }`
 */
export async function runAll({ browser, urlOf, peers, names, runs, size, say }) {
  const results = peers.map((name) => ({ name, card: undefined, numbers: {}, problems: new Set() }))
  const judge = await browser.newPage()
  for (let run = 0; run <= runs; run++) {
    const turn = [...results.slice(run % results.length), ...results.slice(0, run % results.length)]
    for (const result of turn) {
      const from = Date.now()
      const found = await onePage({ browser, judge, url: urlOf(result.name), names, run, size, result })
      // Run 0 warms up the browser's caches of compiled code: looked at for errors, not counted.
      if (run > 0)
        for (const [name, number] of Object.entries(found)) (result.numbers[name] ??= []).push(number)
      say(
        `${run === 0 ? 'warm-up' : `run ${run}`} ${result.name}: ${((Date.now() - from) / 1000).toFixed(1)} s`,
      )
      await wait(200)
    }
  }
  await judge.close()
  return results.map(({ problems, ...result }) => ({ ...result, problems: [...problems] }))
}

async function onePage({ browser, judge, url, names, run, size, result }) {
  const found = {}
  let lab
  try {
    lab = await Lab.open(browser, url, size)
    lab.judge = (script, input) => judge.evaluate(script, input)
    result.card = lab.card
    // Everything else needs the grid on the page, so mounting always runs.
    for (const name of new Set(['mount', ...names])) {
      const { ability, run: measure } = measures[name]
      if (ability && !lab.card.abilities.includes(ability)) continue
      try {
        const numbers = await measure(lab, { run })
        if (names.includes(name)) Object.assign(found, numbers)
      } catch (error) {
        result.problems.add(`${name}: ${sentence(error)}`)
        if (name === 'mount') break
      }
    }
    for (const error of lab.errors) result.problems.add(`page error: ${error}`)
  } catch (error) {
    result.problems.add(sentence(error))
  } finally {
    await lab?.close()
  }
  return found
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
