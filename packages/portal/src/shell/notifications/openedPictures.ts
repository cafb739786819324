/** What stands in place of an address that is not there yet: nothing is asked for. */
const NOTHING = 'data:,'

/** Stored files as a portal has them, by path. */
export interface StoredFiles {
  /** The lasting address of a path. */
  url: (path: string) => string
  /** The picture itself, as an address that needs no server (`data:`). */
  read: (path: string, signal?: AbortSignal) => Promise<string>
}

/** Content of others, with what is still to come. */
export interface Pictures {
  /** The content without its stored pictures. */
  first: string
  /** The content with them; those that may not be read stay away. Absent: there are none. */
  all?: (signal: AbortSignal) => Promise<string>
}

/**
 * Stored pictures are for those who may read them, and no other site may show them: a frame without an origin is one.
 * So they are read here and stand in the content itself. It is parsed in a document that runs nothing and loads nothing.
 *
 * @param html as the sender wrote it
 * @param origin of the portal
 */
export function openedPictures(html: string, files: StoredFiles, origin: string): Pictures {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const prefix = new URL(files.url('x'), origin).href.slice(0, -1)
  const stored = [...parsed.querySelectorAll('img[src]')].flatMap((image) => {
    const path = storedPath(image.getAttribute('src') ?? '', prefix, origin)
    return path ? [{ image, path }] : []
  })
  if (stored.length === 0) return { first: html }
  for (const { image } of stored) {
    image.setAttribute('src', NOTHING)
    image.removeAttribute('srcset')
  }
  const text = () => parsed.head.innerHTML + parsed.body.innerHTML
  return {
    first: text(),
    all: async (signal) => {
      const paths = [...new Set(stored.map(({ path }) => path))]
      const opened = new Map(
        await Promise.all(
          paths.map(async (path) => {
            return [path, await files.read(path, signal).catch(() => undefined)] as const
          }),
        ),
      )
      for (const { image, path } of stored) image.setAttribute('src', opened.get(path) ?? NOTHING)
      return text()
    },
  }
}

function storedPath(src: string, prefix: string, origin: string): string | undefined {
  const whole = URL.canParse(src, origin) ? new URL(src, origin) : undefined
  if (!whole?.href.startsWith(prefix)) return undefined
  const path = (whole.origin + whole.pathname).slice(prefix.length)
  try {
    return decodeURIComponent(path) || undefined
  } catch {
    // A stray % sign: no file has such a name.
    return undefined
  }
}
