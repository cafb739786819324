import { useEffect } from 'react'
import { isBlank } from '../../foundation/format/fieldFormat'
import { labelBatcher } from '../../foundation/remote-select/labelBatcher'
import { useHandler } from '../../foundation/useHandler'
import { useUi } from '../../foundation/useUi'
import { remoteSource } from '../../kinds/sources'
import type { EntityFormModel } from '../entityFormModel'
import { isLocked } from '../logic/formValues'

/**
 * Asks for the names behind the keys of all fields to fill in at once, one request per source: drawn in turn, each row of
 * fields would ask by itself. What cannot be fetched is asked for again by the field.
 */
export function useNamesAhead(form: EntityFormModel, fields: readonly string[]): void {
  const { dataSource, references, dicts } = useUi()
  const ask = useHandler(() => {
    const { entity, methods, rights, readonly } = form
    if (readonly) return
    for (const name of fields) {
      const field = entity.fields[name]
      const value: unknown = methods.getValues(name)
      if (!field || isBlank(value) || rights.isHidden(name)) continue
      // The names of what is only shown come with the record.
      if (isLocked(entity, name, field)) continue
      const source = remoteSource(field, dataSource, references)
      if (!source) continue
      const names = labelBatcher({ dataSource, dicts }, source)
      for (const key of String(value).split(',')) void names.get(key).catch(() => undefined)
    }
  })
  useEffect(ask, [ask, form.record])
}
