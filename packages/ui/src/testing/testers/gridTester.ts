import { nameOf, textOf, waitFor } from './dom'

/** Reads and uses an `EditableGrid` the way a person does. Rows are counted from 0 as they are shown. */
export interface GridTester {
  /** The element with the role `grid`. */
  element(): HTMLElement
  /** Waits until rows, or the text for none, are there. */
  ready(): Promise<void>
  /** Titles of the columns that are in the document, in order. */
  headers(): string[]
  /** How many rows there are, those that are scrolled away included. */
  rowCount(): number
  /** Scrolls a row (and a column) into the document. */
  scrollTo(row: number, title?: string): Promise<void>
  /** The shown text of a cell; scrolls there first. */
  read(row: number, title: string): Promise<string>
  /** The shown texts of a row, by title; columns that are scrolled away are not among them. */
  readRow(row: number): Promise<Record<string, string>>
  /** Makes a cell active by a press and opens its editor, if it has one. Answers the grid's text field. */
  open(row: number, title: string): Promise<HTMLTextAreaElement>
  /** Types a text into a cell and confirms it with Enter. */
  type(row: number, title: string, text: string): Promise<void>
  /** Switches a checkbox cell. */
  toggle(row: number, title: string): Promise<void>
  /** Picks an option of a select or search cell by its text. */
  pick(row: number, title: string, option: string): Promise<void>
  /** Presses a key in the grid: `'Enter'`, `'F2'`, `'ArrowDown'` … */
  press(key: string, modifiers?: { ctrlKey?: boolean; shiftKey?: boolean; altKey?: boolean }): void
  /** Pastes cells, as from a spreadsheet, at the active cell. */
  paste(cells: readonly (readonly string[])[]): void
  /** What Ctrl+C puts on the clipboard. */
  copy(): string
  /** Whether a cell is marked as not valid. */
  isInvalid(row: number, title: string): Promise<boolean>
  /** The messages of all refused cells, e.g. `{ row: 3, text: '物料: 物料不能为空' }`, from the list of errors. */
  errors(): Promise<{ row: number; text: string }[]>
  /** Figures of a row of the footer, by title. @param row 0 is the first row of figures */
  footer(row?: number): Record<string, string>
  /** Texts of the buttons above the grid. */
  buttons(): string[]
  /** Presses a button above or below the rows. */
  click(button: string): void
  /** Opens the menu of a column and chooses an entry of it. */
  columnMenu(title: string, entry: string): Promise<void>
  /** Opens the menu of a row and chooses an entry of it. */
  rowMenu(row: number, entry: string): Promise<void>
  /** What was last said to screen readers. */
  announced(): string
}

const TITLE = '.lg-head [role=columnheader][data-key]'

/**
 * @param root an element that holds one grid. @default the document's body
 * @example const grid = gridTester(); await grid.type(0, '数量', '12'); expect(await grid.read(0, '数量')).toBe('12')
 */
