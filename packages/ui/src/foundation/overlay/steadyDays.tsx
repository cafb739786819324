import dayjs from 'dayjs'
import { useState } from 'react'
import type { ComponentType, JSX } from 'react'

type Days = unknown

/** Do both mean the same day, or the same two? */
function isSame(one: Days, other: Days): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((day, at) => isSame(day, other[at]))
  return dayjs.isDayjs(one) && dayjs.isDayjs(other) ? one.valueOf() === other.valueOf() : one === other
}

/** The days as they were first given, while they mean the same. */
function useSteady(days: Days): Days {
  const [kept, keep] = useState(days)
  if (kept === days) return days
  if (isSame(kept, days)) return kept
  keep(days)
  return days
}

/**
 * A date picker of antd's whose value may be a new object with each render. Antd takes every new object for a new value
 * and forgets the day that has been typed but not yet taken: a save right after it would store the day before.
 */
export function steadyDays<Kind extends object>(Inner: Kind): Kind {
  const Component = Inner as unknown as ComponentType<JSX.IntrinsicAttributes & { value?: Days }>
  function SteadyDays(props: JSX.IntrinsicAttributes & { value?: Days }) {
    return <Component {...props} value={useSteady(props.value)} />
  }
  return SteadyDays as unknown as Kind
}
