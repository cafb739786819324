/** Part of the day for a greeting. */
export type PartOfDay = 'morning' | 'noon' | 'afternoon' | 'evening'

/** The part of the day an hour (0 to 23) belongs to. */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 5 && hour < 11) return 'morning'
  if (hour >= 11 && hour < 13) return 'noon'
  return hour >= 13 && hour < 18 ? 'afternoon' : 'evening'
}
