/** One step of a check rule: so many signs (`*`: all of them) match the pattern, else the message is told. */
export interface RuleStep {
  digits: string
  pattern: string
  message: string
}

/** The steps of a stored rule; none for a text that holds none. */
export function readSteps(json: unknown): RuleStep[] {
  try {
    const steps: unknown = JSON.parse(String(json ?? '[]'))
    if (!Array.isArray(steps)) return []
    return steps.map((step: Partial<RuleStep> | null) => ({
      digits: String(step?.digits ?? '*'),
      pattern: String(step?.pattern ?? ''),
      message: String(step?.message ?? ''),
    }))
  } catch {
    return []
  }
}

/** The steps as they are stored; the empty text for none, which a required field refuses. */
export const writeSteps = (steps: readonly RuleStep[]): string =>
  steps.length === 0 ? '' : JSON.stringify(steps)

/** Whether the text is a pattern that can be read. */
export function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'u')
    return text !== ''
  } catch {
    return false
  }
}
