export { AreaSelect } from './AreaSelect'
export type { AreaSelectProps } from './AreaSelect'
export type { Area, AreaLists, AreaValueType, RetiredArea } from './areaData'
export { areaValue, buildAreas, readArea, RETIRED_AREAS } from './areaData'
