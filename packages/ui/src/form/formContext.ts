import { createContext, useContext } from 'react'
import type { EntityFormModel } from './entityFormModel'

/** The form that `EntityForm` or `EntityModal` shows. */
export const FormContext = createContext<EntityFormModel | undefined>(undefined)

/**
 * The form given, or the one around.
 *
 * @throws when there is neither.
 */
export function useFormModel(given?: EntityFormModel): EntityFormModel {
  const around = useContext(FormContext)
  const form = given ?? around
  if (!form)
    throw new Error('A part of a form needs a `form`, or an <EntityForm> or <EntityModal> around it.')
  return form
}
