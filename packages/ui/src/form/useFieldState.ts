import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { fieldState, isConditional } from '@lading/core/entity'
import type { FieldState } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import { useUi } from '../foundation/useUi'
import type { EntityFormModel } from './entityFormModel'

/**
 * What state and values say of a field now; `undefined` for one that depends on neither. While it is locked it holds
 * what is stored: what was typed before comes back when it is open again.
 */
export function useFieldState(form: EntityFormModel, name: string): FieldState | undefined {
  const { entity, methods, lines, record } = form
  const { locale, known } = useUi()
  const field = entity.fields[name]
  const conditional = field !== undefined && isConditional(field)
  const values = useWatch({ control: methods.control, disabled: !conditional }) as Row | undefined
  const row = conditional ? { ...methods.getValues(), ...values } : {}
  const state = conditional
    ? fieldState(
        entity,
        field,
        { row, lines: lines.peek(), known: known() },
        { locale, ...(record ? { stored: record } : {}) },
      )
    : undefined
  const locked = state?.editable === false
  const typed = useRef<{ value: unknown }>(undefined)
  useEffect(() => {
    if (locked) {
      const stored: unknown = methods.formState.defaultValues?.[name] ?? null
      const value: unknown = methods.getValues(name)
      if (Object.is(value ?? null, stored)) return
      typed.current = { value }
      methods.setValue(name, stored as never, { shouldDirty: true })
      methods.clearErrors(name)
    } else if (typed.current) {
      methods.setValue(name, typed.current.value as never, { shouldDirty: true })
      typed.current = undefined
    }
  }, [locked, methods, name])
  return state
}
