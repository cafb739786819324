import type { RemoteOption } from './remoteOption'

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** What a typed text stands for: the option of that value or text, else the only one that was found. */
export function meantOption(typed: string, found: readonly RemoteOption[]): RemoteOption | undefined {
  const open = found.filter(({ disabled }) => !disabled)
  const exact = open.find(({ value }) => same(value, typed)) ?? open.find(({ text }) => same(text, typed))
  return exact ?? (open.length === 1 ? open[0] : undefined)
}

/** Puts what the typed text names to the letter first, where Enter takes it. */
export function exactFirst(typed: string, found: readonly RemoteOption[]): readonly RemoteOption[] {
  const exact = found.find(({ value, text }) => same(value, typed) || same(text, typed))
  return !exact || exact === found[0] ? found : [exact, ...found.filter((each) => each !== exact)]
}
