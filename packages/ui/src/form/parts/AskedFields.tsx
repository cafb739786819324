import { entityPaths } from '@lading/core/entity'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useUi } from '../../foundation/useUi'
import type { EntityFormModel } from '../entityFormModel'

/** How long nobody types before the server is asked, in milliseconds. */
const PAUSE = 400
/** Type of the messages that come from here. */
const ASKED = 'asked'

/**
 * Asks the server while somebody types whether a value that has to be unique is still free, and whether it passes the
 * check rule of its field (spec 1 §5), and shows its answer at the field. The save refuses it again.
 */
export function AskedFields({ form }: { form: EntityFormModel }): ReactNode {
  const { brokenRule, taken } = useUi().dataSource
  if (form.readonly) return null
  const names = Object.entries(form.entity.fields).filter(
    ([, { checkRule, readonly, unique }]) => !readonly && ((unique && taken) || (checkRule && brokenRule)),
  )
  return names.map(([name]) => <AskedField key={name} form={form} name={name} />)
}

function AskedField({ form, name }: { form: EntityFormModel; name: string }) {
  const { entity, methods, record } = form
  const { brokenRule, taken } = useUi().dataSource
  const entered: unknown = useWatch({ control: methods.control, name })
  const value = typeof entered === 'number' ? String(entered) : entered
  const { unique, checkRule } = entity.fields[name]!
  const before = record?.[name]
  const stored = typeof before === 'number' ? String(before) : before
  const id = record?.id
  useEffect(() => {
    if (typeof value !== 'string' || value === '' || value === stored) return undefined
    const controller = new AbortController()
    const ask = async () => {
      const { table } = entityPaths(entity)
      const field = { table, field: name, value, ...(id !== undefined && { id: String(id) }) }
      const { signal } = controller
      // A check that could not be made is made by the save.
      const messages = await Promise.all([
        checkRule && brokenRule?.({ rule: checkRule, value }, signal).catch(() => ''),
        unique && taken?.(field, signal).catch(() => ''),
      ])
      if (signal.aborted) return
      const message = messages.find(Boolean)
      if (message) methods.setError(name, { type: ASKED, message })
      else if (!messages.includes('') && methods.getFieldState(name).error?.type === ASKED)
        methods.clearErrors(name)
    }
    const timer = setTimeout(() => void ask(), PAUSE)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [brokenRule, taken, checkRule, unique, value, stored, id, name, entity, methods])
  return null
}
