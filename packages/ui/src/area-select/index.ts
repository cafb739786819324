'use client'

export { AreaSelect } from './AreaSelect'
export type { AreaSelectProps } from './AreaSelect'
export type { Area, AreaLists, AreaValueType } from './areaData'
export { areaValue, buildAreas, readArea } from './areaData'
export { RETIRED_AREAS } from './retiredAreas'
export type { RetiredArea } from './retiredAreas'
