import type { Socket } from 'node:net'
import pg from 'pg'

/** A connection that knows whether it waits for the database, and ends when it is told that nobody answers. */
export class WatchedClient extends pg.Client {
  #asked = 0
  #waits = false
  #read = 0

  constructor(config?: pg.ClientConfig) {
    super(config)
    // Everything that was asked has been answered.
    this.on('drain', () => {
      this.#waits = false
    })
  }

  override query: pg.Client['query'] = ((...asked: Parameters<pg.Client['query']>) => {
    if (!this.#waits) {
      this.#waits = true
      this.#asked = Date.now()
    }
    return super.query(...asked)
  }) as pg.Client['query']

  /** What the database calls the session. */
  get sessionId(): number | null | undefined {
    return (this as unknown as { processID?: number | null }).processID
  }

  /** Bytes that came from the database so far. */
  get received(): number {
    return this.#socket?.bytesRead ?? 0
  }

  /**
   * How long the database has owed an answer without sending any part of one, in milliseconds; 0 while it owes none.
   * Looks at the line: what came since the last look counts as just come.
   */
  silentFor(now: number): number {
    const { received } = this
    if (received !== this.#read) {
      this.#read = received
      this.#asked = now
    }
    return this.#waits ? now - this.#asked : 0
  }

  /** This process itself stood still: what came meanwhile may lie unread. */
  startOver(now: number): void {
    this.#asked = now
  }

  /** Ends the line at once: what waits for it fails. */
  giveUp(reason: string): void {
    this.#socket?.destroy(new Error(`Connection terminated: ${reason}`))
  }

  get #socket(): Socket | undefined {
    return (this as unknown as { connection?: { stream?: Socket } }).connection?.stream
  }
}
