import type { RefObject } from 'react'
import type { GridHandle } from '../api/handle'

/** Reads a mounted grid as a person sees it, and works on it as the browser does. */
export class GridTester {
  readonly root: HTMLElement
  readonly handle: RefObject<GridHandle | null>

  constructor(root: HTMLElement, handle: RefObject<GridHandle | null>) {
    this.root = root
    this.handle = handle
  }

  get grid(): GridHandle {
    if (!this.handle.current) throw new Error('The grid is not mounted.')
    return this.handle.current
  }

  get scroller(): HTMLElement {
    return this.root.querySelector<HTMLElement>('[role=grid],[role=treegrid]')!
  }

  /** Rows of the header: one of titles, and one for each level of groups. */
  get headRows(): number {
    return this.root.querySelectorAll('.lg-head > [role=row]').length
  }

  /** The text field that has the keyboard. */
  get input(): HTMLTextAreaElement {
    return this.root.querySelector<HTMLTextAreaElement>('textarea.lg-input')!
  }

  /** A cell by row and column as shown, from 0; the grid's own columns count. */
  cell(row: number, column: number): HTMLElement | null {
    return this.root.querySelector(
      `.lg-body [aria-rowindex="${row + 1 + this.headRows}"] > [aria-colindex="${column + 1}"]`,
    )
  }

  text(row: number, column: number): string | undefined {
    return this.cell(row, column)?.textContent
  }

  /** Texts of the rows that are in the document, by index of the row. */
  rows(): Map<number, string[]> {
    const rows = [...this.root.querySelectorAll('.lg-body > [role=row]:not(.lg-ghost)')]
    return new Map(
      rows.map((row) => [
        Number(row.getAttribute('aria-rowindex')) - 1 - this.headRows,
        [...row.children].map((each) => each.textContent),
      ]),
    )
  }

  /** Texts of a footer row. */
  footer(row: number): string[] {
    const found = this.root.querySelectorAll('.lg-foot > [role=row]')[row]
    return found ? [...found.children].map((each) => each.textContent) : []
  }

  /** A button of the grid's bars, by its text. */
  button(text: string): HTMLElement {
    const found = [...this.root.querySelectorAll('button')].find((each) => each.textContent === text)
    if (!found) throw new Error(`There is no button "${text}".`)
    return found
  }

  /** Pastes as the browser does after Ctrl+V. @param html the clipboard has it, too; alone where there is no text */
  paste(text: string, html?: string): void {
    const clipboardData = new DataTransfer()
    if (text !== '') clipboardData.setData('text/plain', text)
    if (html !== undefined) clipboardData.setData('text/html', html)
    this.input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }

  /** What Ctrl+C (or with `cut` Ctrl+X) puts on the clipboard. */
  copy(cut = false): { text: string; html: string } {
    const clipboardData = new DataTransfer()
    const type = cut ? 'cut' : 'copy'
    this.input.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }))
    return { text: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') }
  }

  /** Waits until the browser has drawn what was changed. */
  async drawn(): Promise<void> {
    // The second task comes after that of a grid's first rows, which its frame begins.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))))
  }

  /** Scrolls the rows and waits until they are drawn. */
  async scrollTo(top: number, left = 0): Promise<void> {
    this.scroller.scrollTo(left, top)
    await this.drawn()
    await this.drawn()
  }
}
