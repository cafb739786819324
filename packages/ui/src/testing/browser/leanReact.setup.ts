/**
 * React's development build warns, which is what tests need, and also writes down for a person's debugger where each
 * element was made and how long each component took: a fifth of what a page of a test computes. That is left out
 * here. It must run before React is loaded, so it imports nothing.
 */
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

// Where these are missing, React makes no tasks and no tracks.
Object.assign(console, { createTask: undefined, timeStamp: undefined })

// React takes 10,000 stacks a second, then no more.
const { default: React } = (await import('react')) as unknown as {
  default: Record<string, { recentlyCreatedOwnerStacks: number }>
}
Object.defineProperty(React[internals], 'recentlyCreatedOwnerStacks', {
  // The next file may be run in the same page, and does this again.
  configurable: true,
  get: () => Number.MAX_SAFE_INTEGER,
  set: () => undefined,
})

export {}
