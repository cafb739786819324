import { buttonIn, nameOf, textOf, typeInto, waitFor } from './dom'

/** Reads and uses the dialog of the advanced query the way a person does. */
export interface SuperQueryTester {
  /** Waits until the dialog, its saved queries and its inputs are there. */
  ready(): Promise<void>
  /** Names of the conditions and groups, in reading order. */
  entries(): string[]
  /** The query in words; empty when nothing counts. */
  sentence(): string
  /** Types the value of a condition that takes a text. */
  fill(line: string, text: string): void
  /** Names of the saved queries. */
  saved(): string[]
  /** Puts a saved query into the builder. */
  load(name: string): void
  click(button: string): void
}

/**
 * Speaks Chinese, as the stories do.
 *
 * @example const query = superQueryTester(); await query.ready(); query.load('本月'); query.click('查询')
 */
export function superQueryTester(): SuperQueryTester {
  const dialog = () => {
    const found = document
      .querySelector<HTMLElement>('.lading-super')
      ?.closest<HTMLElement>('[role="dialog"]')
    if (!found) throw new Error('The advanced query is not open.')
    return found
  }
  const entry = (name: string) => {
    const all = [...dialog().querySelectorAll<HTMLElement>('[data-entry]')]
    const found = all.find((each) => nameOf(each) === name)
    if (!found) throw new Error(`There is no “${name}”, only: ${all.map(nameOf).join(', ')}.`)
    return found
  }
  return {
    ready: async () => {
      await waitFor('the advanced query', () =>
        document.querySelector('.lading-super-saved[aria-busy="false"]'),
      )
      // Inputs of values come when they are first used.
      await waitFor('its inputs', () => !dialog().querySelector('[data-entry] [aria-busy="true"]'))
    },
    entries: () => [...dialog().querySelectorAll('[data-entry]')].map(nameOf),
    sentence: () => textOf(dialog().querySelector('.lading-super-sentence')),
    fill(line, text) {
      const input = entry(line).querySelector<HTMLInputElement>('.lading-super-value input')
      if (!input) throw new Error(`“${line}” takes no text.`)
      typeInto(input, text)
    },
    saved: () =>
      [...dialog().querySelectorAll('.lading-super-saved li > button:first-child')].map((each) =>
        textOf(each),
      ),
    load: (name) => buttonIn(dialog(), `使用查询“${name}”`).click(),
    click: (button) => buttonIn(dialog(), button).click(),
  }
}
