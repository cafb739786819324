import { expect, it } from 'vitest'
import { entityPaths, snakeCase } from '@lading/core/entity'
import { versions } from '../golden/history/versions'
import type { GoldenVersion } from '../golden/history/versions'
import type { MigrationStep } from './migrations'
import { mergedSchema, nextStep } from './migrations'
import { pruneStep } from './prune'
import { renameEntityStep, renameStep } from './renames'
import type { TableSchema } from '@lading/core/tables'
import { entitySchema } from '@lading/core/tables'

interface State {
  steps: MigrationStep[]
  schema: TableSchema[] | undefined
  key: string
}

/** What one change adds, as the commands do it. */
function after(state: State, { entity, version, renamed, convert, prune }: GoldenVersion): State {
  const ids = () => state.steps.map(({ id }) => id)
  const add = (step: MigrationStep | undefined, schema: TableSchema[]) => {
    state = { ...state, steps: step ? [...state.steps, step] : state.steps, schema }
  }
  if (entity.key !== state.key && state.schema) {
    const names = (key: string) => ({
      key,
      prefix: `logistics:${key}`,
      route: entityPaths({ ...entity, name: key === 'logTrip' ? 'Trip' : 'Tour', key }).route,
    })
    const tables = Object.fromEntries(
      ['', 'Stop'].map((end) => [snakeCase(state.key + end), snakeCase(entity.key + end)]),
    )
    const lines = { [`${state.key}Stop`]: `${entity.key}Stop` }
    const made = renameEntityStep(
      state.schema,
      { from: names(state.key), to: names(entity.key), tables, lines },
      ids(),
    )
    add(made.step, made.schema)
  }
  if (renamed) {
    const made = renameStep(state.schema!, entityPaths(entity).table, renamed[0], renamed[1], ids())
    add(made.step, made.schema)
  }
  if (prune) {
    const made = pruneStep(state.schema!, version, ids())!
    add(made.step, made.schema)
  }
  const now = entitySchema(entity)
  const step = nextStep(state.schema, now, ids(), { convert: convert === true })
  add(step, mergedSchema(state.schema, now, { ids: ids(), version }))
  return { ...state, key: entity.key }
}

it('makes the same steps of the same changes as ever', async () => {
  let state: State = { steps: [], schema: undefined, key: 'logTrip' }
  const history = versions.map((version) => {
    const before = state.steps.length
    state = after(state, version)
    return { about: version.about, steps: state.steps.slice(before) }
  })
  const fresh = nextStep(undefined, entitySchema(versions.at(-1)!.entity), [])
  await expect(`${JSON.stringify({ history, fresh }, null, 2)}\n`).toMatchFileSnapshot(
    '../golden/history/steps.json',
  )
})

it('refuses to change a kind that could lose values, and says what to do', () => {
  const [before, now] = [versions[2]!, versions[3]!].map(({ entity }) => entitySchema(entity))
  expect(() => nextStep(before, now!, ['log_trip_0001_create'])).toThrow(
    'values that do not fit would be lost',
  )
})

it('prunes nothing that went in the version in force', () => {
  const schema = mergedSchema(entitySchema(versions[4]!.entity), entitySchema(versions[5]!.entity), {
    ids: ['log_trip_0001_create'],
    version: '0.3.0',
  })
  expect(pruneStep(schema, '0.3.0', [])).toBeUndefined()
  expect(pruneStep(schema, '0.4.0', [])!.taken).toEqual(['log_trip_fee'])
})
