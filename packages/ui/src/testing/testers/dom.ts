/** How long testers wait, in milliseconds. */
export const patience = { ms: 5000 }

/** Waits until `read` gives something; says what was missing when it takes too long. */
export async function waitFor<Result>(
  what: string,
  read: () => Result | undefined | null | false,
  timeoutMs = patience.ms,
): Promise<Result> {
  const end = Date.now() + timeoutMs
  for (;;) {
    const found = read()
    if (found) return found
    if (Date.now() > end) throw new Error(`Waited ${timeoutMs} ms in vain for ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Whether an element is shown. Asks styles and not sizes: jsdom has none. */
export function isShown(element: Element | null | undefined): boolean {
  for (let each = element ?? null; each; each = each.parentElement)
    if (getComputedStyle(each).display === 'none') return false
  return element?.isConnected ?? false
}

/** The shown text of an element, in one line. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** The name by which people and screen readers know a control. */
export function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? textOf(element)
}

/** The button with this name. */
export function buttonIn(root: ParentNode, name: string): HTMLButtonElement {
  const buttons = [...root.querySelectorAll('button')]
  const found = buttons.find((button) => nameOf(button) === name)
  if (!found) throw new Error(`There is no button “${name}”, only: ${buttons.map(nameOf).join(', ')}.`)
  return found
}

/** Types a text into an input as a person does: focus, text, leaving. */
export function typeInto(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  input.focus()
  const prototype = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  // React listens to changes that go through the property of the prototype.
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/** Chooses files as the browser's dialog does. */
export function giveFiles(input: HTMLInputElement, files: readonly File[]): void {
  // jsdom has no `DataTransfer`, and its lists of files cannot be made.
  if (typeof DataTransfer === 'undefined')
    Object.defineProperty(input, 'files', { configurable: true, value: files })
  else {
    const chosen = new DataTransfer()
    for (const file of files) chosen.items.add(file)
    input.files = chosen.files
  }
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The control that a label names. */
export function controlOf(root: ParentNode, label: string): HTMLElement {
  const labels = [...root.querySelectorAll('label')]
  const found = labels.find((each) => textOf(each) === label)
  const control = found?.htmlFor ? document.getElementById(found.htmlFor) : undefined
  if (!control) throw new Error(`There is no control “${label}”, only: ${labels.map(textOf).join(', ')}.`)
  return control
}
