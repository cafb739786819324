import { fillsOthers, MAX_FILL_CHAIN } from '@lading/core/entity'
import { isBlank } from '../../foundation/format/fieldFormat'
import { useHandler } from '../../foundation/useHandler'
import { useUi } from '../../foundation/useUi'
import { filledFrom } from '../../kinds/shared/filledFrom'
import { remoteSource } from '../../kinds/sources'
import type { EntityFormModel } from '../entityFormModel'
import { isComputed } from '../logic/formValues'

/** The form of a new record. */
interface NewRecord extends Pick<EntityFormModel, 'entity' | 'methods'> {
  /** Brings the computed fields up to date. */
  compute(): void
}

/**
 * Fills what the records bring that a new record names from the beginning: defaults, and what it was begun with. As the
 * server does it, what stands in a field stays, unless the field is a copy that nobody types. What was filled belongs to
 * the beginning: the form is not changed by it. What was entered while the records were fetched stays.
 */
export function useFillNew({ entity, methods, compute }: NewRecord) {
  const { dataSource, references } = useUi()

  return useHandler(async (): Promise<void> => {
    const start = { ...methods.getValues() }
    const row = { ...start }
    /** What is filled, and by which field. */
    const by = new Map<string, string>()
    /** How many records were filled on before a field was, by the field. */
    const links = new Map<string, number>()
    const asked = new Set<string>()
    const queue = Object.keys(entity.fields)
    for (const name of queue) {
      const field = entity.fields[name]
      const link = links.get(name) ?? 0
      if (asked.has(name) || !fillsOthers(field) || isBlank(row[name]) || link >= MAX_FILL_CHAIN) continue
      asked.add(name)
      const source = remoteSource(field, dataSource, references)
      // Names that cannot be asked for now are written by the server.
      const options = source ? await source.resolve([String(row[name])]).catch(() => []) : []
      for (const [own, value] of Object.entries(filledFrom(field, options))) {
        const target = entity.fields[own]
        if (!target || isBlank(value) || (!isBlank(row[own]) && !isComputed(entity, own, target))) continue
        row[own] = value
        by.set(own, name)
        links.set(own, link + 1)
        queue.push(own)
      }
    }
    const now = { ...methods.getValues() }
    const untouched = (name: string) => Object.is(now[name], start[name])
    const filled = [...by].filter(([own, from]) => untouched(own) && untouched(from))
    // Another record is shown meanwhile.
    if (!untouched('id') || filled.length === 0) return
    const before = { ...methods.formState.defaultValues }
    const begun = { ...before, ...Object.fromEntries(filled.map(([own]) => [own, row[own]])) }
    methods.reset(begun, { keepErrors: true, keepTouched: true })
    for (const name of Object.keys(now)) {
      if (by.has(name) || entity.derive?.[name] !== undefined || Object.is(now[name], before[name])) continue
      methods.setValue(name, now[name] as never, { shouldDirty: true })
    }
    compute()
  })
}
