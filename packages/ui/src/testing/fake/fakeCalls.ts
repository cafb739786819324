/** One call that reached a fake: for assertions in tests. */
export interface FakeCall {
  /** e.g. `/demo/demoQuotation/list`, `dict/items`, `users/page`. */
  path: string
  /** What it was called with. */
  input: unknown
}

/** How a fake behaves beside its data. */
export interface FakeBehaviour {
  /** Milliseconds before each answer; a function decides call by call. @default 0 */
  latency?: number | ((call: FakeCall) => number)
  /** An error for a call in place of its answer. */
  fail?: (call: FakeCall) => Error | undefined
}

/** Runs calls as a server would: recorded, late, refused, given up. */
export interface FakeLine {
  calls: FakeCall[]
  answer<Result>(path: string, input: unknown, work: () => Result, signal?: AbortSignal): Promise<Result>
}

/** The line between widgets and a fake's data. */
export function fakeLine(behaviour: FakeBehaviour): FakeLine {
  const calls: FakeCall[] = []
  return {
    calls,
    answer: (path, input, work, signal) =>
      new Promise((resolve, reject) => {
        const call = { path, input }
        calls.push(call)
        const { latency = 0 } = behaviour
        const give = () => {
          signal?.removeEventListener('abort', giveUp)
          const failure = behaviour.fail?.(call)
          if (failure) return reject(failure)
          try {
            // Widgets get copies, as over the wire: what they change does not reach the data.
            resolve(structuredClone(work()))
          } catch (error) {
            reject(error as Error)
          }
        }
        const timer = setTimeout(give, typeof latency === 'function' ? latency(call) : latency)
        const giveUp = () => {
          clearTimeout(timer)
          reject(new DOMException('The request was given up.', 'AbortError'))
        }
        if (signal?.aborted) giveUp()
        else signal?.addEventListener('abort', giveUp, { once: true })
      }),
  }
}
