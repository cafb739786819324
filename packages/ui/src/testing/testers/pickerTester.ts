import { buttonIn, textOf, typeInto, waitFor } from './dom'

/** Reads and uses the dialog of a picker the way a person does. */
export interface PickerTester {
  /** Opens the dialog by the button beside the field, and waits for its rows. */
  open(button?: string): Promise<void>
  /** Waits until rows, the empty text or an error are there. */
  ready(): Promise<void>
  title(): string
  /** Texts of the first column of the table, or of the tree's nodes. */
  choices(): string[]
  /** Chooses or gives up a row of the table, or a node of the tree. */
  toggle(text: string): Promise<void>
  /** What stands in the list of what is chosen. */
  chosen(): string[]
  /** Types into the search box and searches. */
  search(text: string): Promise<void>
  /** Goes to a page of the table. */
  page(number: number): Promise<void>
  click(button: string): Promise<void>
  /** Confirms and waits until the dialog is closed. */
  confirm(button?: string): Promise<void>
}

const DIALOG = '[role="dialog"]'

/** What was done is drawn, and what it asks for is asked. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50))

/**
 * @param opener the text in the name of the button that opens the dialog. @default 打开
 * @example const picker = pickerTester(); await picker.open(); picker.toggle('王伟'); await picker.confirm()
 */
export function pickerTester(opener = '打开'): PickerTester {
  const dialog = () => {
    const found = [...document.querySelectorAll<HTMLElement>(DIALOG)].at(-1)
    if (!found) throw new Error('There is no open dialog.')
    return found
  }
  const rows = () => [...dialog().querySelectorAll<HTMLElement>('tbody tr.ant-table-row')]
  const nodes = () => [...dialog().querySelectorAll<HTMLElement>('.ant-tree-treenode:not([aria-hidden])')]
  const ready = async () => {
    await waitFor('the dialog', () => document.querySelector(DIALOG))
    // Once is not enough: between a click and the sign that it loads, the old rows look ready.
    let quiet = 0
    await waitFor(
      'the rows',
      () => (quiet = dialog().querySelector('.ant-spin-spinning') ? 0 : quiet + 1) > 3,
    )
  }
  const cells = (row: Element) =>
    [...row.querySelectorAll('td:not(.ant-table-selection-column)')].map((cell) => textOf(cell))
  return {
    async open(button) {
      const found = [...document.querySelectorAll<HTMLElement>('button[aria-haspopup="dialog"]')].find(
        (each) => (each.getAttribute('aria-label') ?? '').includes(button ?? opener),
      )
      if (!found)
        throw new Error(`There is no button that opens a dialog and is called “${button ?? opener}”.`)
      found.click()
      await ready()
    },
    ready,
    title: () => textOf(dialog().querySelector('.ant-modal-title')),
    choices: () =>
      rows().length > 0 ? rows().map((row) => cells(row)[0] ?? '') : nodes().map((node) => textOf(node)),
    async toggle(text) {
      const row = rows().find((each) => cells(each).includes(text))
      const node = nodes().find((each) => textOf(each) === text)
      const target =
        row?.querySelector<HTMLElement>('td:last-child') ??
        node?.querySelector<HTMLElement>('.ant-tree-node-content-wrapper')
      if (!target) throw new Error(`There is no “${text}” to choose.`)
      target.click()
      await settle()
    },
    chosen: () =>
      [...dialog().querySelectorAll('.lading-picker-chosen li > span')].map((item) => textOf(item)),
    async search(text) {
      const input = dialog().querySelector<HTMLInputElement>(
        'input[type="text"], input[type="search"], input:not([type])',
      )
      if (!input) throw new Error('The dialog has no search box.')
      typeInto(input, text)
      await settle()
      const form = input.closest('form')
      if (form) form.requestSubmit()
      else dialog().querySelector<HTMLElement>('.ant-input-search-btn')?.click()
      await settle()
      await ready()
    },
    async page(number) {
      dialog().querySelector<HTMLElement>(`.ant-pagination-item-${number}`)?.click()
      await settle()
      await ready()
    },
    async click(button) {
      buttonIn(dialog(), button).click()
      await settle()
    },
    async confirm(button = '确定') {
      const open = dialog()
      buttonIn(open, button).click()
      await waitFor('the dialog to close', () => !document.contains(open))
    },
  }
}
