import { calls } from '@lading/core/calls'
import { useQuery } from '@tanstack/react-query'
import { KINDS } from '@lading/core/entity'
import type { EntityDefinition, Field } from '@lading/core/entity'
import type { Text } from '@lading/core/text'
import { registry } from '@/app/registry'
import { request } from '@/platform/request'
import { useReport } from '@/report/useReport'
import { useStoredEntities } from '../storedForm'
import type { Draft } from './draft'

/** What a picked record, or a picked row of a report, can fill fields from. */
export interface FillSources {
  fields: Readonly<Record<string, Text>>
  /** What is proposed where nothing has the name of the field. */
  first: string
  /** The entity whose records are picked; nothing of a report. */
  definition?: EntityDefinition
}

/** The reports whose rows a field may name. */
export function useMyReports(enabled: boolean) {
  return useQuery({
    queryKey: ['report', 'mine'],
    queryFn: ({ signal }) => request().call(calls.reportMine, { query: {}, signal, silent: true }),
    staleTime: 30_000,
    enabled,
  })
}

/** Where a field that names records or rows of a report can fill others from; nothing until it is known. */
export function useFillSources(draft: Draft, { kind, ref = '' }: Field): FillSources | undefined {
  const stored = useStoredEntities((state) => state.entries)
  const isReport = KINDS[kind].report === true
  const entry = isReport
    ? undefined
    : [...registry.entities(), ...stored].find(({ entity }) => entity.key === ref)
  const { data: entity } = useQuery({
    queryKey: ['definition', 'named', ref],
    queryFn: () => entry!.definition!(),
    enabled: entry?.definition !== undefined && ref !== draft.key,
  })
  const { data: report } = useReport(ref, isReport && ref !== '')
  if (isReport) {
    if (!report) return undefined
    const columns = report.columns.map(({ name, title }) => [name, title as Text] as const)
    return { fields: Object.fromEntries(columns), first: columns[0]?.[0] ?? '' }
  }
  const named = ref === draft.key ? draft : entity
  return named && { fields: named.fields, first: named.title, definition: named }
}
