import type { PGlite } from '@electric-sql/pglite'

/** The parts of PGlite's module that a message runs through; pinned with the PGlite version. */
interface Engine {
  _PostgresMainLoopOnce: () => void
  _PostgresMainLongJmp: () => void
  _PostgresSendReadyForQueryIfNecessary: () => void
  _pgl_pq_flush: () => void
}

/** How PostgreSQL's own jump to the next message looks from outside; every other exception is its end. */
const JUMP = 100

/**
 * PostgreSQL ends itself when it cannot go on safely (PANIC: no room for its log, a sync that failed). PGlite drops
 * that exception and calls the dead engine again: callers wait for ever, the process may spin, and an answer that was
 * begun could pass for a success. Here the first such exception closes the engine's mouth and is told.
 * @param onBroken called once, while the statement is still on its way
 */
export function watchEngine(pg: PGlite, onBroken: (reason: string) => void): void {
  const engine = pg.Module as unknown as Engine
  const once = engine._PostgresMainLoopOnce
  const jump = engine._PostgresMainLongJmp
  if (typeof once !== 'function' || typeof jump !== 'function')
    throw new Error('this PGlite has no main loop to watch')
  let broken: Error | undefined
  engine._PostgresMainLoopOnce = () => {
    if (!broken)
      try {
        return once()
      } catch (error) {
        if ((error as { status?: number }).status === JUMP) throw error
        broken = new Error(`the database engine gave up: ${String(error)}`)
        engine._PostgresSendReadyForQueryIfNecessary = () => undefined
        engine._pgl_pq_flush = () => undefined
        onBroken(broken.message)
      }
    // The way out of PGlite's loop over the rest of the message leads through the jump.
    throw Object.assign(new Error(broken.message), { status: JUMP })
  }
  engine._PostgresMainLongJmp = () => {
    if (broken) throw broken
    jump()
  }
}
