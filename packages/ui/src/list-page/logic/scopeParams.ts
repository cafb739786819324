import { referringFields } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'
import type { ListParams } from '../../foundation/dataSource'
import type { PageScope } from '../../foundation/pageHost'

/**
 * The condition by which the list of an entity stands within a scope: `{ 'company.companyGroup': 'SG' }`. The first of its
 * fields that names such a record counts; without one nothing is left out.
 */
export function scopeParams(entity: EntityDefinition, within: PageScope | undefined): ListParams {
  if (!within) return {}
  const field = referringFields(entity).find(({ ref, line }) => ref === within.ref && line === undefined)
  return field ? { [`${field.name}.${within.field}`]: within.value } : {}
}
