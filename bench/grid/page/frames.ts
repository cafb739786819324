/** Resolves when the frame that is being prepared has been laid out and painted by the main thread. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => {
        channel.port1.close()
        resolve()
      }
      channel.port2.postMessage(undefined)
    })
  })
}

/** Frame by frame until `done` holds; the time (milliseconds, as performance.now) or an error that names what was awaited. */
export async function until(what: string, done: () => boolean, patience = 15_000): Promise<number> {
  const from = performance.now()
  for (;;) {
    await painted()
    const now = performance.now()
    if (done()) return now
    if (now - from > patience) throw new Error(`waited ${patience} ms in vain until ${what}`)
  }
}
