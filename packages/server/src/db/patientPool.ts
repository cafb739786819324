import pg from 'pg'

/** A pool of which no connection came back for so long is stuck, and nobody waits for it any longer. */
const STUCK_MS = 1_000

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/** What the driver says when its own, longer patience is over. */
const EXHAUSTED = 'timeout exceeded when trying to connect'

/**
 * A pool whose callers wait for a connection only while connections come back: a burst is served in turn, but behind
 * statements that all stand still nobody waits longer than a second. Such a caller gets the driver's own error of a
 * wait that took too long. A connection that is handed out too late goes back at once.
 */
export class PatientPool extends pg.Pool {
  private moved = Date.now()

  constructor(options: pg.PoolConfig) {
    super(options)
    const move = () => {
      this.moved = Date.now()
    }
    this.on('release', move)
    this.on('remove', move)
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    const lent = this.patiently()
    if (!callback) return lent
    lent.then(
      (client) => callback(undefined, client, (broken) => client.release(broken as Error | undefined)),
      (error: Error) => callback(error, undefined, () => undefined),
    )
  }

  private patiently(): Promise<pg.PoolClient> {
    const full = this.totalCount >= this.options.max && this.idleCount === 0
    const lent = super.connect()
    // A new connection has a limit of its own.
    if (!full) return lent
    return new Promise((resolve, reject) => {
      let givenUp = false
      const began = Date.now()
      const look = () => {
        const still = Date.now() - Math.max(began, this.moved)
        if (still < STUCK_MS) {
          timer = setTimeout(look, STUCK_MS - still)
          return
        }
        givenUp = true
        reject(new Error(EXHAUSTED))
      }
      let timer = setTimeout(look, STUCK_MS)
      lent.then(
        (client) => {
          clearTimeout(timer)
          if (givenUp) client.release()
          else resolve(client)
        },
        (error: Error) => {
          clearTimeout(timer)
          reject(error)
        },
      )
    })
  }
}
