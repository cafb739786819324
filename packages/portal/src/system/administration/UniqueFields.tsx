import { calls } from '@lading/core/calls'
import { entityPaths } from '@lading/core/entity'
import type { EntityFormModel } from '@lading/ui/form'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { RequestError } from '@lading/request'
import { request } from '@/platform/request'

/** How long nobody types before the server is asked, in milliseconds. */
const PAUSE = 400
/** Type of the messages that come from here. */
const TAKEN = 'taken'

/**
 * Asks the server while somebody types whether a value that has to be unique is still free (spec 1 §5,
 * `/sys/duplicate/check`), and shows its answer at the field. The save refuses it again.
 */
export function UniqueFields({ form }: { form: EntityFormModel }): ReactNode {
  if (form.readonly) return null
  const names = Object.entries(form.entity.fields).filter(([, field]) => field.unique && !field.readonly)
  return names.map(([name]) => <UniqueField key={name} form={form} name={name} />)
}

function UniqueField({ form, name }: { form: EntityFormModel; name: string }) {
  const { entity, methods, record } = form
  const value: unknown = useWatch({ control: methods.control, name })
  const stored = record?.[name]
  const id = record?.id
  useEffect(() => {
    if (typeof value !== 'string' || value === '' || value === stored) return undefined
    const controller = new AbortController()
    const ask = async () => {
      try {
        await request().call(calls.duplicateCheck, {
          query: {
            tableName: entityPaths(entity).table,
            fieldName: name,
            fieldVal: value,
            ...(id !== undefined && { dataId: String(id) }),
          },
          signal: controller.signal,
          silent: true,
        })
        if (methods.getFieldState(name).error?.type === TAKEN) methods.clearErrors(name)
      } catch (failure) {
        // A check that could not be made is made by the save.
        if (failure instanceof RequestError && failure.kind === 'business' && !controller.signal.aborted)
          methods.setError(name, { type: TAKEN, message: failure.message })
      }
    }
    const timer = setTimeout(() => void ask(), PAUSE)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [value, stored, id, name, entity, methods])
  return null
}
