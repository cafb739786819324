import { buttonIn, controlOf, textOf, typeInto, waitFor } from './dom'

/** Reads and uses a form the way a person does. */
export interface EntityFormTester {
  /** Waits until the record is there, with its fields and the grids of its lines. */
  ready(): Promise<void>
  title(): string
  /** Labels of all fields, in order. */
  labels(): string[]
  /** What a field shows: the text of an input, or the text of a read-only field. */
  value(label: string): string
  /** Types into a field. */
  fill(label: string, text: string): void
  /** The message below a field; empty when there is none. */
  error(label: string): string
  /** All messages, by label. */
  errors(): Record<string, string>
  buttons(): string[]
  click(button: string): void
  /** Presses save and waits until the form is not busy any more. */
  save(button?: string): Promise<void>
}

/** @param root the element that holds the form. @default the document's body */
export function entityFormTester(root: HTMLElement = document.body): EntityFormTester {
  const items = () => [...root.querySelectorAll<HTMLElement>('.lading-field')]
  const labelOf = (item: Element) => textOf(item.querySelector('.lading-label'))
  const itemOf = (label: string) => {
    const found = items().find((item) => labelOf(item) === label)
    if (!found) throw new Error(`There is no field “${label}”, only: ${items().map(labelOf).join(', ')}.`)
    return found
  }
  const errorOf = (item: Element) => textOf(item.querySelector('.lading-help-error'))
  const idle = () => root.querySelector('form.lading-form[aria-busy="false"]')
  return {
    ready: async () => {
      await waitFor('the form', idle)
      const busy = '.lading-form-rest, .lading-lines[aria-busy="true"]'
      await waitFor('the fields and lines', () => !root.querySelector(busy))
    },
    title: () => textOf(root.querySelector('.lading-form-title h1')),
    labels: () => items().map(labelOf),
    value(label) {
      const item = itemOf(label)
      const output = item.querySelector('.lading-output')
      if (output) return textOf(output)
      const chosen = item.querySelector('.ant-select-content, .ant-select-selection-item')
      const input = item.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
      return input?.value || textOf(chosen)
    },
    fill: (label, text) => typeInto(controlOf(itemOf(label), label) as HTMLInputElement, text),
    error: (label) => errorOf(itemOf(label)),
    errors: () =>
      Object.fromEntries(
        items()
          .map((item) => [labelOf(item), errorOf(item)] as const)
          .filter(([, message]) => message !== ''),
      ),
    buttons: () => [...root.querySelectorAll('.lading-form-buttons button')].map(textOf),
    click: (button) => buttonIn(root, button).click(),
    async save(button = '保存') {
      buttonIn(root, button).click()
      await waitFor('the save to begin', () => !idle(), 500).catch(() => undefined)
      await waitFor('the save to end', idle)
    },
  }
}
