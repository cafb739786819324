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

/** Goes on with Tab, or back, to a toolbar, which is one stop, then by arrows to a button of it, and presses it by Enter. */
export async function pressInToolbar(name: string, { back = false } = {}): Promise<void> {
  const inToolbar = () => document.activeElement?.closest('[role=toolbar]')
  for (let step = 0; step < 150 && !inToolbar(); step++) await userEvent.tab({ shift: back })
  for (let step = 0; step < 30 && inToolbar(); step++) {
    if (document.activeElement!.textContent.includes(name)) return userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{ArrowRight}')
  }
  throw new Error(`The keyboard never reached the button ${name} of a toolbar.`)
}
