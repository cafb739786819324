import { buttonIn, controlOf, textOf, typeInto, waitFor } from './dom'

/** Reads and uses a list page the way a person does, so that tests do not depend on how it is built. */
export interface ListPageTester {
  /** Waits until rows, the empty text or an error are there. */
  ready(): Promise<void>
  headers(): string[]
  /** The shown texts of all rows, by column title. */
  rows(): Record<string, string>[]
  /** How many records the page says there are. */
  total(): string
  /** Texts of the buttons in the toolbar. */
  buttons(): string[]
  click(button: string): void
  /** Types into a condition of the search form. */
  fill(label: string, text: string): void
  /** Presses the search button and waits for the answer. */
  search(button?: string): Promise<void>
  /** Orders by a column, as a click on its title does, and waits for the answer. */
  sort(title: string): Promise<void>
}

/** A table that is still to be drawn, one without rows yet, and one whose rows are asked for anew. */
const LOADING = ['[aria-busy="true"]', ' [aria-busy="true"]', ' .ant-skeleton-active', ' .ant-spin-spinning']
  .map((each) => `.lading-table${each}`)
  .join()

/** How many looks in a row must find the list at rest. */
const QUIET_LOOKS = 3

/**
 * @param root the element that holds the page. @default the document's body
 * @example const list = listPageTester(); await list.ready(); list.rows()[0]['报价单编号']
 */
export function listPageTester(root: HTMLElement = document.body): ListPageTester {
  const loading = () => root.querySelector(LOADING)
  const ready = async () => {
    await waitFor('the list', () => root.querySelector('.lading-table'))
    // Once is not enough: between the click and the sign that it loads, the old rows look ready.
    let quiet = 0
    await waitFor('the rows', () => (quiet = loading() ? 0 : quiet + 1) > QUIET_LOOKS)
  }
  const headers = () => [...root.querySelectorAll('.lading-table thead th')].map(textOf)
  return {
    ready,
    headers,
    rows() {
      const titles = headers()
      return [...root.querySelectorAll('.lading-table tbody tr.ant-table-row')].map((row) =>
        Object.fromEntries(
          [...row.querySelectorAll('td')].map((cell, index) => [titles[index] ?? '', textOf(cell)]),
        ),
      )
    },
    total: () => textOf(root.querySelector('.ant-pagination-total-text')),
    buttons: () =>
      [...root.querySelectorAll('.lading-toolbar button')].map(
        (button) => button.getAttribute('aria-label') ?? textOf(button),
      ),
    click: (button) => buttonIn(root, button).click(),
    fill: (label, text) => typeInto(controlOf(root, label) as HTMLInputElement, text),
    async search(button = '查询') {
      buttonIn(root, button).click()
      await waitFor('the answer to begin', () => loading(), 500).catch(() => undefined)
      await ready()
    },
    async sort(title) {
      const head = [...root.querySelectorAll<HTMLElement>('.lading-table thead th')].find(
        (each) => textOf(each) === title,
      )
      if (!head) throw new Error(`There is no column “${title}”, only: ${headers().join(', ')}.`)
      head.click()
      await waitFor('the answer to begin', () => loading(), 500).catch(() => undefined)
      await ready()
    },
  }
}
