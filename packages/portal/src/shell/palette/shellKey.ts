/** What a key means to the whole shell. */
export type ShellKey = 'find' | 'keys'

/** The parts of a keyboard event that matter. */
export type Pressed = Pick<
  KeyboardEvent,
  'altKey' | 'ctrlKey' | 'defaultPrevented' | 'key' | 'metaKey' | 'repeat'
> & { target: Pick<Element, 'closest'> | EventTarget | null }

/** What signs are typed into: fields, editors, and tables whose cells take them. */
export const TYPING = 'input, textarea, select, [contenteditable], [role="grid"], [role="treegrid"]'

/** Ctrl+K and ⌘K from everywhere, `?` where nothing is typed. What a part of the page has used is its own. */
export function shellKey(event: Pressed): ShellKey | undefined {
  if (event.defaultPrevented || event.repeat || event.altKey) return undefined
  const command = event.ctrlKey || event.metaKey
  if (command) return event.key.toLowerCase() === 'k' ? 'find' : undefined
  // The document and the window have no place of their own.
  const target = event.target as Partial<Pick<Element, 'closest'>> | null
  const typing = Boolean(target?.closest?.(TYPING))
  return event.key === '?' && !typing ? 'keys' : undefined
}
