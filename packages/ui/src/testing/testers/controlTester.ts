import { buttonIn, nameOf, textOf, waitFor } from './dom'

/** Reads and uses one control the way a person does, whichever it is: select, tree, area, radios, boxes, switch. */
export interface ControlTester {
  /** The element that has the keyboard, or for radios and boxes the group. */
  element(): HTMLElement
  /** The shown texts of what is chosen. */
  shown(): string[]
  /** Opens the list and waits for what it offers, or for the text in its place. */
  open(): Promise<void>
  /** What the open list offers; radios and boxes: what stands there. */
  options(): string[]
  /** Chooses an option, and in a tree or an area selector one below the other. */
  choose(...path: string[]): Promise<void>
  /** Types into the search of the control. */
  type(text: string): Promise<void>
  /** Presses the button that empties the control. */
  clear(): void
  isDisabled(): boolean
  isReadOnly(): boolean
  isInvalid(): boolean
}

const OPTIONS = [
  '.ant-select-item-option',
  '.ant-select-tree-node-content-wrapper',
  '.ant-cascader-menu-item',
].join(', ')

const press = (target: Element) => {
  for (const type of ['mousedown', 'mouseup', 'click'])
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
}
const optionText = (option: Element) =>
  option.getAttribute('title') ?? textOf(option.querySelector('.ant-select-item-option-content') ?? option)

/** The control that a label, or its own aria-label, names. */
function find(root: ParentNode, name: string): HTMLElement {
  const labels = [...root.querySelectorAll('label')].filter((label) => textOf(label) === name)
  const named = labels.map((label) => (label.htmlFor ? document.getElementById(label.htmlFor) : null))
  const own = [...root.querySelectorAll<HTMLElement>('[aria-label]')].filter(
    (element) => nameOf(element) === name && element.matches('input, button[role=switch], [role*=group]'),
  )
  const found = named.find((element) => element !== null) ?? own[0]
  if (!found) throw new Error(`There is no control “${name}”.`)
  return found
}

/**
 * @param name its label
 * @param root the element that holds it. @default the document's body
 * @example const port = controlTester('港口'); await port.choose('宁波'); port.shown()
 */
export function controlTester(name: string, root: ParentNode = document.body): ControlTester {
  const element = () => find(root, name)
  const select = () => element().closest<HTMLElement>('.ant-select')
  const list = () =>
    document.querySelector<HTMLElement>('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
  const choices = () =>
    [...element().querySelectorAll<HTMLInputElement>('input')].map((input) => ({
      input,
      text: textOf(input.closest('label')),
    }))
  const offered = () => [...(list()?.querySelectorAll<HTMLElement>(OPTIONS) ?? [])]
  const option = (text: string, level: number) =>
    waitFor(`the option “${text}”`, () => {
      const columns = list()?.querySelectorAll('.ant-cascader-menu') ?? []
      const places = columns.length > 0 ? [...(columns[level]?.querySelectorAll(OPTIONS) ?? [])] : offered()
      return places.find((each) => optionText(each) === text)
    })
  const tester: ControlTester = {
    element,
    shown() {
      const around = select()
      if (around) {
        const tags = [...around.querySelectorAll('.ant-select-selection-item-content')].map(textOf)
        const value = around.querySelector('.ant-select-content-has-value')
        return tags.length > 0 ? tags : value ? [value.getAttribute('title') ?? textOf(value)] : []
      }
      const control = element()
      if (control.matches('[role=switch]')) return [control.getAttribute('aria-checked') ?? 'false']
      if (control instanceof HTMLInputElement) return control.value ? [control.value] : []
      return choices().flatMap(({ input, text }) => (input.checked ? [text] : []))
    },
    async open() {
      const around = select()
      if (!around) throw new Error(`“${name}” has no list to open.`)
      if (element().getAttribute('aria-expanded') !== 'true') press(around)
      element().focus()
      await waitFor('the list', () => offered().length > 0 || textOf(list()) !== '')
    },
    options: () => (select() ? offered().map(optionText) : choices().map(({ text }) => text)),
    async choose(...path) {
      const control = element()
      if (control.matches('[role=switch]')) {
        control.click()
        return
      }
      if (!select()) {
        const found = choices().find(({ text }) => text === path.at(-1))
        if (!found) throw new Error(`There is no “${path.at(-1)}”, only: ${tester.options().join(', ')}.`)
        found.input.click()
        return
      }
      await tester.open()
      for (const [level, text] of path.entries()) {
        const target = await option(text, level)
        const node = target.closest('.ant-select-tree-treenode')
        const last = level === path.length - 1
        if (node && !last) {
          if (node.getAttribute('aria-expanded') !== 'true')
            press(node.querySelector('.ant-select-tree-switcher') ?? target)
        } else press(target)
      }
    },
    async type(text) {
      const input = element() as HTMLInputElement
      input.focus()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      await waitFor('the list', () => list())
    },
    clear() {
      const around = select()
      const button = around?.querySelector('.ant-select-clear')
      if (button) press(button)
      else buttonIn(element().closest('.ant-space-compact') ?? document, '清空').click()
    },
    isDisabled() {
      const control = element()
      return control.matches(':disabled') || control.getAttribute('aria-disabled') === 'true'
    },
    isReadOnly: () =>
      element().getAttribute('aria-readonly') === 'true' || element().dataset['readonly'] === 'true',
    isInvalid() {
      const control = element()
      const frame = control.closest<HTMLElement>('[data-status]')
      return control.getAttribute('aria-invalid') === 'true' || frame?.dataset['status'] === 'error'
    },
  }
  return tester
}