export function gridTester(root: HTMLElement = document.body): GridTester {
  const one = <E extends HTMLElement = HTMLElement>(selector: string): E => {
    const found = root.querySelector<E>(selector)
    if (!found) throw new Error(`There is no grid here: “${selector}” was not found.`)
    return found
  }
  const element = () => one('[role=grid]')
  const input = () => one<HTMLTextAreaElement>('textarea.lg-input')
  const titleOf = (head: Element) => textOf(head.querySelector('.lg-title')).replace(/^\*\s*/, '')
  const titles = () => [...root.querySelectorAll<HTMLElement>(TITLE)]
  const headOf = (title: string): HTMLElement | undefined => titles().find((each) => titleOf(each) === title)
  const columnOf = (title: string) => headOf(title)?.getAttribute('aria-colindex')
  const bodyRow = (row: number) =>
    root.querySelector<HTMLElement>(`.lg-body [role=row][aria-rowindex="${row + 1 + headRows()}"]`)
  const headRows = () => root.querySelectorAll('.lg-head > [role=row]').length
  const drawn = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))

  const scrollTo = async (row: number, title?: string): Promise<void> => {
    const scroller = element()
    const sizer = one('.lg-sizer')
    const rows = tester.rowCount()
    if (row >= rows) throw new Error(`There is no row ${row}, only ${rows}.`)
    for (let tries = 0; tries < 20 && !bodyRow(row); tries++) {
      scroller.scrollTop = Math.max(0, (row / rows) * sizer.scrollHeight - scroller.clientHeight / 3)
      await drawn()
      await drawn()
    }
    if (!bodyRow(row)) throw new Error(`Row ${row} did not come into the document.`)
    if (title === undefined) return
    const sign = getComputedStyle(scroller).direction === 'rtl' ? -1 : 1
    for (let left = 0; columnOf(title) === undefined || columnOf(title) === null; left += 200) {
      if (left > scroller.scrollWidth) {
        throw new Error(`There is no column “${title}”, only: ${titles().map(titleOf).join(', ')}.`)
      }
      scroller.scrollLeft = sign * left
      await drawn()
      await drawn()
    }
  }
  const cell = async (row: number, title: string): Promise<HTMLElement> => {
    await scrollTo(row, title)
    return waitFor(`the cell “${title}” of row ${row}`, () =>
      bodyRow(row)?.querySelector<HTMLElement>(`:scope > [aria-colindex="${columnOf(title)}"]`),
    )
  }
  const pressAt = (target: Element) => {
    const { left, top, width, height } = target.getBoundingClientRect()
    const init = {
      bubbles: true,
      cancelable: true,
      button: 0,
      clientX: left + width / 2,
      clientY: top + height / 2,
    }
    target.dispatchEvent(new PointerEvent('pointerdown', { ...init, pointerType: 'mouse' }))
    target.dispatchEvent(new MouseEvent('mousedown', init))
    target.dispatchEvent(new PointerEvent('pointerup', { ...init, pointerType: 'mouse' }))
    target.dispatchEvent(new MouseEvent('mouseup', init))
    target.dispatchEvent(new MouseEvent('click', init))
  }
  const write = (text: string) => {
    const field = input()
    // React listens to changes that go through the property of the prototype.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const press: GridTester['press'] = (key, modifiers = {}) => {
    input().dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }),
    )
  }
  const chooseEntry = async (entry: string): Promise<void> => {
    const item = await waitFor(`the entry “${entry}”`, () =>
      [...document.querySelectorAll<HTMLElement>('[role=menuitem], [role=menuitemradio]')].find(
        (each) => textOf(each) === entry,
      ),
    )
    item.click()
    await drawn()
  }
  const clipboard = (type: 'paste' | 'copy', data: DataTransfer) => {
    input().dispatchEvent(new ClipboardEvent(type, { clipboardData: data, bubbles: true, cancelable: true }))
  }
  const buttons = () =>
    [...root.querySelectorAll<HTMLButtonElement>('.lg-root button')].filter(
      (each) => !each.closest('.lg-scroll'),
    )
  const click = (button: string) => {
    const found = buttons().find((each) => nameOf(each) === button)
    if (!found) throw new Error(`There is no button “${button}”, only: ${buttons().map(nameOf).join(', ')}.`)
    found.click()
  }

  const tester: GridTester = {
    element,
    async ready() {
      await waitFor('the grid', () => root.querySelector('.lg-body > [role=row], .lg-empty'))
    },
    headers: () =>
      titles()
        .map(titleOf)
        .filter((title) => title !== ''),
    rowCount() {
      const foot = root.querySelectorAll('.lg-foot > [role=row]').length
      return Number(element().getAttribute('aria-rowcount')) - headRows() - foot
    },
    scrollTo,
    read: async (row, title) => textOf(await cell(row, title)),
    async readRow(row) {
      await scrollTo(row)
      const found = bodyRow(row)
      return Object.fromEntries(
        titles().flatMap((head) => {
          const at = found?.querySelector(`:scope > [aria-colindex="${head.getAttribute('aria-colindex')}"]`)
          return at && titleOf(head) !== '' ? [[titleOf(head), textOf(at)]] : []
        }),
      )
    },
    async open(row, title) {
      pressAt(await cell(row, title))
      await drawn()
      return input()
    },
    async type(row, title, text) {
      await tester.open(row, title)
      write(text)
      press('Enter')
      await drawn()
    },
    async toggle(row, title) {
      pressAt(await cell(row, title))
      await drawn()
    },
    async pick(row, title, option) {
      await tester.open(row, title)
      const list = () => [...document.querySelectorAll<HTMLElement>('.lg-list [role=option]')]
      const found = await waitFor(`the option “${option}”`, () =>
        list().find((each) => textOf(each) === option),
      )
      pressAt(found)
      await drawn()
    },
    press,
    paste(cells) {
      const data = new DataTransfer()
      data.setData('text/plain', cells.map((row) => row.join('\t')).join('\r\n'))
      clipboard('paste', data)
    },
    copy() {
      const data = new DataTransfer()
      clipboard('copy', data)
      return data.getData('text/plain')
    },
    isInvalid: async (row, title) => (await cell(row, title)).getAttribute('aria-invalid') === 'true',
    async errors() {
      const bar = () => root.querySelector('.lg-issues [role=status]')
      // The bar is loaded with the first refused cell.
      if (!bar() && root.querySelector('.lg-bad')) await waitFor('the bar of errors', bar)
      if (!bar()) return []
      const toggle = root.querySelector<HTMLElement>('.lg-issues button[aria-expanded]')
      if (toggle?.getAttribute('aria-expanded') === 'false') toggle.click()
      const list = await waitFor('the list of errors', () =>
        root.querySelector('.lg-issue-panel .lg-issue-list'),
      )
      return [...list.querySelectorAll(':scope > li')].flatMap((each) => {
        const row = Number(/\d+/.exec(textOf(each.querySelector('strong')))?.[0] ?? 0) - 1
        return [...each.querySelectorAll('button')].map((button) => ({ row, text: textOf(button) }))
      })
    },
    footer(row = 0) {
      const found = root.querySelectorAll('.lg-foot > [role=row]')[row]
      return Object.fromEntries(
        titles().flatMap((head) => {
          const at = found?.querySelector(`:scope > [aria-colindex="${head.getAttribute('aria-colindex')}"]`)
          return at && textOf(at) !== '' ? [[titleOf(head), textOf(at)]] : []
        }),
      )
    },
    buttons: () => buttons().map(nameOf),
    click,
    async columnMenu(title, entry) {
      await scrollTo(0, title)
      const head = headOf(title)
      const button = head?.querySelector<HTMLElement>('button[aria-haspopup]')
      if (!button) throw new Error(`The column “${title}” has no menu.`)
      button.click()
      await chooseEntry(entry)
    },
    async rowMenu(row, entry) {
      const [title] = tester.headers()
      const target = await cell(row, title ?? '')
      const { left, top } = target.getBoundingClientRect()
      target.dispatchEvent(
        new MouseEvent('contextmenu', {
          bubbles: true,
          cancelable: true,
          clientX: left + 4,
          clientY: top + 4,
        }),
      )
      await chooseEntry(entry)
    },
    announced: () => textOf(root.querySelector('.lg-say')).replace('\u200b', ''),
  }
  return tester
}
