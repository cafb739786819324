import { textOf, waitFor } from './dom'

/** Uses a context menu the way a person does. */
export interface ContextMenuTester {
  /** Opens the menu over an element and waits for its entries. */
  open(target: Element): Promise<void>
  entries(): string[]
  choose(entry: string): void
}

const menuItems = () => [
  ...document.querySelectorAll<HTMLElement>('.ant-dropdown:not(.ant-dropdown-hidden) [role="menuitem"]'),
]

/** @example const menu = contextMenuTester(); await menu.open(tab); menu.choose('关闭') */
export function contextMenuTester(): ContextMenuTester {
  return {
    async open(target) {
      target.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
      await waitFor('the menu', () => menuItems().length > 0)
    },
    entries: () => menuItems().map(textOf),
    choose(entry) {
      const found = menuItems().find((each) => textOf(each) === entry)
      if (!found)
        throw new Error(`There is no entry “${entry}”, only: ${menuItems().map(textOf).join(', ')}.`)
      found.click()
    },
  }
}

/** Uses the slider verification by its keys. */
export interface SliderTester {
  /** In percent of the way. */
  value(): number
  text(): string
  /** Goes to the end of the way and waits until it is verified or refused. */
  verify(): Promise<void>
}

/** @param root the element that holds the slider. @default the document's body */
export function sliderTester(root: HTMLElement = document.body): SliderTester {
  const thumb = () => {
    const found = root.querySelector<HTMLElement>('.lading-slider [role="slider"]')
    if (!found) throw new Error('There is no slider verification.')
    return found
  }
  const state = () => root.querySelector('.lading-slider')?.getAttribute('data-state')
  return {
    value: () => Number(thumb().getAttribute('aria-valuenow')),
    text: () => thumb().getAttribute('aria-valuetext') ?? '',
    async verify() {
      thumb().dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true }))
      // What was done is drawn.
      await new Promise((resolve) => setTimeout(resolve, 50))
      await waitFor('the answer', () => state() === 'verified' || state() === 'idle')
    },
  }
}

/** Reads and uses an editor of code, rich text or Markdown, once its code is there. */
export interface EditorTester {
  ready(): Promise<void>
  /** What stands in the text field. */
  text(): string
  /** Types at the end of the text, in a browser: editors listen to what jsdom does not have. */
  type(text: string): void
  /** Names of the buttons in its toolbar. */
  buttons(): string[]
}

/** @param root the element that holds one editor. @default the document's body */
export function editorTester(root: HTMLElement = document.body): EditorTester {
  const field = () =>
    root.querySelector<HTMLElement>('.lading-editor [role="textbox"], .lading-editor .cm-content')
  return {
    ready: () => waitFor('the editor', field).then(() => undefined),
    // jsdom has no `innerText`.
    text: () => (field()?.innerText ?? field()?.textContent ?? '').replace(/\n$/, ''),
    type(text) {
      const editor = field()
      if (!editor) throw new Error('There is no editor.')
      editor.focus()
      getSelection()?.selectAllChildren(editor)
      getSelection()?.collapseToEnd()
      document.execCommand('insertText', false, text)
    },
    buttons: () =>
      [...root.querySelectorAll('.lading-editor-bar button')].map(
        (each) => each.getAttribute('aria-label') ?? textOf(each),
      ),
  }
}
