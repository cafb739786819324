import { buttonIn, controlOf, isShown, textOf, typeInto, waitFor } from './dom'

/** Uses the dialog that was opened last the way a person does: prompt, question, detail, password, department. */
export interface DialogTester {
  /** Waits until a dialog is there; with a title, until it is that one. */
  ready(title?: string): Promise<void>
  title(): string
  /** Everything that it says. */
  text(): string
  /** Types into a field by its label. */
  type(label: string, text: string): void
  /** What is wrong with its fields, from top to bottom. */
  faults(): string[]
  /** Labels and values of a detail. */
  details(): Record<string, string>
  press(button: string): void
  /** Waits until no dialog is open. */
  closed(): Promise<void>
}

const dialogs = () => [...document.querySelectorAll<HTMLElement>('.ant-modal[role="dialog"]')].filter(isShown)

/** @example const dialog = dialogTester(); await dialog.ready('保存查询'); dialog.type('名称', '本月'); dialog.press('确定') */
export function dialogTester(): DialogTester {
  const dialog = () => {
    const found = dialogs().at(-1)
    if (!found) throw new Error('There is no open dialog.')
    return found
  }
  const title = () => textOf(dialog().querySelector('.ant-modal-title, .ant-modal-confirm-title'))
  return {
    ready: (wanted) =>
      waitFor(wanted === undefined ? 'a dialog' : `the dialog “${wanted}”`, () =>
        dialogs().length > 0 ? wanted === undefined || title() === wanted : false,
      ).then(() => undefined),
    title,
    text: () => textOf(dialog()),
    type(label, text) {
      const field = controlOf(dialog(), label)
      if (!(field instanceof HTMLInputElement)) throw new Error(`“${label}” takes no text.`)
      typeInto(field, text)
    },
    faults: () => [...dialog().querySelectorAll('.ant-form-item-explain-error')].map(textOf),
    details: () =>
      Object.fromEntries(
        [...dialog().querySelectorAll('.ant-descriptions-item-label')].map((label) => [
          textOf(label),
          textOf(label.nextElementSibling),
        ]),
      ),
    press: (button) => buttonIn(dialog(), button).click(),
    closed: () => waitFor('the dialog to close', () => dialogs().length === 0).then(() => undefined),
  }
}
