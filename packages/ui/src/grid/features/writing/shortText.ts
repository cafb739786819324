/** How much of a text is said in a message. */
const SAID = 40

/** A text as messages quote it: on one line, not too long. */
export function shortText(text: string, length = SAID): string {
  const line = text.replace(/\s*[\r\n]+\s*/g, ' ')
  return line.length > length ? `${line.slice(0, length)}…` : line
}
