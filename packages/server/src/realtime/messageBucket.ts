const MESSAGES = 50
const WINDOW_MS = 10_000

/** Counts the messages of one socket: 50 in 10 seconds (security.md §1). @returns whether one more may be read */
export function messageBucket(now: () => number = Date.now): () => boolean {
  let began = now()
  let count = 0
  return () => {
    if (now() - began > WINDOW_MS) {
      began = now()
      count = 0
    }
    count += 1
    return count <= MESSAGES
  }
}
