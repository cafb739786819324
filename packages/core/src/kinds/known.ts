/** A value that is known only when it is asked for: the day, the moment, the user, the department of the session. */
export interface Known {
  the: 'today' | 'now' | 'me' | 'department'
}

/** What is known: the day and the moment as they go over the wire, the user's name, the id of the department. */
export type KnownValues = Partial<Record<Known['the'], string>>

/** What a new row holds in a field of which nobody says anything; nothing where it is not known. */
export function defaultOf(
  { default: value }: { default?: string | number | boolean | Known },
  known: KnownValues = {},
): string | number | boolean | undefined {
  return typeof value === 'object' ? known[value.the] : value
}
