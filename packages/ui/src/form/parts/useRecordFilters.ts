import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { decidedBy, restrictionOf } from '@lading/core/entity'
import type { Field } from '@lading/core/entity'
import { filtersOf } from '../../kinds/shared/filters'
import type { EntityFormModel } from '../entityFormModel'

const NONE: Pick<Field, 'where'> = {}

/** Which records a field may name as the form stands: by constants and by what other fields hold. */
export function useRecordFilters(
  { methods }: EntityFormModel,
  field: Field | undefined,
): Readonly<Record<string, string>> | undefined {
  const { where } = field ?? NONE
  const names = useMemo(() => decidedBy({ where }).own, [where])
  // A field that is decided by nothing watches nothing: the name is none of the form's.
  const values = useWatch({ control: methods.control, name: names, disabled: names.length === 0 })
  const deciding = JSON.stringify(values ?? [])
  return useMemo(() => {
    if (!where) return undefined
    const given = JSON.parse(deciding) as unknown[]
    return filtersOf(restrictionOf({ where }, Object.fromEntries(names.map((name, at) => [name, given[at]]))))
  }, [where, names, deciding])
}
