import { fillsOf, fillsOthers, MAX_FILL_CHAIN } from '@lading/core/entity'
import type { Field } from '@lading/core/entity'
import { isBlank } from '../../foundation/format/fieldFormat'
import { useHandler } from '../../foundation/useHandler'
import { useUi } from '../../foundation/useUi'
import { filledFrom } from '../../kinds/shared/filledFrom'
import { remoteSource } from '../../kinds/sources'
import type { EntityFormModel } from '../entityFormModel'

/**
 * Fills the fields that a picked record brings, and those that these bring in their turn. What is filled only where
 * nothing stands is left alone where something does.
 */
export function useFill({ entity, methods }: EntityFormModel) {
  const { dataSource, references } = useUi()

  const fillOn = async (name: string, value: unknown, depth: number): Promise<void> => {
    const field = entity.fields[name]
    if (!fillsOthers(field) || depth >= MAX_FILL_CHAIN) return
    const source = isBlank(value) ? undefined : remoteSource(field, dataSource, references)
    // Names that cannot be asked for now are written by the server.
    const options = source ? await source.resolve([String(value)]).catch(() => []) : []
    if (methods.getValues(name) !== value || (options.length === 0 && !isBlank(value))) return
    fill(field, filledFrom(field, options), false, depth)
  }

  const fill = useHandler(
    (field: Field, filled: Readonly<Record<string, unknown>>, touched: boolean, depth: number): void => {
      const gentle = new Set(fillsOf(field).flatMap(({ to, whenEmpty }) => (whenEmpty ? to : [])))
      for (const [own, value] of Object.entries(filled)) {
        if (gentle.has(own) && (isBlank(value) || !isBlank(methods.getValues(own)))) continue
        methods.setValue(own, value as never, { shouldDirty: true, shouldValidate: touched })
        void fillOn(own, value, depth + 1)
      }
    },
  )
  return (field: Field, filled: Readonly<Record<string, unknown>>, touched: boolean) =>
    fill(field, filled, touched, 0)
}
