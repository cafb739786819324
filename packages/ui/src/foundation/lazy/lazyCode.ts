/**
 * Milliseconds until what could not be fetched is asked for again by itself, where it is shown: a moment without a
 * server must not take a part of a page away for good.
 */
export const RETRY_MS = 5_000

/** Code that is fetched when it is first wanted. */
export interface LazyCode<Code> {
  /** The code; undefined until it was fetched. */
  now(): Code | undefined
  /**
   * Fetches it, once for all; after a failure, again.
   *
   * @throws what the browser says when it cannot be fetched
   */
  fetch(): Promise<Code>
}

/**
 * @param load imports it
 * @example const editor = lazyCode(async () => (await import('./Editor')).Editor)
 */
export function lazyCode<Code>(load: () => Promise<Code>): LazyCode<Code> {
  let come: Code | undefined
  let coming: Promise<Code> | undefined
  return {
    now: () => come,
    fetch: () =>
      (coming ??= load().then(
        (code) => (come = code),
        (error: unknown) => {
          coming = undefined
          throw error
        },
      )),
  }
}
