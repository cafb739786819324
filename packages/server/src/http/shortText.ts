const MAX_ANSWER_LENGTH = 65_536

/**
 * The text of another system's answer.
 * @param longest bytes; of an answer that has more the rest is not read @default 65,536
 * @returns undefined for a longer one
 */
export async function shortText(
  { body }: Response,
  longest = MAX_ANSWER_LENGTH,
): Promise<string | undefined> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.byteLength
    if (length > longest) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
