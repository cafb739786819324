import { afterAll, afterEach, beforeEach } from 'vitest'

/** What other people's code says on the console and is no fault of ours. */
const HARMLESS = [
  // React's act() is for tests without a browser; here updates come by themselves.
  /not configured to support act/,
  // rc-virtual-list, while the list it scrolls is not laid out yet.
  /`scrollTo` with `rc-virtual-list`/,
  // The browser puts a measurement off to the next frame.
  /ResizeObserver loop/,
]

const said: string[] = []
const { error } = console
console.error = (...args: unknown[]) => {
  error(...args)
  const text = args.map(String).join(' ')
  if (!HARMLESS.some((harmless) => harmless.test(text))) said.push(text)
}

beforeEach(() => {
  said.length = 0
})

/** A test in which something was reported as an error has failed, unless it took `console.error` for itself. */
afterEach(() => {
  if (said.length > 0) throw new Error(`console.error was called:\n${said.splice(0).join('\n')}`)
})

// The next file may be run in the same page, and sets this up for itself.
afterAll(() => {
  console.error = error
})
