const MEGABYTE = 1024 * 1024

/**
 * What a file is known by in a later visit: name, size, time, and a hash of its first and last megabyte. Pages that
 * are not served securely have no hash: there, name, size and time decide.
 */
export async function fingerprintOf(file: File): Promise<string> {
  const known = `${file.name}|${file.size}|${file.lastModified}`
  if (!globalThis.crypto?.subtle) return known
  const ends = await new Blob([
    file.slice(0, MEGABYTE),
    file.slice(Math.max(0, file.size - MEGABYTE)),
  ]).arrayBuffer()
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', ends))
  return `${known}|${[...hash.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
