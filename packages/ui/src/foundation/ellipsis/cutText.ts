/** Default length of a shortened text, in units (spec 2 §9). */
export const ELLIPSIS_LENGTH = 25
/** Length in tables, in units (spec 2 §9). */
export const TABLE_ELLIPSIS_LENGTH = 12

/** Width of a text in units: ASCII counts one, everything else two (spec 2 §5). */
export function textWidth(text: string): number {
  let width = 0
  for (const character of text) width += character.codePointAt(0)! < 128 ? 1 : 2
  return width
}

/** The text cut to at most `length` units with `…` behind it, or the text itself when it fits. */
export function cutText(text: string, length: number = ELLIPSIS_LENGTH): string {
  let width = 0
  let cut = ''
  for (const character of text) {
    width += character.codePointAt(0)! < 128 ? 1 : 2
    if (width > length) return `${cut}…`
    cut += character
  }
  return text
}
