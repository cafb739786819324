import { useQuery } from '@tanstack/react-query'
import { actionsOf, entityPaths } from '@lading/core/entity'
import type { EntityDefinition, Field } from '@lading/core/entity'
import { registry } from '@/app/registry'
import { useText } from '@/app/i18n/useLocale'
import { systemDefinition, systemField, systemTable } from './logTables'

const entityOf = (table: string) =>
  registry.entities().find(({ entity }) => entityPaths({ ...entity }).table === table)

/** What a table is called by people; its own name where no page of the portal is about it. */
export function useTableName(): (table: string) => string {
  const text = useText()
  return (table) => {
    const label = entityOf(table)?.entity.label ?? systemTable(table)
    return label ? text(label) : table
  }
}

/** The definition of a table, once it is there. */
function useDefinition(table: string): EntityDefinition | null | undefined {
  const { data } = useQuery({
    queryKey: ['definition', table],
    queryFn: async (): Promise<EntityDefinition | null> =>
      (await entityOf(table)?.definition?.()) ?? systemDefinition(table) ?? null,
    staleTime: Infinity,
  })
  return data
}

/** Names of the fields of one table, from its definition; without one the fields' own names. */
export function useFieldNames(table: string): (name: string, line?: string) => string {
  const text = useText()
  const data = useDefinition(table)
  return (name, line) => {
    const fields: Record<string, Field> | undefined =
      line === undefined ? data?.fields : data?.lines?.[line]?.fields
    if (line !== undefined && name === '') return data?.lines?.[line] ? text(data.lines[line].label) : line
    const label = fields?.[name] ?? systemField(table, name)
    return label ? text(label) : name
  }
}

/** Names of the steps and actions of one table, from its definition; without one their own names. */
export function useActionNames(table: string): (name: string) => string {
  const text = useText()
  const data = useDefinition(table)
  return (name) => {
    const action = data && actionsOf(data).get(name)
    return action ? text(action) : name
  }
}
