import type { PickedColumnType } from '@lading/core/entity'
import type { BoundDataSource } from '../foundation/dataSource'
import type { Lookup } from '../grid/api/lookup'
import type { GridColumn } from '../grid/api/column'
import { areaLookup } from './area/areaLookup'
import { categoryLookup } from './category/categoryLookup'
import { departmentLookup } from './dept/deptLookup'
import { positionLookup } from './position/positionLookup'
import { roleLookup } from './role/roleLookup'
import { userLookup } from './user/userLookup'

type LookupOf = (column: GridColumn, source: BoundDataSource) => Lookup

/** Where a grid column of a kind searches, names and reads pasted values; by the kind's column type. */
export const LOOKUPS: Readonly<Record<string, LookupOf>> = {
  sel_user: userLookup,
  sel_depart: departmentLookup,
  sel_role: roleLookup,
  sel_position: positionLookup,
  sel_area: areaLookup,
  sel_category: categoryLookup,
} satisfies Record<PickedColumnType, LookupOf> & Record<string, LookupOf>
