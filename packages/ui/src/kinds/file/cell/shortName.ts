/** So many characters of a file's name are shown in a cell (spec 2 §9). */
const SHOWN = 5

/** A file's name as a cell shows it. */
export function shortName(name: string): string {
  const letters = [...name]
  return letters.length > SHOWN ? `${letters.slice(0, SHOWN).join('')}…` : name
}
