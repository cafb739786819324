import { defineEntity } from '@lading/core/entity'
import type { EntityDefinition, Field } from '@lading/core/entity'

const text = (en: string): Field => ({ kind: 'text', zh: en, en })

const first = defineEntity({
  key: 'logTrip',
  name: 'Trip',
  label: { zh: '行程', en: 'Trip' },
  area: 'logistics',
  title: 'tripNo',
  fields: {
    tripNo: { kind: 'code', unique: true, zh: '行程编号', en: 'Trip no.' },
    leaves: text('Leaves'),
    distance: text('Distance'),
    driver: text('Driver'),
    plate: { ...text('Plate'), unique: true },
    note: text('Note'),
  },
  list: ['tripNo'],
  query: ['tripNo'],
  form: [],
  lines: {
    logTripStop: {
      label: { zh: '停靠', en: 'Stops' },
      fields: { place: text('Place'), arrived: text('Arrived') },
      columns: ['place'],
    },
  },
  permissions: { prefix: 'logistics:logTrip', actions: [] },
  review: [],
} as EntityDefinition)

const stop = first.lines!.logTripStop!
const without = (fields: Record<string, Field>, ...names: string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

const added: EntityDefinition = {
  ...first,
  fields: { ...first.fields, vehicle: text('Vehicle'), eta: { kind: 'date', zh: 'ETA', en: 'ETA' } },
  query: ['tripNo', { eta: 'range' }],
  lines: {
    logTripStop: {
      ...stop,
      fields: { ...stop.fields, parcels: { kind: 'integer', zh: '件数', en: 'Parcels' } },
    },
  },
}

const renamed: EntityDefinition = {
  ...added,
  fields: { ...without(added.fields, 'driver'), chauffeur: text('Chauffeur') },
}

const retyped: EntityDefinition = {
  ...renamed,
  fields: {
    ...renamed.fields,
    leaves: { kind: 'date', zh: '出发', en: 'Leaves' },
    distance: { kind: 'decimal', zh: '距离', en: 'Distance' },
    plate: text('Plate'),
  },
  query: ['tripNo', { eta: 'range' }, { leaves: 'range' }],
  lines: {
    logTripStop: {
      ...stop,
      fields: {
        place: text('Place'),
        arrived: { kind: 'datetime', zh: '到达', en: 'Arrived' },
        parcels: { kind: 'quantity', zh: '件数', en: 'Parcels' },
      },
    },
  },
}

const fee = {
  label: { zh: '费用', en: 'Fees' },
  fields: { amount: { kind: 'money', zh: '金额', en: 'Amount' } as Field },
  columns: ['amount'],
}
const withLines: EntityDefinition = {
  ...retyped,
  fields: without(retyped.fields, 'note'),
  lines: { ...retyped.lines, logTripFee: fee },
}

const withoutLines: EntityDefinition = { ...withLines, lines: { logTripStop: withLines.lines!.logTripStop! } }

const another: EntityDefinition = {
  ...withoutLines,
  key: 'transportTour',
  name: 'Tour',
  lines: { transportTourStop: withoutLines.lines!.logTripStop! },
  permissions: { prefix: 'logistics:transportTour', actions: [] },
}

/** What is done to the definition from one version to the next, and in which version of the project. */
export interface GoldenVersion {
  about: string
  version: string
  entity: EntityDefinition
  /** Field of the header that was renamed by `lading rename`: before, now. */
  renamed?: [string, string]
  convert?: true
  prune?: true
}

/**
 * A definition as it may change over the years. What each change did to the database is kept in `steps.json` and never
 * changes: databases of all these versions are out there.
 */
export const versions: readonly GoldenVersion[] = [
  { about: 'created', version: '0.1.0', entity: first },
  { about: 'fields added', version: '0.1.0', entity: added },
  { about: 'a field renamed', version: '0.1.0', entity: renamed, renamed: ['driver', 'chauffeur'] },
  { about: 'kinds changed, one no longer unique', version: '0.2.0', entity: retyped, convert: true },
  { about: 'a field removed, lines added', version: '0.2.0', entity: withLines },
  { about: 'lines removed', version: '0.3.0', entity: withoutLines },
  { about: 'what went before is pruned', version: '0.3.0', entity: withoutLines, prune: true },
  { about: 'the entity renamed', version: '0.3.0', entity: another },
  { about: 'the lines are pruned', version: '0.4.0', entity: another, prune: true },
]
