/** A chunk may take this long, then it counts as failed (spec 1 §8). */
export const CHUNK_TIMEOUT = 120_000

/**
 * After an automatic reload the next one waits this many milliseconds: what cannot be fetched is asked for again and again,
 * and a server that stays broken must not take the page away from its reader each time.
 */
export const RELOAD_COOLDOWN = 600_000

/** A script or style that could not be loaded; the codes are those of spec 1 §8. */
export class ChunkError extends Error {
  constructor(
    readonly code: 'ChunkLoadError' | 'CSS_CHUNK_LAD_FAILED',
    options?: ErrorOptions,
  ) {
    super(code, options)
    this.name = 'ChunkError'
  }
}

const SCRIPT =
  /dynamically imported module|importing a module script failed|valid JavaScript MIME type|module script|ChunkLoadError/i
const STYLE = /preload CSS|CSS_CHUNK/i

/** The error as a chunk error, if it is one; browsers only tell by their texts. */
export function asChunkError(error: unknown): ChunkError | undefined {
  if (error instanceof ChunkError) return error
  if (!(error instanceof Error)) return undefined
  if (STYLE.test(error.message)) return new ChunkError('CSS_CHUNK_LAD_FAILED', { cause: error })
  return SCRIPT.test(error.message) ? new ChunkError('ChunkLoadError', { cause: error }) : undefined
}

/**
 * Loads a module; a failed or endless load rejects with `ChunkError`. Errors that the module itself throws pass
 * through unchanged.
 */
export function loadChunk<Module>(load: () => Promise<Module>, timeout = CHUNK_TIMEOUT): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkError('ChunkLoadError')), timeout)
    load()
      .then(resolve, (error: unknown) => reject(asChunkError(error) ?? error))
      .finally(() => clearTimeout(timer))
  })
}

/**
 * Whether a failed chunk may reload the page on its own: after a deployment that is the cure. Never with unsaved
 * input, never without a server (the browser's own error page would take the portal's place), once per cooldown, and
 * not while the page is being left: Firefox fails what is still loading then, and a reload would call the person back.
 *
 * @param lastReload epoch milliseconds of the last automatic reload
 */
export function mayReload(
  lastReload: number | undefined,
  now: number,
  { unsaved, reachable, leaving }: { unsaved: boolean; reachable: boolean; leaving: boolean },
): boolean {
  return !unsaved && !leaving && reachable && (lastReload === undefined || now - lastReload > RELOAD_COOLDOWN)
}
