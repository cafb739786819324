import { numberIn } from '../../api/numberIn'

/** A value as a percentage between 0 and 100. */
export function percentIn(value: unknown): number {
  return Math.max(0, Math.min(100, numberIn(value)))
}
