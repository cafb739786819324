import type { EntityDefinition } from '@lading/core/entity'
import { entityPaths } from '@lading/core/entity'
import type { Context } from '../module'
import { onlineListOf } from './formMenus'

/** Where the portal lists the records of an entity: those of a form that was designed on screen by its code. */
export function listAddress({ forms }: Pick<Context, 'forms'>, entity: EntityDefinition): string {
  const form = forms.program(entity.key)
    ? undefined
    : forms.all().find((each) => each.entity.key === entity.key)
  return form ? `${onlineListOf(form.entity).path}/${form.code}` : entityPaths(entity).route
}
