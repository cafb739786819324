/** So many pictures are shown at once. */
const LIMIT = 50

/**
 * The stored paths that an address names, each once. Addresses of other sites are left out: the portal loads no
 * pictures from there.
 */
export function previewPaths(search: URLSearchParams): string[] {
  const named = search
    .getAll('path')
    .flatMap((value) => value.split(','))
    .map((path) => path.trim())
  const stored = named.filter((path) => path !== '' && !/^([a-z][a-z\d+.-]*:|[/\\]{2})/i.test(path))
  return [...new Set(stored)].slice(0, LIMIT)
}

/**
 * A picture as the address of an `img`.
 *
 * @param refusal what to say of a file that is none
 * @throws Error with that text
 */
export async function pictureOf(blob: Blob, refusal: string): Promise<string> {
  if (!blob.type.startsWith('image/')) throw new Error(refusal)
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return `data:${blob.type};base64,${btoa(text)}`
}
