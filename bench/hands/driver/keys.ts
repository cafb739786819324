import type { CDPSession, Page } from 'playwright'

/** Presses keys that are written in the notation of user-event: `{Shift>}{ArrowDown}{/Shift}`, `x`, `千`. */
export async function pressKeys(page: Page, session: CDPSession, keys: string): Promise<void> {
  for (const [all, name] of keys.matchAll(/\{([^}]+)\}|[\s\S]/gu)) {
    if (!name) await pressLetter(page, session, all)
    else if (name.endsWith('>')) await page.keyboard.down(name.slice(0, -1))
    else if (name.startsWith('/')) await page.keyboard.up(name.slice(1))
    else await page.keyboard.press(name)
  }
}

/** A letter that is on no key goes in as a key event of its own, as keyboards of that language send it. */
async function pressLetter(page: Page, session: CDPSession, letter: string): Promise<void> {
  if (letter.charCodeAt(0) < 128) return page.keyboard.press(letter === ' ' ? 'Space' : letter)
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter })
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter })
}
