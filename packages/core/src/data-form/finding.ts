import type { Text } from '../text/text'

/** Something that is wrong with a definition as data. */
export interface DataFinding extends Text {
  /** Where, e.g. `fields.quantity.maxLength` or `form[0].rows[2]`; empty for the whole. */
  path: string
}

/** A place in JSON as people write it: `['fields', 'a', 0]` → `fields.a[0]`. */
export function pathText(parts: readonly (string | number)[]): string {
  return parts.reduce<string>((text, part) => {
    if (typeof part === 'number' || /^\d+$/.test(part)) return `${text}[${part}]`
    return text === '' ? part : `${text}.${part}`
  }, '')
}

/** A definition that cannot be written or read as data, with everything that is wrong with it. */
export class DataFormError extends Error {
  readonly findings: readonly DataFinding[]

  constructor(findings: readonly DataFinding[]) {
    super(findings.map(({ path, en }) => (path === '' ? en : `${path}: ${en}`)).join('\n'))
    this.name = 'DataFormError'
    this.findings = findings
  }
}
