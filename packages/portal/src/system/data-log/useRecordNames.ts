import { useQuery } from '@tanstack/react-query'
import { entityPaths } from '@lading/core/entity'
import type { EntityDefinition, Field } from '@lading/core/entity'
import { registry } from '@/app/registry'
import { useText } from '@/app/i18n/useLocale'

const entityOf = (table: string) =>
  registry.entities().find(({ entity }) => entityPaths({ ...entity }).table === table)

/** What a table is called by people; its own name where no page of the portal is about it. */
export function useTableName(): (table: string) => string {
  const text = useText()
  return (table) => {
    const found = entityOf(table)
    return found ? text(found.entity.label) : table
  }
}

/** Names of the fields of one table, from its definition; without one the fields' own names. */
export function useFieldNames(table: string): (name: string, line?: string) => string {
  const text = useText()
  const { data } = useQuery({
    queryKey: ['definition', table],
    queryFn: async (): Promise<EntityDefinition | null> => (await entityOf(table)?.definition?.()) ?? null,
    staleTime: Infinity,
  })
  return (name, line) => {
    const fields: Record<string, Field> | undefined =
      line === undefined ? data?.fields : data?.lines?.[line]?.fields
    if (line !== undefined && name === '') return data?.lines?.[line] ? text(data.lines[line].label) : line
    const field = fields?.[name]
    return field ? text(field) : name
  }
}
