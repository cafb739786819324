import { userEvent } from 'vitest/browser'

/** Goes on with Tab until an element has the keyboard: as many times as it takes, but not for ever. */
export const tabTo =
  (what: string, selector: string, text = '') =>
  async (): Promise<void> => {
    for (let step = 0; step < 60; step++) {
      const here = document.activeElement
      if (
        here?.matches(selector) &&
        (here.textContent + (here.getAttribute('aria-label') ?? '')).includes(text)
      )
        return
      await userEvent.tab()
    }
    throw new Error(`Tab never reached ${what}.`)
  }

/** Goes on with Tab to a button, and presses it by Enter. */
export async function pressByKeys(name: string): Promise<void> {
  await tabTo(`the button ${name}`, 'button', name)()
  await userEvent.keyboard('{Enter}')
}
