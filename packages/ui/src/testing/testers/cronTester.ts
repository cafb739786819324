import { buttonIn, isShown, nameOf, textOf, typeInto, waitFor } from './dom'

/** What a test can do with a cron builder. */
export interface CronTester {
  /** The expression as it stands. */
  expression(): string
  /** Types an expression. */
  type(expression: string): void
  /** Opens the tab of a field by its label, e.g. `时`. */
  field(label: string): Promise<void>
  /** Chooses how the open field is set, e.g. `区间`. */
  mode(label: string): Promise<void>
  /** Sets a number of the chosen mode by its name, e.g. `循环间隔`. */
  number(name: string, value: number): void
  /** Why the expression cannot be read; empty when it can. */
  fault(): string
  /** The expression in plain words and its next runs, as soon as they show `text`. */
  preview(text: string): Promise<{ words: string; runs: string[] }>
  /** Opens or closes a closer look, e.g. `全年运行图`. */
  toggle(label: string): void
  /** Presses a button by its name, e.g. `以表格显示`. */
  press(name: string): void
}

/**
 * Drives `CronBuilder`, also the one in the dialog of `CronInput`, as people do.
 *
 * @param root what stands around the builder. @default the page
 */
export function cronTester(root: ParentNode = document): CronTester {
  const builder = () => {
    const found = root.querySelector<HTMLElement>('.lading-cron')
    if (!found) throw new Error('There is no cron builder here.')
    return found
  }
  const input = () => builder().querySelector<HTMLInputElement>('.lading-cron-expression input')!
  const pick = (what: string, selector: string, label: string) => {
    const all = [...builder().querySelectorAll<HTMLElement>(selector)].filter(isShown)
    const found = all.find((each) => nameOf(each) === label)
    if (!found) throw new Error(`There is no ${what} “${label}”, only: ${all.map(nameOf).join(', ')}.`)
    return found
  }
  return {
    expression: () => input().value,
    type: (expression) => typeInto(input(), expression),
    field: async (label) => {
      const tab = pick('field', '[role=tab]', label)
      tab.click()
      const panel = () => document.getElementById(tab.getAttribute('aria-controls') ?? '')
      await waitFor(`the field “${label}”`, () => isShown(panel()))
    },
    mode: async (label) => {
      const mode = pick('mode', '.lading-cron-choice .ant-radio-wrapper', label)
      mode.click()
      await waitFor(`the mode “${label}”`, () => mode.querySelector('input:checked'))
    },
    number: (name, value) =>
      typeInto(pick('number', 'input[role=spinbutton]', name) as HTMLInputElement, String(value)),
    fault: () => textOf(builder().querySelector('.lading-cron-fault')),
    preview: async (text) => {
      const shown = () => builder().querySelector('.lading-cron-preview [role=status]')
      await waitFor(`“${text}” in the preview`, () => textOf(shown()).includes(text))
      return {
        words: textOf(shown()?.querySelector('.lading-cron-words')),
        runs: [...(shown()?.querySelectorAll('.lading-cron-runs li') ?? [])].map(textOf),
      }
    },
    toggle: (label) => pick('closer look', '.ant-collapse-header', label).click(),
    press: (name) => buttonIn(builder(), name).click(),
  }
}
