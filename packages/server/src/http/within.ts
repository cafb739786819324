/**
 * Waits for work, but not longer than so many milliseconds; the work itself goes on.
 * @throws Error with the text when the time is over; what the work throws
 */
export async function within<Result>(ms: number, work: Promise<Result>, text: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    // What arrived while this process itself stood still is read first.
    timer = setTimeout(() => setImmediate(() => reject(new Error(text))), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
