/** Where stored files have their addresses. */
type FileAddress = (path: string) => string

/**
 * The stored path behind the address of an image; `undefined` for images of other sites.
 *
 * @param url gives the address of a path (`dataSource.files.url`)
 * @example storedPath('/api/sys/common/static/temp/a.png', url) // 'temp/a.png'
 */
export function storedPath(src: string, url: FileAddress): string | undefined {
  const probe = url('x')
  if (!probe.endsWith('x')) return undefined
  const prefix = probe.slice(0, -1)
  return prefix !== '' && src.startsWith(prefix) && src.length > prefix.length
    ? src.slice(prefix.length)
    : undefined
}
