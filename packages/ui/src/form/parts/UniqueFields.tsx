import { entityPaths } from '@lading/core/entity'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useUi } from '../../foundation/useUi'
import type { EntityFormModel } from '../entityFormModel'

/** How long nobody types before the server is asked, in milliseconds. */
const PAUSE = 400
/** Type of the messages that come from here. */
const TAKEN = 'taken'

/**
 * Asks the server while somebody types whether a value that has to be unique is still free (spec 1 §5), and shows its
 * answer at the field. The save refuses it again.
 */
export function UniqueFields({ form }: { form: EntityFormModel }): ReactNode {
  const { dataSource } = useUi()
  if (form.readonly || !dataSource.taken) return null
  const names = Object.entries(form.entity.fields).filter(([, field]) => field.unique && !field.readonly)
  return names.map(([name]) => <UniqueField key={name} form={form} name={name} />)
}

function UniqueField({ form, name }: { form: EntityFormModel; name: string }) {
  const { entity, methods, record } = form
  const { taken } = useUi().dataSource
  const value: unknown = useWatch({ control: methods.control, name })
  const stored = record?.[name]
  const id = record?.id
  useEffect(() => {
    if (!taken || typeof value !== 'string' || value === '' || value === stored) return undefined
    const controller = new AbortController()
    const ask = async () => {
      const { table } = entityPaths(entity)
      const field = { table, field: name, value, ...(id !== undefined && { id: String(id) }) }
      // A check that could not be made is made by the save.
      const message = await taken(field, controller.signal).catch(() => '')
      if (controller.signal.aborted || message === '') return
      if (message) methods.setError(name, { type: TAKEN, message })
      else if (methods.getFieldState(name).error?.type === TAKEN) methods.clearErrors(name)
    }
    const timer = setTimeout(() => void ask(), PAUSE)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [taken, value, stored, id, name, entity, methods])
  return null
}
