import type { ReactNode } from 'react'
import { AREA_SEPARATOR, readArea } from './areaData'
import { loadAreas, useAreas } from './useAreas'

/** A stored area by its names, from the province down; a retired code by its old name, an unknown value as it is. */
export function AreaText({ value }: { value: string }): ReactNode {
  const { areas, error } = useAreas(loadAreas)
  if (!areas) return error ? value : null
  const { path, retired } = readArea(areas, value)
  const names = path.map(({ name }) => name)
  return (retired ? [...names.slice(0, -1), retired] : names).join(AREA_SEPARATOR) || value
}
