/** Units of one character: anything outside ASCII counts two (spec 2 §5). */
function unitsOf(character: string): number {
  return character.codePointAt(0)! > 0x7f ? 2 : 1
}

/** Width of a text in units: ASCII 1, everything else 2; an emoji is one character, no text is 0 (spec 2 §5). */
export function displayWidth(text: string | null | undefined): number {
  let width = 0
  for (const character of text ?? '') width += unitsOf(character)
  return width
}

/** Length after which texts are cut by default (spec 2 §9). */
export const ELLIPSIS_LENGTH = 25

/**
 * The text cut to a number of units, with `…` behind it when something was cut; no character is split.
 *
 * @param length in units of `displayWidth`. @default 25
 */
export function ellipsis(text: string, length: number = ELLIPSIS_LENGTH): string {
  let width = 0
  let kept = ''
  for (const character of text) {
    width += unitsOf(character)
    if (width > length) return `${kept}…`
    kept += character
  }
  return kept
}
