import { buttonIn, textOf, waitFor } from './dom'

/** Reads and uses a tree table the way a person does. */
export interface TreeTableTester {
  /** Waits until rows, the empty text or an error are there. */
  ready(): Promise<void>
  /** Names of the rows in sight, roots and opened children in order. */
  names(): string[]
  /** Opens a row and waits for its children, or for the reason why there are none. */
  open(name: string): Promise<void>
  close(name: string): void
}

/**
 * @param root the element that holds the table. @default the document's body
 * @param opener the name of a row's button. @default 展开“name”
 * @example const tree = treeTableTester(); await tree.ready(); await tree.open('备件'); tree.names()
 */
export function treeTableTester(
  root: HTMLElement = document.body,
  opener = (name: string) => `展开“${name}”`,
): TreeTableTester {
  const rows = () => [...root.querySelectorAll('.lading-table tbody tr.ant-table-row')]
  const button = (name: string) => buttonIn(root, opener(name))
  const toggle = (name: string, open: boolean) => {
    const found = button(name)
    if (found.getAttribute('aria-expanded') !== String(open)) found.click()
  }
  return {
    ready: () =>
      waitFor(
        'the rows',
        () =>
          !root.querySelector('.lading-table .ant-spin-spinning') &&
          root.querySelector(
            '.lading-table tr.ant-table-row, .lading-table .ant-empty, .lading-table .ant-alert',
          ),
      ).then(() => undefined),
    names: () =>
      rows().map((row) =>
        textOf([...row.querySelectorAll('td')].find((cell) => !cell.matches('.ant-table-selection-column'))),
      ),
    async open(name) {
      toggle(name, true)
      await waitFor(`the children of ${name}`, () => {
        const row = button(name).closest('tr')
        return (
          button(name).getAttribute('aria-expanded') === 'true' &&
          row?.nextElementSibling?.matches('tr:not(:has([role="status"]))')
        )
      })
    },
    close: (name) => toggle(name, false),
  }
}
